import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, setup } from 'xstate'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { type User, userSchema } from '#domain/people/users.ts'
import { type StatusChangeRequest, usersMachine } from '#machines/users/users.machine.ts'
import { selectUsersPage } from '#machines/users/users.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const userOf = (fields: Partial<User>): User =>
  userSchema.parse({ id: 'USR-1', name: 'Ada Obi', email: 'ada@example.com', userStatus: 'ACTIVE', ...fields })
const ada = userOf({})
const bee = userOf({ id: 'USR-2', name: 'Bee Eze', email: 'bee@example.com' })

/** The message that drops prefetched rows, before each change. */
const rowsOutdated = { type: 'rows.outdated', receiver: 'prefetchedBatches' }

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

const openPage = () => {
  const received: ListPageEvent[] = []
  const changeStatus = deferredActor<User | null, StatusChangeRequest>()
  const actor = createActor(
    usersMachine.provide({
      actors: { listPage: recordingListPage(received) as never, changeStatus: changeStatus.logic },
    }),
    { input: { view: defaultView(listKinds.users) } },
  )
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
  return { actor, changeStatus, effects, changeUsers, rowChanges }
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

  test('is shown with the data of the server, and a toast reports the success', async () => {
    const { actor, changeStatus, effects, changeUsers, rowChanges } = openPage()
    changeUsers([ada])
    await changeStatus.answer(userOf({ userStatus: 'SUSPENDED', totalItemsCount: 7 }))
    expect(rowChanges()).toEqual(['suspend, USR-1 SUSPENDED', 'confirmed, USR-1 SUSPENDED'])
    expect(effects).toEqual([rowsOutdated, { type: 'toast', tone: 'success', text: 'Ada Obi is suspended' }])
    expect(actor.getSnapshot().value).toEqual({ showing: { dialog: 'closed', queue: 'idle' } })
  })

  test('is shown as active again if the server refuses', async () => {
    const { changeStatus, effects, changeUsers, rowChanges } = openPage()
    changeUsers([ada])
    await changeStatus.fail(new Error('User is already suspended'))
    expect(rowChanges()).toEqual(['suspend, USR-1 SUSPENDED', 'activate, USR-1 ACTIVE'])
    expect(effects).toEqual([rowsOutdated, { type: 'toast', tone: 'error', text: 'This user is already suspended.' }])
  })

  test('has a default toast if the error has no message', async () => {
    const { changeStatus, effects, changeUsers } = openPage()
    changeUsers([ada])
    await changeStatus.fail(new Error(''))
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
        { showing: { dialog: 'closed', queue: 'idle' } },
      ])
    },
  )

  test('opens no dialog if they are suspended already', () => {
    const { actor } = openPage()
    actor.send({ type: 'change.requested', change: 'suspend', users: [userOf({ userStatus: 'suspended' })] })
    expect(actor.getSnapshot().value).toEqual({ showing: { dialog: 'closed', queue: 'idle' } })
  })
})

describe('several users', () => {
  const problem = "You don't have permission to perform this action."
  const results = (actor: ReturnType<typeof openPage>['actor']) =>
    actor.getSnapshot().context.queue.map(({ user, state, problem: reason }) => [user.id, state, reason])

  test('change one after the other, and each has a result', async () => {
    const { actor, changeStatus, effects, changeUsers, rowChanges } = openPage()
    changeUsers([ada, bee])
    await changeStatus.fail(new Error('Permission denied'))
    await changeStatus.answer(null)
    expect(results(actor)).toEqual([
      ['USR-1', 'failed', problem],
      ['USR-2', 'done', null],
    ])
    expect(rowChanges()).toEqual(['suspend, USR-1 SUSPENDED, USR-2 SUSPENDED', 'activate, USR-1 ACTIVE', 'confirmed'])
    expect(effects).toEqual([rowsOutdated, rowsOutdated])
  })

  test('are sent again after Retry if they failed', async () => {
    const { actor, changeStatus, changeUsers, rowChanges } = openPage()
    changeUsers([ada, bee])
    await changeStatus.fail(new Error('Permission denied'))
    await changeStatus.answer(null)
    actor.send({ type: 'retry.requested' })
    expect(rowChanges().at(-1)).toBe('suspend, USR-1 SUSPENDED')
    await changeStatus.answer(null)
    expect(results(actor)).toEqual([
      ['USR-1', 'done', null],
      ['USR-2', 'done', null],
    ])
    actor.send({ type: 'notice.dismissed' })
    expect(results(actor)).toEqual([])
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

describe('lists that stop with an error', () => {
  test('break the page until Retry starts them again with the view of the URL', () => {
    const startViews: unknown[] = []
    const failingOnce = fromCallback(({ input }) => {
      startViews.push((input as { view: unknown }).view)
      if (startViews.length === 1) throw new Error('unexpected')
    })
    const view = defaultView(listKinds.users)
    const machine = usersMachine.provide({ actors: { listPage: failingOnce as never } })
    const actor = createActor(machine, { input: { view } }).start()
    expect(selectUsersPage(actor.getSnapshot())).toEqual({ page: undefined, isBroken: true })
    actor.send({ type: 'view.changed', view: { ...view, tab: 'active' } })
    actor.send({ type: 'retry.requested' })
    expect(selectUsersPage(actor.getSnapshot()).isBroken).toBe(false)
    expect(startViews).toEqual([view, { ...view, tab: 'active' }])
  })
})
