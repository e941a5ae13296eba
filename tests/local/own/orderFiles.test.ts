import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { orderFiles } from '#local/data/own/orderFiles.ts'

const sample = (name: string) => ({ name: `${name}.csv`, text: readFileSync(`docs/samples/${name}.csv`, 'utf8') })
const users = sample('users')
const items = sample('items')
const file = (name: string, text: string) => ({ name, text })

/** The names of the files as users and as items, and the notes. */
const order = (...files: Parameters<typeof orderFiles>) => {
  const ordered = orderFiles(...files)
  return [ordered.users.name, ordered.items?.name, ordered.notes]
}

const swapped = [
  'users.csv',
  'items.csv',
  ['The files are in the other order: users are read from users.csv, and items from items.csv'],
]

test('files in the right order stay as they are', () => {
  expect(order(users, items)).toEqual(['users.csv', 'items.csv', []])
  expect(order(users, undefined)).toEqual(['users.csv', undefined, []])
})

test('files in the other order are recognised by their columns', () => {
  expect(order(items, users)).toEqual(swapped)
})

test('files without labels are recognised by what is in their columns', () => {
  const bareItems = file('items.csv', 'Dress,ada@example.com,sale,5000\nHat,ada@example.com,rent,900\n')
  const bareUsers = file('users.csv', 'Ada Obi;2026-03-14;ada@example.com;active\n')
  expect(order(bareItems, bareUsers)).toEqual(swapped)
  expect(order(bareUsers, bareItems)).toEqual(['users.csv', 'items.csv', []])
})

test('columns that users and items share say nothing, and the order stays', () => {
  const few = file('people.csv', 'Name,Email\nAda,ada@example.com\n')
  const plain = file('things.csv', 'Name,Owner email\nDress,ada@example.com\n')
  expect(order(few, plain)).toEqual(['people.csv', 'things.csv', []])
})

test('a file that looks like the other kind is named, if it cannot change places', () => {
  expect(order(items, undefined)).toEqual([
    'items.csv',
    undefined,
    ['items.csv: It is read as users, but its columns are those of items. The file with users comes first'],
  ])
  expect(order(users, users)).toEqual([
    'users.csv',
    'users.csv',
    ['users.csv: It is read as items, but its columns are those of users. The file with users comes first'],
  ])
})
