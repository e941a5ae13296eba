import type { Item } from '#domain/items/items.ts'
import { localDayOf } from '#domain/days.ts'
import { columnsByKind } from '#domain/lists/columns.ts'
import type { CsvColumn } from '#domain/lists/csv.ts'
import type { ListKindName } from '#domain/lists/kinds.ts'
import type { User } from '#domain/people/users.ts'

const amount = (value: number | null): string => (value === null ? '' : String(value))

/** The fields of an account that the table does not have. The device token is a secret of the push service. */
const accountColumns: readonly CsvColumn<User>[] = [
  { label: 'User type', text: ({ userType }) => userType },
  { label: 'Social identity', text: ({ socialIdentityId }) => socialIdentityId },
  { label: 'Picture', text: ({ avatar }) => avatar },
  { label: 'Id', text: ({ id }) => id },
]

const role: CsvColumn<User> = { label: 'Role', text: (user) => user.role }

/** A marketer is an account too. */
const userOnly = columnsByKind.users.filter(({ name }) => !columnsByKind.marketers.some((other) => other.name === name))

const itemOnly: readonly CsvColumn<Item>[] = [
  { label: 'Owner’s name', text: ({ name }) => name },
  { label: 'Owner’s id', text: ({ userId }) => userId },
  { label: 'Price', isValue: true, text: ({ costValue }) => amount(costValue) },
  { label: 'Rent', isValue: true, text: ({ rentFee }) => amount(rentFee) },
  { label: 'Rent per', text: ({ rentRate }) => rentRate },
  { label: 'Longest rent', isValue: true, text: ({ rentDuration }) => amount(rentDuration) },
  { label: 'Requests', isValue: true, text: ({ requests }) => String(requests) },
  { label: 'Favourites', isValue: true, text: ({ favourites }) => String(favourites) },
  { label: 'Rating', isValue: true, text: ({ rating }) => amount(rating) },
  { label: 'Colour', text: ({ color }) => color },
  { label: 'Material', text: ({ material }) => material },
  { label: 'Quantity', isValue: true, text: ({ quantity }) => String(quantity) },
  { label: 'Unit', text: ({ unit }) => unit },
  { label: 'Category', text: ({ categoryId }) => categoryId },
  { label: 'Sub category', text: ({ subCategoryId }) => subCategoryId },
  { label: 'Last category', text: ({ lastCategoryId }) => lastCategoryId },
  { label: 'Description', text: ({ description }) => description },
  { label: 'Pictures', text: ({ image }) => image.join(' ') },
  { label: 'Changed', isValue: true, text: ({ updatedAt }) => localDayOf(updatedAt) },
  { label: 'Id', text: ({ id }) => id },
]

/** The columns of a CSV file: those of the table, shown or not, then the other fields of the details (§3). */
export const exportColumns: Readonly<Record<ListKindName, readonly CsvColumn<never>[]>> = {
  users: [...columnsByKind.users, role, ...accountColumns],
  items: [...columnsByKind.items, ...itemOnly],
  marketers: [...columnsByKind.marketers, ...userOnly, ...accountColumns],
}
