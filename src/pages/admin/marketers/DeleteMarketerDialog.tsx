import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { displayNameOf } from '#domain/people/marketers.ts'
import type { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'
import { selectDeleteMarketer } from '#machines/marketers/deleteMarketer.selectors.ts'
import { listFocus, rowFocus } from '#pages/admin/marketers/focus.ts'
import css from '#pages/admin/marketers/FormDialog.module.css'
import { LazyTypedConfirmDialog } from '#ui/overlays/lazyOverlays.tsx'

/** Asks for the name of a marketer before the deletion (§2, §5). */
export function DeleteMarketerDialog({ actor }: { actor: ActorRefFrom<typeof deleteMarketerMachine> }) {
  const { marketer, confirmation, isBusy, canDelete, problem } = useSelector(actor, selectDeleteMarketer, shallowEqual)
  const description = (
    <>
      This cannot be undone. To confirm, type <strong className={css.name}>{displayNameOf(marketer)}</strong>
    </>
  )
  return (
    <LazyTypedConfirmDialog
      title="Delete Marketer"
      description={description}
      label="Name of the marketer"
      typed={confirmation}
      onType={(text) => actor.send({ type: 'confirmation.changed', text })}
      canConfirm={canDelete}
      busy={isBusy}
      problem={problem}
      button="Delete marketer"
      onConfirm={() => actor.send({ type: 'delete.confirmed' })}
      onDismiss={() => actor.send({ type: 'dialog.dismissed' })}
      finalFocus={() => (selectDeleteMarketer(actor.getSnapshot()).isDeleted ? listFocus() : rowFocus(marketer.id)())}
    />
  )
}
