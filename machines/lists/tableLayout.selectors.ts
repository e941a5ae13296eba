import type { SnapshotFrom } from 'xstate'
import type { LinkedLayout } from '#domain/lists/tableLayout.ts'
import type { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'

type Snapshot = SnapshotFrom<typeof tableLayoutMachine>

/** The layout of the table. `columns` are the names of the shown columns. */
export const selectTableLayout = ({ context: { layout, defaultColumns } }: Snapshot) => ({
  columns: layout.columns ?? defaultColumns,
  density: layout.density,
  hasShortcuts: layout.hasShortcuts,
})

/** The layout as a saved view and a link contain it. */
export const selectLinkedLayout = ({ context: { layout } }: Snapshot): LinkedLayout => ({
  columns: layout.columns,
  density: layout.density,
})

/** Which dialog is open. */
export const selectPanels = (snapshot: Snapshot) => ({
  isColumnsPanelOpen: snapshot.matches('choosingColumns'),
  isHelpOpen: snapshot.matches('showingHelp'),
})
