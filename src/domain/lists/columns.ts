import { dealLabelOf, type Item, locationOf, ownerOf, statusOf } from '#domain/items.ts'
import type { CsvColumn } from '#domain/lists/csv.ts'
import type { Marketer } from '#domain/marketers.ts'
import type { User } from '#domain/users.ts'

/** One column of a table: as people choose it, and as a file holds it. */
export interface Column<Entity = never> extends CsvColumn<Entity> {
  readonly name: string
  /** Shown until somebody chooses otherwise; the specification's columns are (§2). */
  readonly isUsual: boolean
  /** Holds the link to the row's drawer, so it is always shown. */
  readonly isFixed?: boolean
  readonly align?: 'end'
}

const day = (iso: string): string => iso.slice(0, 10)

export const userColumns: readonly Column<User>[] = [
  { name: 'name', label: 'Name', isUsual: true, isFixed: true, text: ({ name }) => name },
  { name: 'email', label: 'Email', isUsual: true, text: ({ email }) => email },
  { name: 'phone', label: 'Phone number', isUsual: true, isDigits: true, text: ({ phoneNumber }) => phoneNumber },
  { name: 'items', label: 'Items added', isUsual: true, align: 'end', text: ({ totalItemsCount }) => String(totalItemsCount) },
  { name: 'status', label: 'User status', isUsual: true, text: ({ userStatus }) => userStatus },
  { name: 'username', label: 'Username', isUsual: false, text: ({ username }) => username },
  { name: 'referral', label: 'Referral code', isUsual: false, isDigits: true, text: ({ referralCode }) => referralCode },
  { name: 'referred', label: 'Users referred', isUsual: false, align: 'end', text: ({ referredUsers }) => String(referredUsers) },
  { name: 'added', label: 'Date added', isUsual: false, text: ({ createdAt }) => day(createdAt) },
]

export const itemColumns: readonly Column<Item>[] = [
  { name: 'item', label: 'Items', isUsual: true, isFixed: true, text: ({ itemName }) => itemName },
  { name: 'deal', label: 'Deal type', isUsual: true, text: dealLabelOf },
  { name: 'location', label: 'Location', isUsual: true, text: locationOf },
  { name: 'date', label: 'Date', isUsual: true, text: ({ createdAt }) => day(createdAt) },
  { name: 'status', label: 'Status', isUsual: true, text: statusOf },
  { name: 'owner', label: 'Owner', isUsual: false, text: ownerOf },
  { name: 'brand', label: 'Brand', isUsual: false, text: ({ brand }) => brand },
  { name: 'size', label: 'Size', isUsual: false, text: ({ itemSize }) => itemSize },
  { name: 'condition', label: 'Condition', isUsual: false, text: ({ itemCondition }) => itemCondition },
]

export const marketerColumns: readonly Column<Marketer>[] = [
  { name: 'name', label: 'Name', isUsual: true, isFixed: true, text: ({ name }) => name },
  { name: 'email', label: 'Email', isUsual: true, text: ({ email }) => email },
  { name: 'phone', label: 'Phone Number', isUsual: true, isDigits: true, text: ({ phoneNumber }) => phoneNumber },
  { name: 'referral', label: 'Referral Code', isUsual: true, isDigits: true, text: ({ referralCode }) => referralCode },
  { name: 'role', label: 'Role', isUsual: true, text: ({ role }) => role },
  { name: 'referred', label: 'Users Referred', isUsual: true, align: 'end', text: ({ referredUsers }) => String(referredUsers) },
  { name: 'status', label: 'Status', isUsual: false, text: ({ userStatus }) => userStatus },
  { name: 'added', label: 'Date added', isUsual: false, text: ({ createdAt }) => day(createdAt) },
]

/** The columns of every kind of list that stands. */
export const columnsOf = { users: userColumns, items: itemColumns, marketers: marketerColumns } as const

/** The names of the columns that nobody has chosen otherwise. */
export const usualColumns = (columns: readonly Column[]): readonly string[] => columns.filter(({ isUsual }) => isUsual).map(({ name }) => name)
