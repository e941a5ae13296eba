import type { SnapshotFrom } from 'xstate'
import type { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'

type Snapshot = SnapshotFrom<typeof tableLayoutMachine>

/** The layout of the table. `columns` are the names of the shown columns. */
export const selectTableLayout = ({ context: { layout, defaultColumns } }: Snapshot) => ({
  columns: layout.columns ?? defaultColumns,
  density: layout.density,
  hasShortcuts: layout.hasShortcuts,
})

/** Which dialog is open. */
export const selectPanels = (snapshot: Snapshot) => ({
  isColumnsPanelOpen: snapshot.matches('choosingColumns'),
  isHelpOpen: snapshot.matches('showingHelp'),
})
