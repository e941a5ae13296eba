import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { localDayOf } from '#domain/days.ts'
import { readOwnData } from '#local/data/own/readOwnData.ts'
import { signInAccounts } from '#local/data/seed.ts'

const now = Date.UTC(2026, 5, 1, 12)
const accounts = signInAccounts({ seed: 1, now, adminDomain: 'rewoven.com' })
const read = (users: string, items?: string) =>
  readOwnData(
    { name: 'users.csv', text: users },
    items === undefined ? undefined : { name: 'items.csv', text: items },
    accounts,
    now,
  )

test('the sample pair of the documentation is read without a problem', () => {
  const sample = (name: string) => readFileSync(`docs/samples/${name}.csv`, 'utf8')
  const { users, items, problems } = read(sample('users'), sample('items'))
  expect(problems).toEqual([])
  expect(
    users.map(({ name, phoneNumber, userStatus, role, referredBy }) => [
      name,
      phoneNumber,
      userStatus,
      role,
      referredBy,
    ]),
  ).toEqual([
    ['Ada Obi', '+2348031112233', 'ACTIVE', 'USER', '8045556677'],
    ['Bola Ade', '+2348032223344', 'SUSPENDED', 'USER', null],
    ['Chidi Eze', null, 'ACTIVE', 'USER', '8045556677'],
    ['Dami Bello', '+2348045556677', 'ACTIVE', 'MARKETER', null],
  ])
  expect(
    items.map(({ itemName, itemType, itemStatus, costValue, userId }) => [
      itemName,
      itemType,
      itemStatus,
      costValue,
      userId,
    ]),
  ).toEqual([
    ['Red ankara dress', 'sale', 'sale', 12_500, users[0]?.id],
    ['Linen suit', 'rent', 'rent', 30_000, users[1]?.id],
    ['Denim jacket', 'swap', 'swap', null, users[2]?.id],
    ['School shoes', 'donation', 'donate', null, users[0]?.id],
  ])
})

describe('without labels, and with unknown ones, columns are found by what is in them', () => {
  test.each([
    ['none', ''],
    ['unknown ones', 'Wer;Wann;Kontakt;Nummer\n'],
  ])('%s', (_, labels) => {
    const { users, problems } = read(
      `${labels}Ada Obi;2026-03-14;ADA@example.com;08031112233\nBola;2026-05-02;bola@example.com;\n`,
    )
    expect(problems).toEqual([])
    expect(
      users.map(({ name, email, phoneNumber, createdAt }) => [name, email, phoneNumber, createdAt.slice(0, 7)]),
    ).toEqual([
      ['Ada Obi', 'ada@example.com', '+2348031112233', '2026-03'],
      ['Bola', 'bola@example.com', null, '2026-05'],
    ])
  })
})

test('a first and a last name are one name', () => {
  expect(read('First name,Last name,Email\nAda,Obi,ada@example.com\n').users[0]?.name).toBe('Ada Obi')
})

test('a row with a problem is left out, and its line says why', () => {
  const users = [
    'Name,Email,Phone,Joined,Status',
    'Ada,ada@example.com,08031112233,2026-03-14,active',
    'Bola,,08031112234,2026-03-14,active',
    'Chidi,chidi@,08031112235,2026-03-14,active',
    'Dami,ADA@example.com,08031112236,2026-03-14,active',
    'Efe,efe@example.com,0803 111 2233,2026-03-14,active',
    'Femi,femi@example.com,,31/02/2026,active',
    'Gozie,gozie@example.com,,,gone',
    'Hadiza,admin@rewoven.com,,,',
  ]
  const items = [
    'Item,Owner,Deal,Price',
    'Dress,ada@example.com,sale,5000',
    ',ada@example.com,sale,1',
    'Suit,nobody,sale,1',
    'Hat,Ada,loan,1',
    'Bag,Ada,sale,dear',
  ]
  const own = read(users.join('\n'), items.join('\n'))
  expect([own.users.length, own.items.length]).toEqual([1, 1])
  expect(own.problems).toEqual([
    'users.csv, line 3: The email is missing',
    'users.csv, line 4: "chidi@" is no email',
    'users.csv, line 5: Line 2 has the same email',
    'users.csv, line 6: Line 2 has the same phone number',
    'users.csv, line 7: "31/02/2026" is no date. Write it as 2026-01-31 or 31/01/2026',
    'users.csv, line 8: "gone" is no status: active or suspended',
    'users.csv, line 9: An account of the local stack has the same email',
    'items.csv, line 3: The name is missing',
    'items.csv, line 4: "nobody" names no user',
    'items.csv, line 5: "loan" is no deal: sale, rent, swap or donation',
    'items.csv, line 6: "dear" is no price',
  ])
})

test('dates with the day first, and the phone number of who invited, are read', () => {
  const { users, problems } = read(
    'Name,Email,Member since,Referred by\nAda,ada@example.com,13/04/2026,0803 111 2233\nBola,bola@example.com,5.3.2026,ADA-1\n',
  )
  expect(problems).toEqual([])
  expect(users.map(({ createdAt, referredBy }) => [localDayOf(createdAt), referredBy])).toEqual([
    ['2026-04-13', '8031112233'],
    ['2026-03-05', 'ADA-1'],
  ])
})

test('a column with another name than in the console is told', () => {
  expect(read('Full name,E-mail,Joined\nAda,ada@example.com,2026-03-14\n').notes).toEqual([
    'users.csv: Columns are read as: E-mail → Email, Joined → Date added, Full name → Name',
  ])
})

test('columns that are not used are named, and a file without dates', () => {
  expect(read('Name,Email,Shoe size\nAda,ada@example.com,38\n').notes).toEqual([
    'users.csv: Columns that are not used: Shoe size',
    'users.csv: No column of dates, so all are of today',
  ])
})

test('an open quotation mark is named with its line', () => {
  expect(read('Name,Email\nAda,ada@example.com\n"Bola,bola@example.com\n').problems).toEqual([
    'users.csv, line 3: The quotation mark is not closed',
  ])
})

test('a price with kobo is rounded to whole naira, and a note counts them', () => {
  const { items, notes } = read(
    'Name,Email,Joined\nAda,ada@example.com,2026-03-14\n',
    'Item,Owner,Price,Listed\nHat,Ada,1500.50,2026-03-14\nBag,Ada,"2,000.00",2026-03-14\nTie,Ada,₦99.49,2026-03-14\n',
  )
  expect(items.map(({ costValue }) => costValue)).toEqual([1_501, 2_000, 99])
  expect(notes.at(-1)).toBe('items.csv: The stack counts in whole naira. Rows with a rounded price: 2')
})

test('prices of a column in kobo are naira', () => {
  const { items } = read(
    'Name,Email\nAda,ada@example.com\n',
    'Item,Owner,Price (kobo)\nHat,Ada,150000\nBag,Ada,"3,757,764"\n',
  )
  expect(items.map(({ costValue }) => costValue)).toEqual([1_500, 37_578])
})

test('the words of other systems for a status, a deal and a date are read', () => {
  const { users, items, problems } = read(
    'Name,Email,Status,Registration date\nAda,ada@example.com,Inactive,05/03/26\nBola,bola@example.com,Blocked,2026-03-06\n',
    'Item,Owner,Deal\nHat,Ada,Rental\nBag,Ada,Exchange\n',
  )
  expect(problems).toEqual([])
  expect(users.map(({ userStatus, createdAt }) => [userStatus, localDayOf(createdAt)])).toEqual([
    ['SUSPENDED', '2026-03-05'],
    ['SUSPENDED', '2026-03-06'],
  ])
  expect(items.map(({ itemType }) => itemType)).toEqual(['rent', 'swap'])
})

test('an item of a user who was left out names the line of the user, and one name of two users is told apart', () => {
  const { problems } = read(
    'Name,Email,Status\nAda,ada@example.com,gone\nBola,bola@example.com,\nBola,bola2@example.com,\n',
    'Item,Owner\nHat,ada@example.com\nBag,Bola\nTie,nobody\n',
  )
  expect(problems.slice(1)).toEqual([
    'items.csv, line 2: "ada@example.com" was left out: users.csv, line 2',
    'items.csv, line 3: "Bola" names several users',
    'items.csv, line 4: "nobody" names no user',
  ])
})
