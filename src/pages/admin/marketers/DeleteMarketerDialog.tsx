import { shallowEqual, useSelector } from '@xstate/react'
import { lazy, Suspense, useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { callNameOf } from '#domain/marketers.ts'
import type { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'
import { selectDeleteMarketer } from '#machines/marketers/deleteMarketer.select.ts'
import { listFocus, rowFocus } from '#pages/admin/marketers/focus.ts'
import css from '#pages/admin/marketers/FormDialog.module.css'
import { ignoreHeldEnter } from '#ui/heldEnter.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'

const Dialog = lazy(async () => ({ default: (await import('#ui/Dialog.tsx')).Dialog }))

/** Deletes a marketer once the name is typed (§2, §5). */
export function DeleteMarketerDialog({ actor }: { actor: ActorRefFrom<typeof deleteMarketerMachine> }) {
  const { marketer, typed, isBusy, canDelete, problem } = useSelector(actor, selectDeleteMarketer, shallowEqual)
  const id = useId()
  const name = callNameOf(marketer)
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  return (
    <Suspense>
      <Dialog
        open
        alert
        lasting={isBusy}
        title="Delete Marketer"
        onDismiss={dismiss}
        finalFocus={() => (selectDeleteMarketer(actor.getSnapshot()).isDeleted ? listFocus() : rowFocus(marketer.id)())}
        description={
          <>
            This cannot be undone. To confirm, type <strong className={css.name}>{name}</strong>
          </>
        }
        actions={
          <>
            <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={dismiss}>
              Cancel
            </Button>
            <Button type="submit" form={id} variant="danger" busy={isBusy} aria-disabled={!canDelete || undefined}>
              Delete marketer
            </Button>
          </>
        }
      >
        <form
          id={id}
          method="dialog"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'delete.confirmed' })
          }}
        >
          <TextField
            label="Name of the marketer"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            readOnly={isBusy}
            onKeyDown={ignoreHeldEnter}
            onChange={(event) => actor.send({ type: 'text.changed', typed: event.target.value })}
          />
        </form>
        {problem !== null && (
          <Notice tone="danger" announce>
            {problem}
          </Notice>
        )}
      </Dialog>
    </Suspense>
  )
}
