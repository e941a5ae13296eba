import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { savedViewsMachine } from '#machines/lists/savedViews.machine.ts'
import { selectSavedViewsDialog } from '#machines/lists/savedViews.selectors.ts'
import { NameForm } from '#pages/admin/savedViews/NameForm.tsx'
import css from '#pages/admin/savedViews/SavedViewsDialog.module.css'
import { ViewRow } from '#pages/admin/savedViews/ViewRow.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

/** The dialog that saves the view of the open list by a name, and renames and deletes saved views. */
export function SavedViewsDialog({ actor }: { actor: ActorRefFrom<typeof savedViewsMachine> }) {
  const { views, renaming, deleting, problem } = useSelector(actor, selectSavedViewsDialog, shallowEqual)
  return (
    <Dialog
      open
      title="Saved views"
      description="A view is the tab, search, filters and order of a list. Only you see it, in this browser."
      onDismiss={() => actor.send({ type: 'dialog.dismissed' })}
    >
      <NameForm
        label="Name of this view"
        name=""
        problem={renaming === null ? problem : null}
        isDisabled={renaming !== null || deleting !== null}
        onSubmit={(name) => actor.send({ type: 'name.submitted', name })}
      >
        <Button type="submit" disabled={renaming !== null || deleting !== null}>
          Save view
        </Button>
      </NameForm>
      {views.length > 0 && (
        <ul className={css.views} aria-label="Your saved views">
          {views.map((view) => (
            <li key={view.name} className={css.view}>
              <ViewRow
                actor={actor}
                view={view}
                isRenaming={renaming === view.name}
                isDeleting={deleting === view.name}
                problem={problem}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
