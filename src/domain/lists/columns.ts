import { dealLabel, type Item, itemLocation, itemOwnerName, itemStatusLabel } from '#domain/items/items.ts'
import type { CsvColumn } from '#domain/lists/csv.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import type { User } from '#domain/people/users.ts'

/** How long the texts of a column are. */
export type ColumnWidth = 'short' | 'medium' | 'long' | 'longest'

/** One column of a table: as people choose it, and as a file holds it. */
export interface Column<Entity = never> extends CsvColumn<Entity> {
  readonly name: string
  /** Shown until somebody chooses otherwise; the specification's columns are (§2). */
  readonly isDefault: boolean
  /** Holds the link to the row's drawer, so it is always shown. */
  readonly isFixed?: boolean
  readonly align?: 'end'
  /** How much room its texts want. A column keeps its room from page to page, whatever stands in it. */
  readonly width: ColumnWidth
}

const day = (iso: string): string => iso.slice(0, 10)

export const userColumns: readonly Column<User>[] = [
  { name: 'name', label: 'Name', width: 'longest', isDefault: true, isFixed: true, text: ({ name }) => name },
  { name: 'email', label: 'Email', width: 'longest', isDefault: true, text: ({ email }) => email },
  {
    name: 'phone',
    label: 'Phone number',
    width: 'medium',
    isDefault: true,
    isText: true,
    text: ({ phoneNumber }) => phoneNumber,
  },
  {
    name: 'items',
    label: 'Items added',
    width: 'short',
    isDefault: true,
    align: 'end',
    text: ({ totalItemsCount }) => String(totalItemsCount),
  },
  { name: 'status', label: 'User status', width: 'medium', isDefault: true, text: ({ userStatus }) => userStatus },
  { name: 'username', label: 'Username', width: 'long', isDefault: false, text: ({ username }) => username },
  {
    name: 'referral',
    label: 'Referral code',
    width: 'medium',
    isDefault: false,
    isText: true,
    text: ({ referralCode }) => referralCode,
  },
  {
    name: 'referred',
    label: 'Users referred',
    width: 'medium',
    isDefault: false,
    align: 'end',
    text: ({ referredUsers }) => String(referredUsers),
  },
  { name: 'added', label: 'Date added', width: 'medium', isDefault: false, text: ({ createdAt }) => day(createdAt) },
]

export const itemColumns: readonly Column<Item>[] = [
  { name: 'item', label: 'Items', width: 'longest', isDefault: true, isFixed: true, text: ({ itemName }) => itemName },
  { name: 'deal', label: 'Deal type', width: 'medium', isDefault: true, text: dealLabel },
  { name: 'location', label: 'Location', width: 'long', isDefault: true, text: itemLocation },
  { name: 'date', label: 'Date', width: 'medium', isDefault: true, text: ({ createdAt }) => day(createdAt) },
  { name: 'status', label: 'Status', width: 'medium', isDefault: true, text: itemStatusLabel },
  { name: 'owner', label: 'Owner', width: 'long', isDefault: false, text: itemOwnerName },
  { name: 'brand', label: 'Brand', width: 'medium', isDefault: false, text: ({ brand }) => brand },
  { name: 'size', label: 'Size', width: 'short', isDefault: false, text: ({ itemSize }) => itemSize },
  {
    name: 'condition',
    label: 'Condition',
    width: 'medium',
    isDefault: false,
    text: ({ itemCondition }) => itemCondition,
  },
]

export const marketerColumns: readonly Column<Marketer>[] = [
  { name: 'name', label: 'Name', width: 'long', isDefault: true, isFixed: true, text: ({ name }) => name },
  { name: 'email', label: 'Email', width: 'long', isDefault: true, text: ({ email }) => email },
  {
    name: 'phone',
    label: 'Phone Number',
    width: 'medium',
    isDefault: true,
    isText: true,
    text: ({ phoneNumber }) => phoneNumber,
  },
  {
    name: 'referral',
    label: 'Referral Code',
    width: 'short',
    isDefault: true,
    isText: true,
    text: ({ referralCode }) => referralCode,
  },
  { name: 'role', label: 'Role', width: 'short', isDefault: true, text: ({ role }) => role },
  {
    name: 'referred',
    label: 'Users Referred',
    width: 'short',
    isDefault: true,
    align: 'end',
    text: ({ referredUsers }) => String(referredUsers),
  },
  { name: 'status', label: 'Status', width: 'medium', isDefault: false, text: ({ userStatus }) => userStatus },
  { name: 'added', label: 'Date added', width: 'medium', isDefault: false, text: ({ createdAt }) => day(createdAt) },
]

/** The columns of every kind of list that stands. */
export const columnsByKind = { users: userColumns, items: itemColumns, marketers: marketerColumns } as const

/** The names of the columns that nobody has chosen otherwise. */
export const defaultColumns = (columns: readonly Column[]): readonly string[] =>
  columns.filter(({ isDefault }) => isDefault).map(({ name }) => name)

/** The columns that are shown, in the order of the table; those that nobody can hide are among them. */
export const shownColumns = <C extends Pick<Column, 'name' | 'isFixed'>>(
  columns: readonly C[],
  names: readonly string[],
): readonly C[] => columns.filter(({ name, isFixed }) => isFixed || names.includes(name))
