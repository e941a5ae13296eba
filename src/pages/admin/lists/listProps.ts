import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Column } from '#domain/records/columns.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { listPageMachine } from '#machines/lists/listPage.machine.ts'
import type { MenuItem } from '#ui/overlays/Menu.tsx'

export type ListPageActor = ActorRefFrom<typeof listPageMachine>

/** What fields of a record show, by name. */
export type FieldViews<Entity> = { readonly [Name in keyof Entity]?: (entity: Entity) => ReactNode }

/** The columns and cells of one kind of row. */
export interface RowDisplay<Entity> {
  readonly columns: readonly Column<Entity>[]
  /** What some fields show instead of the value. */
  readonly cells: FieldViews<Entity>
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
