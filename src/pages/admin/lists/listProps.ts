import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Column } from '#domain/lists/columns.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { listPageMachine } from '#machines/lists/listPage.machine.ts'
import type { MenuItem } from '#ui/overlays/Menu.tsx'

export type ListPageActor = ActorRefFrom<typeof listPageMachine>

/** The columns and cells of one kind of row. */
export interface RowDisplay<Entity> {
  readonly columns: readonly Column<Entity>[]
  /** The content of a cell, by column. A column without an entry shows the text of the CSV file. */
  readonly cells: Readonly<Record<string, ((entity: Entity) => ReactNode) | undefined>>
  /** The name of the row for screen readers. */
  readonly nameOf: (entity: Entity) => string
}

/** The configuration of the rows of a list page. It does not change while the page is open. */
export interface RowConfig<Entity> extends RowDisplay<Entity> {
  /** The actions for one row. Without it, rows have no menu. */
  readonly rowMenu?: (row: ListRow<Entity>) => readonly MenuItem[]
  readonly searchLabel: string
  readonly loadingMessage: string
  /** The message of a list without rows. `term` is empty without a search, `hadRows` is true if rows were loaded. */
  readonly emptyMessage: (term: string, hadRows: boolean, hasFilters: boolean) => string
  /** Buttons that create rows. */
  readonly addAction?: ReactNode
  /** The actions for the selected rows. */
  readonly bulkActions?: (rows: readonly ListRow<Entity>[]) => ReactNode
}
