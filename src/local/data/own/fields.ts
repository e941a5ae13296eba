import { type Deal, dealOf } from '#domain/items/deals.ts'
import { timeOf } from '#domain/days.ts'
import { type FileField, isEmailLike, isWords, toLabel } from '#domain/people/import/fileColumns.ts'
import { ownValue } from '#domain/ownValue.ts'
import { phoneOf } from '#domain/phones.ts'
import { readStatus } from '#domain/readInput.ts'
import { fold } from '#domain/search/search.ts'

/** A field of a file. Its own name and its label in the console name its column too. */
export interface OwnField extends Pick<FileField, 'isLike'> {
  readonly label: RegExp
  readonly partLabel?: RegExp
}

/** @param record the fields of the console's record, for their labels */
export const toFileFields = <Name extends string>(
  fields: Readonly<Record<Name, OwnField>>,
  record: Readonly<Record<string, { readonly label?: string }>>,
): Readonly<Record<Name, FileField>> =>
  Object.fromEntries(
    (Object.entries(fields) as [Name, OwnField][]).map(([name, { label, partLabel, ...shape }]) => {
      const names = [name.toLowerCase(), toLabel(record[name]?.label ?? name)]
      return [
        name,
        {
          ...shape,
          isLabel: (text: string) => names.includes(text) || label.test(text),
          isPartLabel: (text: string) => partLabel?.test(text) ?? false,
        },
      ]
    }),
  ) as Record<Name, FileField>

/** The time of a day, in milliseconds: 2026-01-31, or 31/01/2026 as people write it in Nigeria. NaN without one. */
export const readTime = (text: string): number => {
  const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text.trim()) ?? []
  return timeOf(
    year === undefined ? text : `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
}

const isTime = (cell: string): boolean => !Number.isNaN(readTime(cell))
const none = /^$/

/** The status that a word means: active if it is empty, null if it cannot be read. Inactive users are suspended ones (§2). */
export const readUserStatus = (text: string): 'ACTIVE' | 'SUSPENDED' | null => {
  const word = readStatus(text)
  if (word === '' || word === 'ACTIVE') return 'ACTIVE'
  return /^(SUSPENDED|INACTIVE|BLOCKED|DISABLED)$/.test(word) ? 'SUSPENDED' : null
}

/** The fields of a user in a file, those that are easy to recognise first. */
export const userFields = {
  email: { label: /^(e ?)?mails?( address)?$/, isLike: isEmailLike },
  createdAt: {
    label: /^(date )?(created|creation|joined|joining|registered|registration|sign ?up|date)( (at|on|date))?$/,
    isLike: isTime,
  },
  phoneNumber: {
    label: /^(phone|mobile|telephone|whatsapp)( (no|number))?$/,
    isLike: (cell) => phoneOf(cell) !== null,
  },
  userStatus: { label: /^status$/, isLike: (cell) => cell !== '' && readUserStatus(cell) !== null },
  role: { label: /^(type|user type)$/, isLike: (cell) => /^(user|marketer|ambassador|admin)$/i.test(cell) },
  id: { label: /^(user )?id$/ },
  username: { label: /^user name$/ },
  referralCode: { label: /^code$/ },
  referredBy: { label: /^(referred|invited) by$/ },
  locationState: { label: /^(state|region|location)$/ },
  locationLga: { label: /^(lga|local government area|city|town)$/ },
  name: { label: /^(full |user )?names?$/, partLabel: /^(first|given|last|family|sur) ?names?$/, isLike: isWords },
} as const satisfies Record<string, OwnField>

const otherDeals: Readonly<Record<string, Deal>> = { rental: 'rent', exchange: 'swap', 'give away': 'donation' }

/** The deal that a text means; a sale if it is empty, null if it cannot be read. */
export const readDeal = (text: string): Deal | null =>
  text === '' ? 'sale' : (dealOf(text) ?? ownValue(otherDeals, fold(text)) ?? null)

/** A price in naira, with kobo, and with or without a currency and separators of thousands; null if it cannot be read. */
export const readPrice = (text: string): number | null => {
  const [, digits] = /^(?:₦|NGN|N)?\s*((?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d{1,2})?)$/i.exec(text) ?? []
  return digits === undefined ? null : Number(digits.replace(/[, ]/g, ''))
}

/** The fields of an item in a file, those that are easy to recognise first. */
export const itemFields = {
  userId: { label: /^(owner|seller|user)( s)?( (id|email|e mail))?$/, isLike: isEmailLike },
  createdAt: { label: /^(date )?(created|listed|added|date)( (at|on|added))?$/, isLike: isTime },
  costValue: { label: /^(cost|amount|sale price)$/, isLike: (cell) => readPrice(cell) !== null },
  itemType: { label: /^(deal|type)$/, isLike: (cell) => cell !== '' && readDeal(cell) !== null },
  itemStatus: { label: /^status$/ },
  id: { label: /^(item )?id$/ },
  username: { label: none },
  rentFee: { label: /^rent (fee|price)$/ },
  rentRate: { label: none },
  brand: { label: none },
  itemSize: { label: none },
  color: { label: /^color$/ },
  material: { label: /^fabric$/ },
  itemCondition: { label: none },
  quantity: { label: none },
  description: { label: none },
  locationState: { label: /^(state|region)$/ },
  locationLga: { label: /^(lga|city|town)$/ },
  itemName: { label: /^(item|title|product|item name|name)$/, isLike: isWords },
} as const satisfies Record<string, OwnField>
