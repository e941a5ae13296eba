import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, setup } from 'xstate'
import type { ActivityKind } from '#domain/activity/activity.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { type User, userSchema } from '#domain/people/users.ts'
import { usersMachine } from '#machines/users/users.machine.ts'
import type { StatusChangeRequest } from '#machines/users/users.setup.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const userOf = (fields: Partial<User>): User =>
  userSchema.parse({ id: 'USR-1', name: 'Ada Obi', email: 'ada@example.com', userStatus: 'ACTIVE', ...fields })
const ada = userOf({})
const bee = userOf({ id: 'USR-2', name: 'Bee Eze', email: 'bee@example.com' })

/** The message that drops prefetched rows, before each change. */
const rowsOutdated = { type: 'rows.outdated', receiver: 'prefetchedBatches' }
const activity = (kind: ActivityKind, id: string, name: string) => ({
  type: 'activity.made',
  change: { kind, id, name },
  receiver: 'pages',
})

interface ListPageEvent {
  readonly type: string
  readonly change?: string
  readonly rows?: readonly { readonly id: string; readonly entity: User }[]
}

/** A stub of the list page that records its events. */
const recordingListPage = (received: ListPageEvent[]) =>
  setup({
    types: { events: {} as ListPageEvent },
    actions: { record: ({ event }) => void received.push(event) },
  }).createMachine({
    on: {
      'status.changed': { actions: 'record' },
      'status.confirmed': { actions: 'record' },
      'view.changed': { actions: 'record' },
    },
  })

const openPage = (role = 'ADMIN') => {
  const received: ListPageEvent[] = []
  const changeStatus = deferredActor<User | null, StatusChangeRequest>()
  const findChangedUser = deferredActor<User | null, StatusChangeRequest>()
  const undoOffer = deferredActor<{ isAccepted: boolean }, { text: string }>()
  const actors = {
    listPage: recordingListPage(received) as never,
    changeStatus: changeStatus.logic,
    findChangedUser: findChangedUser.logic,
    undoOffer: undoOffer.logic as never,
  }
  const actor = createActor(usersMachine.provide({ actors }), { input: { view: defaultView(listKinds.users), role } })
  const effects = recordEffects(actor)
  actor.start()
  const changeUsers = (users: readonly User[], change: 'suspend' | 'activate' = 'suspend') => {
    actor.send({ type: 'change.requested', change, users })
    actor.send({ type: 'change.confirmed' })
  }
  const rowChanges = () =>
    received.map(({ change, rows }) =>
      [change ?? 'confirmed', ...(rows ?? []).map(({ id, entity }) => `${id} ${entity.userStatus}`)].join(', '),
    )
  const undo = () => undoOffer.answer({ isAccepted: true })
  /** The change fails, and the user does not have the new status. */
  const refuse = async (error: Error) => {
    await changeStatus.fail(error)
    await findChangedUser.answer(null)
  }
  return {
    actor,
    findChangedUser,
    refuse,
    changeStatus,
    undoOffer,
    offers: undoOffer.inputs,
    undo,
    effects,
    changeUsers,
    rowChanges,
  }
}

describe('a user whom the admin suspends', () => {
  test('is shown as suspended immediately, and the call contains id and email', () => {
    const { changeStatus, changeUsers, rowChanges } = openPage()
    changeUsers([ada])
    expect(rowChanges()).toEqual(['suspend, USR-1 SUSPENDED'])
    expect(changeStatus.inputs.map(({ change, user }) => [change, user.id, user.email])).toEqual([
      ['suspend', 'USR-1', 'ada@example.com'],
    ])
  })

  test('is shown with the data of the server, and a toast offers to undo the change', async () => {
    const { actor, changeStatus, offers, effects, changeUsers, rowChanges } = openPage()
    changeUsers([ada])
    await changeStatus.answer(userOf({ userStatus: 'SUSPENDED', totalItemsCount: 7 }))
    expect(rowChanges()).toEqual(['suspend, USR-1 SUSPENDED', 'confirmed, USR-1 SUSPENDED'])
    expect(effects).toEqual([rowsOutdated, activity('userSuspended', 'USR-1', 'Ada Obi')])
    expect([offers, actor.getSnapshot().value]).toEqual([
      [{ text: 'Ada Obi is suspended' }],
      { showing: { dialog: 'closed', queue: 'idle', undo: 'offered' } },
    ])
  })

  test('is shown as active again if the server refuses, and the user is still active', async () => {
    const { changeUsers, effects, findChangedUser, refuse, rowChanges } = openPage()
    changeUsers([ada])
    await refuse(new Error('Permission denied'))
    expect(findChangedUser.inputs).toMatchObject([{ change: 'suspend', user: ada }])
    expect(rowChanges()).toEqual(['suspend, USR-1 SUSPENDED', 'activate, USR-1 ACTIVE'])
    expect(effects).toEqual([
      rowsOutdated,
      { type: 'toast', tone: 'error', text: "You don't have permission to perform this action." },
    ])
  })

  test.each(['User is already suspended', 'Network Error', 'Timeout', 'Malformed answer'])(
    "is suspended according to the server after the error '%s': the row stays, and a message says it",
    async (message) => {
      const { actor, changeStatus, changeUsers, effects, findChangedUser, rowChanges } = openPage()
      changeUsers([ada])
      await changeStatus.fail(new Error(message))
      await findChangedUser.answer(userOf({ userStatus: 'SUSPENDED', totalItemsCount: 7 }))
      expect(rowChanges()).toEqual(['suspend, USR-1 SUSPENDED', 'confirmed, USR-1 SUSPENDED'])
      expect(effects).toEqual([rowsOutdated, { type: 'toast', tone: 'blank', text: 'This user is already suspended.' }])
      expect(actor.getSnapshot().value).toEqual({ showing: { dialog: 'closed', queue: 'idle', undo: 'none' } })
    },
  )

  test.each([
    ['User is already suspended', 'blank', 'This user is already suspended.', ['suspend, USR-1 SUSPENDED']],
    [
      'Timeout',
      'error',
      'The request timed out. Please try again later.',
      ['suspend, USR-1 SUSPENDED', 'activate, USR-1 ACTIVE'],
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

  test('opens no dialog for a role that may not suspend users', () => {
    const { actor } = openPage('MARKETER')
    actor.send({ type: 'change.requested', change: 'suspend', users: [ada] })
    expect(actor.getSnapshot().value).toEqual({ showing: { dialog: 'closed', queue: 'idle', undo: 'none' } })
  })

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
    expect(rowChanges()).toEqual(['suspend, USR-1 SUSPENDED, USR-2 SUSPENDED', 'activate, USR-1 ACTIVE', 'confirmed'])
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
    expect(rowChanges().at(-1)).toBe('suspend, USR-1 SUSPENDED')
    await changeStatus.answer(null)
    expect([results(actor), offers]).toEqual([[], [{ text: 'Bee Eze is suspended' }, { text: '2 users suspended' }]])
  })

  test('can be stopped, except for the change that is being sent', async () => {
    const { actor, changeStatus, changeUsers, rowChanges } = openPage()
    changeUsers([ada, bee])
    actor.send({ type: 'stop.requested' })
    expect(rowChanges().at(-1)).toBe('activate, USR-2 ACTIVE')
    await changeStatus.answer(null)
    expect([changeStatus.inputs.length, results(actor)]).toEqual([1, []])
  })

  test('include a failure for a user without an email', async () => {
    const { actor, changeStatus, changeUsers } = openPage()
    changeUsers([userOf({ id: 'USR-3', email: '' }), bee])
    await changeStatus.answer(null)
    expect(results(actor)).toEqual([
      ['USR-3', 'failed', 'This user has no email address, so nothing was sent.'],
      ['USR-2', 'done', null],
    ])
  })
})

describe('Undo', () => {
  const sentChanges = ({ inputs }: { inputs: readonly StatusChangeRequest[] }) =>
    inputs.map(({ change, user }) => `${change} ${user.id}`)

  test('sends the reverse of a change, the row shows it immediately, and a toast confirms it', async () => {
    const { actor, changeStatus, undo, effects, changeUsers, rowChanges } = openPage()
    changeUsers([ada])
    await changeStatus.answer(null)
    await undo()
    expect([sentChanges(changeStatus), rowChanges().at(-1)]).toEqual([
      ['suspend USR-1', 'activate USR-1'],
      'activate, USR-1 ACTIVE',
    ])
    await changeStatus.answer(null)
    expect(effects.at(-1)).toEqual({ type: 'toast', tone: 'success', text: 'Ada Obi is active again' })
    expect(actor.getSnapshot().value).toEqual({ showing: { dialog: 'closed', queue: 'idle', undo: 'none' } })
  })

  test('that fails says how the user is left and why', async () => {
    const { changeStatus, undo, effects, changeUsers, rowChanges, refuse } = openPage()
    changeUsers([ada])
    await changeStatus.answer(null)
    await undo()
    await refuse(new Error('Network Error'))
    expect([effects.at(-1), rowChanges().at(-1)]).toEqual([
      {
        type: 'toast',
        tone: 'error',
        text:
          "Couldn't undo: Ada Obi is still suspended. " +
          'Network error. Please check your internet connection and try again.',
      },
      'suspend, USR-1 SUSPENDED',
    ])
  })

  test('reverses only the changes of several users that were made', async () => {
    const { changeStatus, offers, undo, effects, changeUsers, actor, refuse } = openPage()
    const chi = userOf({ id: 'USR-3', name: 'Chi Ade', email: 'chi@example.com' })
    changeUsers([ada, bee, chi])
    await changeStatus.answer(null)
    await refuse(new Error('Permission denied'))
    await changeStatus.answer(null)
    expect(offers).toEqual([{ text: '2 users suspended' }])
    await undo()
    await changeStatus.answer(null)
    await changeStatus.answer(null)
    expect([sentChanges(changeStatus).slice(3), effects.at(-1), actor.getSnapshot().context.queue]).toEqual([
      ['activate USR-1', 'activate USR-3'],
      { type: 'toast', tone: 'success', text: '2 users activated' },
      [],
    ])
  })

  test('of several users that fails for one lists the user', async () => {
    const { actor, changeStatus, undo, changeUsers, refuse } = openPage()
    changeUsers([ada, bee])
    await changeStatus.answer(null)
    await changeStatus.answer(null)
    await undo()
    await changeStatus.answer(null)
    await refuse(new Error('Permission denied'))
    expect(actor.getSnapshot().value).toEqual({ showing: { dialog: 'closed', queue: 'finished', undo: 'none' } })
    expect(actor.getSnapshot().context.queue.map(({ user, state }) => [user.id, state])).toEqual([
      ['USR-1', 'done'],
      ['USR-2', 'failed'],
    ])
  })

  test('is offered no more once the next change is sent, or the time has passed', async () => {
    const { actor, changeStatus, undoOffer, offers, changeUsers } = openPage()
    const undoState = () => (actor.getSnapshot().value as { showing: { undo: string } }).showing.undo
    changeUsers([ada])
    await changeStatus.answer(null)
    changeUsers([bee])
    expect(undoState()).toBe('none')
    await changeStatus.answer(null)
    expect([undoState(), offers]).toEqual([
      'offered',
      [{ text: 'Ada Obi is suspended' }, { text: 'Bee Eze is suspended' }],
    ])
    await undoOffer.answer({ isAccepted: false })
    expect([undoState(), changeStatus.inputs.length]).toEqual(['none', 2])
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
