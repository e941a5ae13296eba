import { shallowEqual, useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { StatusChange } from '#domain/people/users.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'
import { selectStatusDialog } from '#machines/users/users.selectors.ts'
import { listFocus } from '#pages/admin/lists/focus.ts'
import { NamedUsers } from '#pages/admin/users/NamedUsers.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { formatCount } from '#ui/format.ts'
import { LazyDialog } from '#ui/overlays/lazyOverlays.tsx'

const texts: Readonly<Record<StatusChange, { title: string; verb: string; button: string }>> = {
  suspend: { title: 'Confirm Suspension', verb: 'suspend', button: 'Suspend' },
  activate: { title: 'Confirm Activation', verb: 'activate', button: 'Activate' },
}

/** Asks before a status changes (§2). */
export function StatusDialog({ actor }: { actor: ActorRefFrom<typeof usersMachine> }) {
  const { isOpen, change, users } = useSelector(actor, selectStatusDialog, shallowEqual)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const hasConfirmedRef = useRef(false)
  if (!isOpen) return null
  const { title, verb, button } = texts[change]
  const object = users.length === 1 ? 'this user' : `these ${formatCount(users.length)} users`
  const dismiss = () => {
    hasConfirmedRef.current = false
    actor.send({ type: 'dialog.dismissed' })
  }
  const confirm = () => {
    hasConfirmedRef.current = true
    actor.send({ type: 'change.confirmed' })
  }
  return (
    <LazyDialog
      open
      alert
      title={title}
      description={`Are you sure you want to ${verb} ${object}?`}
      onDismiss={dismiss}
      initialFocus={cancelButton}
      // The button for several users disappears with the selection.
      finalFocus={() => (hasConfirmedRef.current && users.length > 1 ? listFocus() : true)}
      actions={
        <>
          <Button ref={cancelButton} variant="secondary" onClick={dismiss}>
            Cancel
          </Button>
          <Button variant={change === 'suspend' ? 'danger' : 'primary'} onClick={confirm}>
            {button}
          </Button>
        </>
      }
    >
      <NamedUsers users={users} />
    </LazyDialog>
  )
}
