import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { usersMachine } from '#machines/users/users.machine.ts'
import { userOf, ada, bee, rowsOutdated, activity, openPage } from '#tests/machines/users/usersSupport.ts'

describe('a user whom the admin suspends', () => {
  test('is shown as active again if the server refuses, and the user is still active', async () => {
    const { changeUsers, effects, findChangedUser, refuse, rowChanges } = openPage()
    changeUsers([ada])
    await refuse(new Error('Permission denied'))
    expect(findChangedUser.inputs).toMatchObject([{ values: { change: 'suspend', user: ada } }])
    expect(rowChanges()).toEqual(['1 more suspended, USR-1 SUSPENDED', '-1 more suspended, USR-1 ACTIVE'])
    expect(effects).toEqual([
      rowsOutdated,
      { type: 'toast', tone: 'error', text: "You don't have permission to perform this action." },
    ])
  })

  test('is chosen again before the server has answered: a message asks to wait', () => {
    const { actor, changeUsers, effects } = openPage()
    changeUsers([ada])
    actor.send({ type: 'change.requested', change: 'activate', users: [userOf({ userStatus: 'SUSPENDED' })] })
    expect(actor.getSnapshot().matches({ showing: { dialog: 'closed' } })).toBe(true)
    expect(effects).toEqual([
      rowsOutdated,
      {
        type: 'toast',
        tone: 'blank',
        text: 'The last change of Ada Obi is still being saved. Try again in a moment.',
      },
    ])
  })

  test('was suspended before, as the server says: the row stays, and a message says it', async () => {
    const { actor, changeStatus, changeUsers, effects, findChangedUser, rowChanges } = openPage()
    changeUsers([ada])
    await changeStatus.fail(new Error('User is already suspended'))
    await findChangedUser.answer(userOf({ userStatus: 'SUSPENDED', totalItemsCount: 7 }))
    expect(rowChanges()).toEqual(['1 more suspended, USR-1 SUSPENDED', 'confirmed, USR-1 SUSPENDED'])
    expect(effects).toEqual([rowsOutdated, { type: 'toast', tone: 'blank', text: 'This user is already suspended.' }])
    expect(actor.getSnapshot().value).toEqual({ showing: { dialog: 'closed', queue: 'idle', undo: 'none' } })
  })

  test.each(['Network Error', 'Timeout', 'Malformed answer'])(
    "is suspended according to the server after the error '%s': the change is the person's, and can be undone",
    async (message) => {
      const { changeStatus, changeUsers, effects, findChangedUser, offers } = openPage()
      changeUsers([ada])
      await changeStatus.fail(new Error(message))
      await findChangedUser.answer(userOf({ userStatus: 'SUSPENDED' }))
      expect(effects).toEqual([rowsOutdated, activity('userSuspended', 'USR-1', 'Ada Obi')])
      expect(offers).toEqual([{ text: 'Ada Obi was suspended' }])
    },
  )

  test.each([
    ['was lost', 'Timeout', [{ text: 'Ada Obi was suspended' }]],
    ['was a refusal', 'Permission denied', []],
  ])('is suspended already on a repeat whose first answer %s: what can be undone', async (_, message, offered) => {
    const { changeStatus, changeUsers, findChangedUser, offers, refuse } = openPage()
    changeUsers([ada])
    await refuse(new Error(message))
    changeUsers([ada])
    await changeStatus.fail(new Error('User is already suspended'))
    await findChangedUser.answer(userOf({ userStatus: 'SUSPENDED' }))
    expect(offers).toEqual(offered)
  })

  test('is suspended already by someone else after the person has undone a lost change', async () => {
    const { changeStatus, changeUsers, findChangedUser, offers, undo } = openPage()
    changeUsers([ada])
    await changeStatus.fail(new Error('Timeout'))
    await findChangedUser.answer(userOf({ userStatus: 'SUSPENDED' }))
    await undo()
    await changeStatus.answer(ada)
    changeUsers([ada])
    await changeStatus.fail(new Error('User is already suspended'))
    await findChangedUser.answer(userOf({ userStatus: 'SUSPENDED' }))
    expect(offers).toEqual([{ text: 'Ada Obi was suspended' }])
  })

  test.each([
    [
      'User is already suspended',
      'blank',
      'This user is already suspended.',
      ['1 more suspended, USR-1 SUSPENDED', 'confirmed'],
    ],
    [
      'Timeout',
      'error',
      'The request timed out. Please try again later.',
      ['1 more suspended, USR-1 SUSPENDED', '-1 more suspended, USR-1 ACTIVE'],
    ],
  ])("cannot be read after the error '%s': a message says what is known", async (message, tone, text, rows) => {
    const { changeStatus, changeUsers, effects, findChangedUser, rowChanges } = openPage()
    changeUsers([ada])
    await changeStatus.fail(new Error(message))
    await findChangedUser.fail(new Error('Network Error'))
    expect([rowChanges(), effects]).toEqual([rows, [rowsOutdated, { type: 'toast', tone, text }]])
  })

  test('has a default toast if the error has no message', async () => {
    const { effects, changeUsers, refuse } = openPage()
    changeUsers([ada])
    await refuse(new Error(''))
    expect(effects).toEqual([rowsOutdated, { type: 'toast', tone: 'error', text: 'Failed to suspend user' }])
  })

  test.each([{ id: '', email: 'ada@example.com' }, { email: '' }])(
    'with %j is not sent, and the dialog closes',
    (fields) => {
      const { actor, changeStatus, changeUsers, rowChanges } = openPage()
      changeUsers([{ ...ada, ...fields }])
      expect([changeStatus.inputs, rowChanges(), actor.getSnapshot().value]).toEqual([
        [],
        [],
        { showing: { dialog: 'closed', queue: 'idle', undo: 'none' } },
      ])
    },
  )

  test('opens no dialog if they are suspended already', () => {
    const { actor } = openPage()
    actor.send({ type: 'change.requested', change: 'suspend', users: [userOf({ userStatus: 'suspended' })] })
    expect(actor.getSnapshot().value).toEqual({ showing: { dialog: 'closed', queue: 'idle', undo: 'none' } })
  })
})

describe('several users', () => {
  const problem = "You don't have permission to perform this action."
  const results = (actor: ReturnType<typeof openPage>['actor']) =>
    actor.getSnapshot().context.queue.map(({ user, state, problem: reason }) => [user.id, state, reason])

  test('change one after the other, and each has a result', async () => {
    const { actor, changeStatus, effects, changeUsers, rowChanges, refuse } = openPage()
    changeUsers([ada, bee])
    await refuse(new Error('Permission denied'))
    await changeStatus.answer(null)
    expect(results(actor)).toEqual([
      ['USR-1', 'failed', problem],
      ['USR-2', 'done', null],
    ])
    expect(rowChanges()).toEqual([
      '2 more suspended, USR-1 SUSPENDED, USR-2 SUSPENDED',
      '-1 more suspended, USR-1 ACTIVE',
      'confirmed',
    ])
    expect(effects).toEqual([rowsOutdated, rowsOutdated, activity('userSuspended', 'USR-2', 'Bee Eze')])
  })

  test('of whom one is already suspended have no failure, and a message names the user', async () => {
    const { actor, changeStatus, changeUsers, effects, findChangedUser, offers } = openPage()
    changeUsers([ada, bee])
    await changeStatus.fail(new Error('User is already suspended'))
    await findChangedUser.answer(userOf({ userStatus: 'SUSPENDED' }))
    await changeStatus.answer(null)
    expect([offers, effects.slice(1, 2), actor.getSnapshot().context.queue]).toEqual([
      [{ text: 'Bee Eze is suspended' }],
      [{ type: 'toast', tone: 'blank', text: 'Ada Obi is already suspended.' }],
      [],
    ])
  })

  test('are sent again after Retry if they failed', async () => {
    const { actor, changeStatus, offers, changeUsers, rowChanges, refuse } = openPage()
    changeUsers([ada, bee])
    await refuse(new Error('Permission denied'))
    await changeStatus.answer(null)
    actor.send({ type: 'retry.requested' })
    expect(rowChanges().at(-1)).toBe('1 more suspended, USR-1 SUSPENDED')
    await changeStatus.answer(null)
    expect([results(actor), offers]).toEqual([[], [{ text: 'Bee Eze is suspended' }, { text: '2 users suspended' }]])
  })
})

test('lists that stop with an error stop the page with it', () => {
  const error = new Error('unexpected')
  const throwing = fromCallback(() => {
    throw error
  })
  const machine = usersMachine.provide({ actors: { listPage: throwing as never } })
  const actor = createActor(machine, { input: { role: 'ADMIN', view: defaultView(listKinds.users) } })
  actor.subscribe({ error: () => undefined })
  expect(actor.start().getSnapshot()).toMatchObject({ status: 'error', error })
})
