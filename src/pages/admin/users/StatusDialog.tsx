import { shallowEqual, useSelector } from '@xstate/react'
import { lazy, Suspense, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { StatusChange } from '#domain/people/users.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'
import { selectStatusDialog } from '#machines/users/users.selectors.ts'
import { Button } from '#ui/controls/Button.tsx'
import { formatCount } from '#ui/format.ts'

const Dialog = lazy(async () => ({ default: (await import('#ui/overlays/Dialog.tsx')).Dialog }))

const words: Readonly<Record<StatusChange, { title: string; verb: string; button: string }>> = {
  suspend: { title: 'Confirm Suspension', verb: 'suspend', button: 'Suspend' },
  activate: { title: 'Confirm Activation', verb: 'activate', button: 'Activate' },
}

/** The question before a status changes (§2). */
export function StatusDialog({ actor }: { actor: ActorRefFrom<typeof usersMachine> }) {
  const { isOpen, change, users } = useSelector(actor, selectStatusDialog, shallowEqual)
  const cancel = useRef<HTMLButtonElement>(null)
  if (!isOpen) return null
  const { title, verb, button } = words[change]
  const [only] = users
  const whom = users.length === 1 ? 'this user' : `these ${formatCount(users.length)} users`
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  return (
    <Suspense>
      <Dialog
        open
        alert
        title={title}
        description={`Are you sure you want to ${verb} ${whom}?`}
        onDismiss={dismiss}
        initialFocus={cancel}
        actions={
          <>
            <Button ref={cancel} variant="secondary" onClick={dismiss}>
              Cancel
            </Button>
            <Button
              variant={change === 'suspend' ? 'danger' : 'primary'}
              onClick={() => actor.send({ type: 'change.confirmed' })}
            >
              {button}
            </Button>
          </>
        }
      >
        {users.length === 1 && only && (
          <p>
            <strong>{only.name || only.id}</strong>
            {only.email && ` · ${only.email}`}
          </p>
        )}
      </Dialog>
    </Suspense>
  )
}
