import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Column } from '#domain/lists/columns.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { listPageMachine } from '#machines/lists/listPage.machine.ts'
import type { MenuItem } from '#ui/overlays/Menu.tsx'

export type ListPageActor = ActorRefFrom<typeof listPageMachine>

/** How the rows of a kind look in a table. */
export interface RowDisplay<Entity> {
  readonly columns: readonly Column<Entity>[]
  /** How a column shows a row; as a file holds it unless told. */
  readonly cells: Readonly<Record<string, ((entity: Entity) => ReactNode) | undefined>>
  /** The row in a few words, for a screen reader. */
  readonly nameOf: (entity: Entity) => string
}

/** What the parts of a page of lists have to know of its rows. They do not change while the page is open. */
export interface RowConfig<Entity> extends RowDisplay<Entity> {
  readonly rowMenu: (row: ListRow<Entity>) => readonly MenuItem[]
  readonly searchLabel: string
  readonly loadingMessage: string
  /** The sentence of a list without rows; `term` is empty where nothing is searched, `hadRows` says that there were some before. */
  readonly emptyMessage: (term: string, hadRows: boolean) => string
  /** What stands beside the title, as a button that makes a new row. */
  readonly titleAction?: ReactNode
  /** What can be done with chosen rows. */
  readonly bulkActions?: (rows: readonly ListRow<Entity>[]) => ReactNode
}
