import { expect, test } from 'vitest'
import { groupReferees } from '#domain/people/refereeGroups.ts'
import { refereeSchema } from '#domain/people/referees.ts'
import { usersToChange } from '#domain/people/statusQueue.ts'
import { availableStatusChange, userSchema } from '#domain/people/users.ts'
import { userToRow } from '#domain/records/user.ts'

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

test.each(['INACTIVE', 'blocked'])('a person with the status %j can be activated', (userStatus) => {
  const user = userSchema.parse({ id: 'USR-1', userStatus })
  expect([availableStatusChange(user), usersToChange([user], 'activate', []).length]).toEqual(['activate', 1])
})
