import { dealLabelOf, type Item, locationOf, ownerOf, statusOf } from '#domain/items/items.ts'
import type { CsvColumn } from '#domain/lists/csv.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import type { User } from '#domain/people/users.ts'

/** How long the texts of a column are. */
export type Room = 'short' | 'medium' | 'long' | 'longest'

/** One column of a table: as people choose it, and as a file holds it. */
export interface Column<Entity = never> extends CsvColumn<Entity> {
  readonly name: string
  /** Shown until somebody chooses otherwise; the specification's columns are (§2). */
  readonly isUsual: boolean
  /** Holds the link to the row's drawer, so it is always shown. */
  readonly isFixed?: boolean
  readonly align?: 'end'
  /** How much room its texts want. A column keeps its room from page to page, whatever stands in it. */
  readonly room: Room
}

const day = (iso: string): string => iso.slice(0, 10)

export const userColumns: readonly Column<User>[] = [
  { name: 'name', label: 'Name', room: 'longest', isUsual: true, isFixed: true, text: ({ name }) => name },
  { name: 'email', label: 'Email', room: 'longest', isUsual: true, text: ({ email }) => email },
  {
    name: 'phone',
    label: 'Phone number',
    room: 'medium',
    isUsual: true,
    isDigits: true,
    text: ({ phoneNumber }) => phoneNumber,
  },
  {
    name: 'items',
    label: 'Items added',
    room: 'short',
    isUsual: true,
    align: 'end',
    text: ({ totalItemsCount }) => String(totalItemsCount),
  },
  { name: 'status', label: 'User status', room: 'medium', isUsual: true, text: ({ userStatus }) => userStatus },
  { name: 'username', label: 'Username', room: 'long', isUsual: false, text: ({ username }) => username },
  {
    name: 'referral',
    label: 'Referral code',
    room: 'medium',
    isUsual: false,
    isDigits: true,
    text: ({ referralCode }) => referralCode,
  },
  {
    name: 'referred',
    label: 'Users referred',
    room: 'medium',
    isUsual: false,
    align: 'end',
    text: ({ referredUsers }) => String(referredUsers),
  },
  { name: 'added', label: 'Date added', room: 'medium', isUsual: false, text: ({ createdAt }) => day(createdAt) },
]

export const itemColumns: readonly Column<Item>[] = [
  { name: 'item', label: 'Items', room: 'longest', isUsual: true, isFixed: true, text: ({ itemName }) => itemName },
  { name: 'deal', label: 'Deal type', room: 'medium', isUsual: true, text: dealLabelOf },
  { name: 'location', label: 'Location', room: 'long', isUsual: true, text: locationOf },
  { name: 'date', label: 'Date', room: 'medium', isUsual: true, text: ({ createdAt }) => day(createdAt) },
  { name: 'status', label: 'Status', room: 'medium', isUsual: true, text: statusOf },
  { name: 'owner', label: 'Owner', room: 'long', isUsual: false, text: ownerOf },
  { name: 'brand', label: 'Brand', room: 'medium', isUsual: false, text: ({ brand }) => brand },
  { name: 'size', label: 'Size', room: 'short', isUsual: false, text: ({ itemSize }) => itemSize },
  { name: 'condition', label: 'Condition', room: 'medium', isUsual: false, text: ({ itemCondition }) => itemCondition },
]

export const marketerColumns: readonly Column<Marketer>[] = [
  { name: 'name', label: 'Name', room: 'long', isUsual: true, isFixed: true, text: ({ name }) => name },
  { name: 'email', label: 'Email', room: 'long', isUsual: true, text: ({ email }) => email },
  {
    name: 'phone',
    label: 'Phone Number',
    room: 'medium',
    isUsual: true,
    isDigits: true,
    text: ({ phoneNumber }) => phoneNumber,
  },
  {
    name: 'referral',
    label: 'Referral Code',
    room: 'short',
    isUsual: true,
    isDigits: true,
    text: ({ referralCode }) => referralCode,
  },
  { name: 'role', label: 'Role', room: 'short', isUsual: true, text: ({ role }) => role },
  {
    name: 'referred',
    label: 'Users Referred',
    room: 'short',
    isUsual: true,
    align: 'end',
    text: ({ referredUsers }) => String(referredUsers),
  },
  { name: 'status', label: 'Status', room: 'medium', isUsual: false, text: ({ userStatus }) => userStatus },
  { name: 'added', label: 'Date added', room: 'medium', isUsual: false, text: ({ createdAt }) => day(createdAt) },
]

/** The columns of every kind of list that stands. */
export const columnsOf = { users: userColumns, items: itemColumns, marketers: marketerColumns } as const

/** The names of the columns that nobody has chosen otherwise. */
export const usualColumns = (columns: readonly Column[]): readonly string[] =>
  columns.filter(({ isUsual }) => isUsual).map(({ name }) => name)

/** The columns that are shown, in the order of the table; those that nobody can hide are among them. */
export const shownColumns = <C extends Pick<Column, 'name' | 'isFixed'>>(
  columns: readonly C[],
  names: readonly string[],
): readonly C[] => columns.filter(({ name, isFixed }) => isFixed || names.includes(name))
