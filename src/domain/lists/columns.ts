import { localDayOf } from '#domain/days.ts'
import { dealLabel, type Item, itemLocation, itemOwnerName, itemStatusOf } from '#domain/items/items.ts'
import type { CsvColumn } from '#domain/lists/csv.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import type { User } from '#domain/people/users.ts'

/** How much text a column usually contains. */
type ColumnWidth = 'short' | 'code' | 'role' | 'tag' | 'email' | 'medium' | 'long' | 'longest'

/**
 * Where a phone shows a column: `wide` and `badge` in the first line of the row, `detail` and `end` in the second. The other
 * default columns are only in the details of the row. Columns that the person has added get a line each.
 */
type PhonePlace = 'wide' | 'badge' | 'detail' | 'end'

/** One column of a table. The CSV file has it too, shown or not. */
export interface Column<Entity = never> extends CsvColumn<Entity> {
  readonly name: string
  /** Shown by default. These are the columns of the specification (§2). */
  readonly isDefault: boolean
  /** Contains the link to the row's details, so it cannot be hidden. */
  readonly isFixed?: boolean
  readonly align?: 'end'
  readonly onPhone?: PhonePlace
  /** A narrow table leaves the column out, so that names have room. The details of the row have the text. */
  readonly isSpare?: true
  /** The width stays the same from page to page, whatever the content is. */
  readonly width: ColumnWidth
}

export const userColumns: readonly Column<User>[] = [
  { name: 'name', label: 'Name', width: 'longest', isDefault: true, isFixed: true, text: ({ name }) => name },
  { name: 'email', label: 'Email', width: 'email', isDefault: true, onPhone: 'detail', text: ({ email }) => email },
  {
    name: 'phone',
    label: 'Phone number',
    width: 'medium',
    isDefault: true,
    isSpare: true,
    text: ({ phoneNumber }) => phoneNumber,
  },
  {
    name: 'items',
    label: 'Items added',
    width: 'short',
    isDefault: true,
    align: 'end',
    isValue: true,
    text: ({ totalItemsCount }) => String(totalItemsCount),
  },
  {
    name: 'status',
    label: 'User status',
    width: 'tag',
    isDefault: true,
    onPhone: 'badge',
    text: ({ userStatus }) => userStatus,
  },
  { name: 'username', label: 'Username', width: 'long', isDefault: false, text: ({ username }) => username },
  {
    name: 'referral',
    label: 'Referral code',
    width: 'medium',
    isDefault: false,
    text: ({ referralCode }) => referralCode,
  },
  {
    name: 'referred',
    label: 'Users referred',
    width: 'medium',
    isDefault: false,
    align: 'end',
    isValue: true,
    text: ({ referredUsers }) => String(referredUsers),
  },
  {
    name: 'added',
    label: 'Date added',
    width: 'medium',
    isDefault: false,
    isValue: true,
    text: ({ createdAt }) => localDayOf(createdAt),
  },
]

export const itemColumns: readonly Column<Item>[] = [
  {
    name: 'item',
    label: 'Items',
    width: 'longest',
    isDefault: true,
    isFixed: true,
    onPhone: 'wide',
    text: ({ itemName }) => itemName,
  },
  { name: 'deal', label: 'Deal type', width: 'tag', isDefault: true, onPhone: 'badge', text: dealLabel },
  { name: 'location', label: 'Location', width: 'long', isDefault: true, text: itemLocation },
  {
    name: 'date',
    label: 'Date',
    width: 'code',
    isDefault: true,
    onPhone: 'detail',
    isValue: true,
    text: ({ createdAt }) => localDayOf(createdAt),
  },
  { name: 'status', label: 'Status', width: 'tag', isDefault: true, onPhone: 'end', text: itemStatusOf },
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
  { name: 'name', label: 'Name', width: 'longest', isDefault: true, isFixed: true, text: ({ name }) => name },
  { name: 'email', label: 'Email', width: 'email', isDefault: true, onPhone: 'detail', text: ({ email }) => email },
  {
    name: 'phone',
    label: 'Phone Number',
    width: 'medium',
    isDefault: true,
    isSpare: true,
    text: ({ phoneNumber }) => phoneNumber,
  },
  {
    name: 'referral',
    label: 'Referral Code',
    width: 'code',
    isDefault: true,
    onPhone: 'badge',
    text: ({ referralCode }) => referralCode,
  },
  { name: 'role', label: 'Role', width: 'role', isDefault: true, isSpare: true, text: ({ role }) => role },
  {
    name: 'referred',
    label: 'Users Referred',
    width: 'short',
    isDefault: true,
    align: 'end',
    isValue: true,
    text: ({ referredUsers }) => String(referredUsers),
  },
  {
    name: 'added',
    label: 'Date added',
    width: 'code',
    isDefault: false,
    isValue: true,
    text: ({ createdAt }) => localDayOf(createdAt),
  },
  { name: 'status', label: 'Status', width: 'tag', isDefault: false, text: ({ userStatus }) => userStatus },
]

/** The columns of each kind of list. */
export const columnsByKind = { users: userColumns, items: itemColumns, marketers: marketerColumns } as const

/** The names of the columns that are shown by default. */
export const defaultColumns = (columns: readonly Column[]): readonly string[] =>
  columns.filter(({ isDefault }) => isDefault).map(({ name }) => name)

/** The columns to show, in the order of the table. Fixed columns are always included. */
export const shownColumns = <C extends Pick<Column, 'name' | 'isFixed'>>(
  columns: readonly C[],
  names: readonly string[],
): readonly C[] => columns.filter(({ name, isFixed }) => isFixed || names.includes(name))
