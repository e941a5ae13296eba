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
import { LazyDialog } from '#ui/overlays/lazyOverlays.ts'

interface ChangeTexts {
  title: string
  verb: string
  button: string
  /** What follows, for one or several users. The server is required to do it (docs/deploy.md). */
  result: string
}

const texts: Readonly<Record<StatusChange, ChangeTexts>> = {
  suspend: {
    title: 'Confirm Suspension',
    verb: 'suspend',
    button: 'Suspend',
    result: "They are signed out and can't sign in until they are activated again. Their account and items stay.",
  },
  activate: {
    title: 'Confirm Activation',
    verb: 'activate',
    button: 'Activate',
    result: 'They can sign in again, with the same account and items.',
  },
}

/** Asks before a status changes (§2). */
export function StatusDialog({ actor }: { actor: ActorRefFrom<typeof usersMachine> }) {
  const { isOpen, change, users } = useSelector(actor, selectStatusDialog, shallowEqual)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const hasConfirmedRef = useRef(false)
  if (!isOpen) return null
  const { title, verb, button, result } = texts[change]
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
      description={
        <>
          <span>{`Are you sure you want to ${verb} ${object}?`}</span> <span>{result}</span>
        </>
      }
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
