import { createHash } from 'node:crypto'
import { isEmail } from '#domain/auth/email.ts'
import { cellOf, findColumns, toLabel } from '#domain/people/import/fileColumns.ts'
import { readCsv } from '#domain/people/import/readCsv.ts'
import { phoneOf } from '#domain/phones.ts'
import { readEmail, readName, readStatus } from '#domain/readInput.ts'
import { itemRecord } from '#domain/records/item.ts'
import { userRecord } from '#domain/records/user.ts'
import {
  type OwnField,
  itemFields,
  readDeal,
  readPrice,
  readTime,
  readUserStatus,
  toFileFields,
  userFields,
} from '#local/data/own/fields.ts'
import { deals } from '#local/data/itemCatalog.ts'
import type { ItemRow } from '#local/data/seedItems.ts'
import { referralCodeOf, sortKey, unknownDetails, type UserRow } from '#local/data/seedUsers.ts'

/** The rows of the files of a person. A row with a problem is left out. */
export interface OwnData {
  readonly users: readonly UserRow[]
  readonly items: readonly ItemRow[]
  /** `users.csv, line 3: …` */
  readonly problems: readonly string[]
  /** What a person should know of the columns of a file. */
  readonly notes: readonly string[]
}

export interface OwnFile {
  readonly name: string
  readonly text: string
}

/** A problem of one row. */
class RowProblem extends Error {}

const refuse = (problem: string): never => {
  throw new RowProblem(problem)
}

/** The id of a row without one. The same row gets the same id. */
const idOf = (prefix: string, ...parts: readonly (string | number)[]): string =>
  `${prefix}-${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32)}`

const createdAtOf = (text: string, now: number): string => {
  if (text === '') return new Date(now).toISOString()
  const time = readTime(text)
  return Number.isNaN(time)
    ? refuse(`"${text}" is no date. Write it as 2026-01-31 or 31/01/2026`)
    : new Date(time).toISOString()
}

/** Reads each row with `toRow`, and collects the problems of rows. */
const readFile = <Row, Name extends string>(
  file: OwnFile,
  ownFields: Readonly<Record<Name, OwnField>>,
  record: Readonly<Record<string, { readonly label?: string }>>,
  toRow: (text: (field: Name) => string, line: number, labelOf: (field: Name) => string) => Row,
): { rows: Row[]; problems: string[]; notes: string[] } => {
  const { records, openQuoteLine } = readCsv(file.text)
  if (openQuoteLine !== null)
    return { rows: [], problems: [`${file.name}, line ${openQuoteLine}: The quotation mark is not closed`], notes: [] }
  const problems: string[] = []
  const fields = toFileFields(ownFields, record)
  const { columns, rows: dataRows } = findColumns(fields, records)
  const labels = dataRows.length < records.length ? (records[0]?.cells ?? []) : []
  const labelOf = (field: Name) => columns[field].map((at) => labels[at] ?? '').join(' and ')
  const rows = dataRows.flatMap(({ line, cells }) => {
    try {
      return [toRow((field) => cellOf(columns[field], cells).trim(), line, labelOf)]
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error
      problems.push(`${file.name}, line ${line}: ${error.message}`)
      return []
    }
  })
  const used = new Set(Object.values<readonly number[]>(columns).flat())
  const unused = labels.filter((label, at) => label !== '' && !used.has(at))
  const readAs = (Object.keys(fields) as Name[]).flatMap((field) => {
    const [label, title] = [labelOf(field), record[field]?.label ?? field]
    return label === '' || toLabel(label) === toLabel(title) ? [] : [`${label} → ${title}`]
  })
  const notes = [
    ...(readAs.length > 0 ? [`${file.name}: Columns are read as: ${readAs.join(', ')}`] : []),
    ...(unused.length > 0 ? [`${file.name}: Columns that are not used: ${unused.join(', ')}`] : []),
    ...(columns['createdAt' as Name]?.length === 0 ? [`${file.name}: No column of dates, so all are of today`] : []),
  ]
  return { rows, problems, notes }
}

/** Refuses a value that an earlier row has. */
const createUnique = (known: Iterable<readonly [string, string]> = []) => {
  const places = new Map(known)
  return (noun: string, value: string, line: number): void => {
    const place = places.get(`${noun} ${value}`)
    if (place !== undefined) refuse(`${place} has the same ${noun}`)
    places.set(`${noun} ${value}`, `Line ${line}`)
  }
}

/** A code, or the code that a person with this phone number has. */
const codeOf = (text: string): string => {
  const phone = phoneOf(text)
  return phone === null ? text : referralCodeOf(phone)
}

type UserText = (field: keyof typeof userFields) => string

const toUser = (text: UserText, now: number): UserRow => {
  const email = readEmail(text('email'))
  if (email === '') refuse('The email is missing')
  if (!isEmail(email)) refuse(`"${email}" is no email`)
  const phone = text('phoneNumber')
  const phoneNumber = phone === '' ? null : (phoneOf(phone) ?? refuse(`"${phone}" is no phone number`))
  const role = readStatus(text('role')).replace('AMBASSADOR', 'MARKETER') || 'USER'
  if (role !== 'USER' && role !== 'MARKETER' && role !== 'ADMIN')
    refuse(`"${text('role')}" is no role: user, marketer or admin`)
  const status =
    readUserStatus(text('userStatus')) ?? refuse(`"${text('userStatus')}" is no status: active or suspended`)
  const id = text('id') || idOf('USR', email)
  const createdAt = createdAtOf(text('createdAt'), now)
  return {
    ...unknownDetails,
    id,
    item: sortKey(createdAt, id),
    partitionType: role as UserRow['partitionType'],
    name: readName(text('name')),
    email,
    username: text('username') || email.split('@')[0] || null,
    phoneNumber,
    userType: role,
    userStatus: status,
    referralCode: text('referralCode') || (phoneNumber ? referralCodeOf(phoneNumber) : null),
    referredBy: codeOf(text('referredBy')) || null,
    role,
    locationState: text('locationState') || null,
    locationLga: text('locationLga') || null,
    createdAt,
  }
}

const readUsers = (file: OwnFile, accounts: readonly UserRow[], now: number) => {
  const unique = createUnique(
    accounts.flatMap(({ id, email, phoneNumber }) => [
      [`id ${id}`, 'An account of the local stack'] as const,
      [`email ${email}`, 'An account of the local stack'] as const,
      [`phone number ${phoneNumber}`, 'An account of the local stack'] as const,
    ]),
  )
  /** The lines of users who are left out, by what can name an owner. */
  const leftOut = new Map<string, number>()
  const read = readFile(file, userFields, userRecord.fields, (text: UserText, line) => {
    try {
      const user = toUser(text, now)
      unique('email', user.email, line)
      unique('id', user.id, line)
      if (user.phoneNumber) unique('phone number', user.phoneNumber, line)
      return user
    } catch (error) {
      for (const field of ['id', 'email', 'username', 'name'] as const) leftOut.set(text(field).toLowerCase(), line)
      throw error
    }
  })
  return { ...read, leftOut }
}

/** Users by everything that can name an owner. A name that two users have names none. */
const indexOwners = (users: readonly UserRow[]) => {
  const owners = new Map<string, UserRow | null>()
  for (const user of users)
    for (const key of new Set([user.id, user.email, user.username ?? '', user.name].map((text) => text.toLowerCase())))
      owners.set(key, owners.has(key) ? null : user)
  return owners
}

type ItemText = (field: keyof typeof itemFields) => string

/** A price in whole naira, from a column of naira or of kobo. */
const nairaOf = (text: string, label: string): number | null => {
  const price = readPrice(text)
  return price === null ? null : price / (/\bkobo\b/i.test(label) ? 100 : 1)
}

const priceFields = ['costValue', 'rentFee'] as const

const toItem = (text: ItemText, labelOf: ItemText, owner: UserRow, line: number, now: number): ItemRow => {
  const itemName = readName(text('itemName')) || refuse('The name is missing')
  const itemType =
    readDeal(text('itemType')) ?? refuse(`"${text('itemType')}" is no deal: sale, rent, swap or donation`)
  const priceOf = (field: (typeof priceFields)[number]): number | null =>
    text(field) === ''
      ? null
      : Math.round(nairaOf(text(field), labelOf(field)) ?? refuse(`"${text(field)}" is no price`))
  const createdAt = createdAtOf(text('createdAt'), now)
  const id = text('id') || idOf('ITM', owner.id, itemName, line)
  return {
    id,
    item: sortKey(createdAt, id),
    userId: owner.id,
    itemName,
    image: '[]',
    description: text('description'),
    itemSize: text('itemSize'),
    brand: text('brand'),
    color: text('color'),
    categoryId: '',
    subCategoryId: '',
    lastCategoryId: '',
    material: text('material'),
    locationState: text('locationState') || owner.locationState,
    locationLga: text('locationLga') || owner.locationLga,
    itemCondition: text('itemCondition'),
    quantity: Number(text('quantity')) || 1,
    unit: '',
    rating: 0,
    favourites: 0,
    requests: 0,
    itemType,
    itemStatus:
      readName(text('itemStatus'))
        .toLowerCase()
        .replace(/^(for|to) /, '') || deals[itemType][0],
    costValue: priceOf('costValue'),
    rentFee: priceOf('rentFee'),
    rentRate: text('rentRate') || null,
    rentDuration: null,
    createdAt,
    updatedAt: createdAt,
  }
}

/** The stack has whole naira. */
const isRounded = (text: ItemText, labelOf: ItemText): boolean =>
  priceFields.some((field) => !Number.isInteger(nairaOf(text(field), labelOf(field)) ?? 0))

/**
 * Reads the users and the items of a person for the local stack.
 * @param accounts rows that the stack has already
 */
export const readOwnData = (
  usersFile: OwnFile,
  itemsFile: OwnFile | undefined,
  accounts: readonly UserRow[],
  now: number,
): OwnData => {
  const users = readUsers(usersFile, accounts, now)
  if (!itemsFile) return { users: users.rows, items: [], problems: users.problems, notes: users.notes }
  const owners = indexOwners(users.rows)
  const ownerOf = (named: string): UserRow => {
    const key = named.toLowerCase()
    const leftOutLine = users.leftOut.get(key)
    const reason = leftOutLine === undefined ? 'names no user' : `was left out: ${usersFile.name}, line ${leftOutLine}`
    return owners.get(key) ?? refuse(`"${named}" ${owners.has(key) ? 'names several users' : reason}`)
  }
  const unique = createUnique()
  let roundedCount = 0
  const items = readFile(itemsFile, itemFields, itemRecord.fields, (text: ItemText, line, labelOf) => {
    const named = text('userId') || text('username') || refuse('The owner is missing')
    const owner = ownerOf(named)
    const item = toItem(text, labelOf, owner, line, now)
    unique('id', item.id, line)
    if (isRounded(text, labelOf)) roundedCount += 1
    return item
  })
  const roundedNote =
    roundedCount > 0
      ? [`${itemsFile.name}: The stack counts in whole naira. Rows with a rounded price: ${roundedCount}`]
      : []
  return {
    users: users.rows,
    items: items.rows,
    problems: [...users.problems, ...items.problems],
    notes: [...users.notes, ...items.notes, ...roundedNote],
  }
}
