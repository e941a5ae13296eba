import { expect, test } from 'vitest'
import { groupReferees } from '#domain/people/refereeGroups.ts'
import { refereeSchema } from '#domain/people/referees.ts'
import { usersToChange } from '#domain/people/statusQueue.ts'
import { availableStatusChange, userSchema } from '#domain/people/users.ts'
import { userToRow } from '#domain/records/user.ts'
import type { Api } from '#services/api/graphql.ts'
import { createChangedUserService } from '#services/api/userStatus.ts'

test.each(['SUSPENDED', ' SUSPENDED', 'Suspended ', 'ＳＵＳＰＥＮＤＥＤ', '\u200bsuspended'])(
  'with the status %j of the server, menu, filter, queue and referees know that a person is suspended',
  (userStatus) => {
    const user = userSchema.parse({ id: 'USR-1', userStatus })
    const referee = refereeSchema.parse({ id: 'USR-1', userStatus })
    expect({
      menu: availableStatusChange(user),
      filter: userToRow(user).filterValues.status,
      queue: usersToChange([user], 'suspend', []),
      referees: groupReferees([referee], '2026-11-21').suspended,
    }).toEqual({ menu: 'activate', filter: 'SUSPENDED', queue: [], referees: [referee] })
  },
)

test.each(['INACTIVE', 'blocked'])('a person with the status %j can be activated and not suspended', (userStatus) => {
  const user = userSchema.parse({ id: 'USR-1', userStatus })
  expect([
    availableStatusChange(user),
    usersToChange([user], 'activate', []),
    usersToChange([user], 'suspend', []),
  ]).toEqual(['activate', [user], []])
})

test.each([
  ['suspend', 'INACTIVE', true],
  ['suspend', 'ACTIVE', false],
  ['activate', 'PENDING', true],
  ['activate', 'BLOCKED', false],
] as const)('after a lost answer to %s, a user who is %s is changed: %s', async (change, userStatus, isChanged) => {
  const listed = userSchema.parse({ id: 'USR-1', userStatus })
  const api: Api = async ({ operations, schema }) => ({
    [operations[0]?.name ?? '']: schema.parse({ users: [listed], lastEvaluatedKey: null }),
  })
  expect(await createChangedUserService(api)(change, listed)).toEqual(isChanged ? listed : null)
})
