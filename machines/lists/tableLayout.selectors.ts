import type { SnapshotFrom } from 'xstate'
import type { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'

type Snapshot = SnapshotFrom<typeof tableLayoutMachine>

/** How the table looks; `columns` are the names of the shown ones. */
export const selectTableLayout = ({ context: { look, usual } }: Snapshot) => ({
  columns: look.columns ?? usual,
  density: look.density,
  hasShortcuts: look.hasShortcuts,
})

/** Which panel lies over the list. */
export const selectPanels = (snapshot: Snapshot) => ({
  isChoosing: snapshot.matches('choosing'),
  isExplaining: snapshot.matches('explaining'),
})
