import { describe, expect, test } from 'vitest'
import type { TestModel } from '#charts/testModel.ts'
import { createNames } from '#charts/paths/approved/dataNames.ts'
import { valueText } from '#charts/paths/model/valueText.ts'
import { door } from '#tests/charts/samples/door.ts'

interface User {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly nickname?: string
}

const userOf = (number: number, name = 'Ada Obi'): User => ({ id: `USR-${number}`, name, status: 'ACTIVE' })
const rowOf = (user: User) => ({ id: `row of ${user.id}`, user, search: user.name.toLowerCase() })
const users = [userOf(1), userOf(2, 'Bee Eze'), userOf(3), userOf(4)]
const settings = { size: 10, sort: 'date', title: 'Users' }

const textOf = (value: unknown, known: readonly unknown[] = users): string => {
  const testModel: TestModel = {
    ...door,
    inputs: [{ name: 'some users', input: known }],
    dataNames: {
      kindOf: (record) => ('status' in record ? 'user' : undefined),
      constants: { 'the default settings': settings },
      records: [],
      derive: ({ user }) => (user ? { kind: 'row', from: user, value: rowOf(user as User) } : undefined),
    },
  }
  return valueText(value, createNames(testModel))
}

describe('a value of the test model', () => {
  test.each([
    ['a record', userOf(1), 'user Ada Obi'],
    ['a record with the name of another one', userOf(3), 'user Ada Obi USR-3'],
    ['a changed record', { ...userOf(1), status: 'SUSPENDED' }, 'user Ada Obi with status "SUSPENDED"'],
    ['a record that the test model does not have', userOf(9), '{id "USR-9", name "Ada Obi", status "ACTIVE"}'],
    ['a list of records', users, '4 users from USR-1 to USR-4'],
    ['a list with a gap', [userOf(1), userOf(4)], '[user Ada Obi, user Ada Obi USR-4]'],
    ['a list with a run', [userOf(4), ...users.slice(0, 3)], '[user Ada Obi USR-4, 3 users from USR-1 to USR-3]'],
    ['configuration', settings, 'the default settings'],
    ['changed configuration', { ...settings, size: 20 }, 'the default settings with size 20'],
    ['a value that is computed from a record', rowOf(userOf(2, 'Bee Eze')), 'row of user Bee Eze'],
    ['a changed value that is computed', { ...rowOf(userOf(1)), search: '' }, 'row of user Ada Obi with search ""'],
  ])('%s is told by its name', (_, value, text) => {
    expect(textOf(value)).toBe(text)
  })

  test('a new field with a default value changes no name', () => {
    const withNickname = users.map((user) => ({ ...user, nickname: '' }))
    expect(textOf([withNickname[0], { ...withNickname[0], status: 'SUSPENDED' }, withNickname], withNickname)).toBe(
      '[user Ada Obi, user Ada Obi with status "SUSPENDED", 4 users from USR-1 to USR-4]',
    )
  })

  test('a name with a mark that separates facts has none', () => {
    expect(textOf(userOf(1, 'Ada, "Obi"'), [userOf(1, 'Ada, "Obi"')])).toBe('user Ada_ _Obi_')
  })
})
