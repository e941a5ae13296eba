import type { SnapshotFrom } from 'xstate'
import type { savedViewsMachine } from '#machines/lists/savedViews.machine.ts'

type Snapshot = SnapshotFrom<typeof savedViewsMachine>

export const selectSavedViews = ({ context }: Snapshot) => context.views

/** Whether the dialog is open. */
export const selectAreSavedViewsOpen = (snapshot: Snapshot | undefined): boolean => snapshot?.matches('open') ?? false

/** The dialog. `renaming` and `deleting` are the name of the view, or null. */
export const selectSavedViewsDialog = (snapshot: Snapshot) => {
  const { views, chosen, change, problem } = snapshot.context
  const isStoring = snapshot.matches({ open: 'storing' })
  const isDeleting = snapshot.matches({ open: 'confirmingDelete' }) || (isStoring && change.type === 'delete')
  const isRenaming = snapshot.matches({ open: 'renaming' }) || (isStoring && change.type === 'rename')
  return {
    views,
    renaming: isRenaming ? chosen : null,
    deleting: isDeleting ? chosen : null,
    problem,
  }
}
