import type { ListKindName } from '#domain/lists/kinds.ts'
import { type Column, columnsOf } from '#domain/records/columns.ts'
import { itemRecord } from '#domain/records/item.ts'
import { marketerRecord } from '#domain/records/marketer.ts'
import { userRecord } from '#domain/records/user.ts'

export const userColumns = columnsOf(userRecord)
export const itemColumns = columnsOf(itemRecord)
export const marketerColumns = columnsOf(marketerRecord)

/** The columns of each kind of list. */
export const columnsByKind = {
  users: userColumns,
  items: itemColumns,
  marketers: marketerColumns,
} as const satisfies Readonly<Record<ListKindName, unknown>>

/** The names of the columns that are shown by default. */
export const defaultColumns = (columns: readonly Column[]): readonly string[] =>
  columns.filter(({ isDefault }) => isDefault).map(({ name }) => name)

/** The columns to show, in the order of the table. Fixed columns are always included. */
export const shownColumns = <C extends Pick<Column, 'name' | 'isFixed'>>(
  columns: readonly C[],
  names: readonly string[],
): readonly C[] => columns.filter(({ name, isFixed }) => isFixed || names.includes(name))
