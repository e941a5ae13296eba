import { displayNameOf } from '#domain/people/accounts.ts'
import { type ListRow, toSortableDate } from '#domain/lists/rows.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { accountContract } from '#domain/records/contract.ts'
import { createToRow, type Field, type ListRecord } from '#domain/records/record.ts'
import { userRecord } from '#domain/records/user.ts'

const account = userRecord.fields

/** The fields of the table (§2). The page names some of them in its own way. */
const tableFields = {
  name: account.name,
  email: account.email,
  phoneNumber: { ...account.phoneNumber, label: 'Phone Number' },
  referralCode: {
    label: 'Referral Code',
    column: { name: 'referral', width: 'code', isDefault: true, onPhone: 'badge' },
    search: true,
  },
  role: { label: 'Role', column: { name: 'role', width: 'role', isDefault: true, isSecondLine: true } },
  referredUsers: { label: 'Users Referred', column: { name: 'referred', width: 'short', isDefault: true } },
  createdAt: { ...account.createdAt, column: { name: 'added', width: 'code' } },
  userStatus: {
    label: 'Status',
    column: { name: 'status', width: 'tag' },
    filter: ['status', ({ userStatus }) => userStatus],
  },
} satisfies Partial<ListRecord<Marketer>['fields']>

/** A field that only files have. */
const toFileField = ({ label, notInFile, sort }: Field<Marketer>): Field<Marketer> => ({
  label,
  ...(notInFile && { notInFile }),
  ...(sort && { sort }),
})

const fileFields = Object.fromEntries(
  Object.entries(account).map(([name, field]) => [name, toFileField(field)]),
) as unknown as ListRecord<Marketer>['fields']

/** A marketer in lists, files and searches (§2, §5): an account whose other fields are only in files. */
export const marketerRecord: ListRecord<Marketer> = {
  contract: accountContract,
  sortName: displayNameOf,
  fields: { ...tableFields, ...fileFields, ...tableFields },
}

/** The fields that the side panel lists, in this order. */
export const marketerDetails = ['email', 'phoneNumber', 'referralCode', 'createdAt'] as const

export const marketerToRow = createToRow(marketerRecord)

/** Sorts after every date, so that a row without a date is on top. */
const futureDate = '9999'

/** The row of a new marketer. It is on top of the list (§4), even if the server sends no date. */
export const newMarketerRow = (marketer: Marketer): ListRow<Marketer> => ({
  ...marketerToRow(marketer),
  createdAt: toSortableDate(marketer.createdAt) || futureDate,
})
