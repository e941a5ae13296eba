import { describe, expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { type User, userSchema } from '#domain/people/users.ts'
import { type StatusChangeRequest, usersMachine } from '#machines/users/users.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const userOf = (given: Partial<User>): User =>
  userSchema.parse({ id: 'USR-1', name: 'Ada Obi', email: 'ada@example.com', userStatus: 'ACTIVE', ...given })
const ada = userOf({})
const bee = userOf({ id: 'USR-2', name: 'Bee Eze', email: 'bee@example.com' })

interface Told {
  readonly type: string
  readonly change?: string
  readonly rows?: readonly { readonly id: string; readonly entity: User }[]
}

/** A page of lists that only notes what it is told. */
const listening = (told: Told[]) =>
  setup({ types: { events: {} as Told }, actions: { note: ({ event }) => void told.push(event) } }).createMachine({
    on: {
      'status.changed': { actions: 'note' },
      'status.confirmed': { actions: 'note' },
      'view.changed': { actions: 'note' },
    },
  })

const open = () => {
  const told: Told[] = []
  const changeStatus = deferredActor<User | null, StatusChangeRequest>()
  const actor = createActor(
    usersMachine.provide({ actors: { listPage: listening(told) as never, changeStatus: changeStatus.logic } }),
    { input: { view: defaultView(listKinds.users) } },
  )
  const emitted = recordEffects(actor)
  actor.start()
  const ask = (users: readonly User[], change: 'suspend' | 'activate' = 'suspend') => {
    actor.send({ type: 'change.requested', change, users })
    actor.send({ type: 'change.confirmed' })
  }
  const shown = () =>
    told.map(({ change, rows }) =>
      [change ?? 'confirmed', ...(rows ?? []).map(({ id, entity }) => `${id} ${entity.userStatus}`)].join(', '),
    )
  return { actor, changeStatus, emitted, ask, shown }
}

describe('a user who is suspended', () => {
  test('shows it at once, and the server is asked with id and email', () => {
    const { changeStatus, ask, shown } = open()
    ask([ada])
    expect(shown()).toEqual(['suspend, USR-1 SUSPENDED'])
    expect(changeStatus.inputs.map(({ change, user }) => [change, user.id, user.email])).toEqual([
      ['suspend', 'USR-1', 'ada@example.com'],
    ])
  })

  test('is shown as the server has them, and a toast says so', async () => {
    const { actor, changeStatus, emitted, ask, shown } = open()
    ask([ada])
    await changeStatus.answer(userOf({ userStatus: 'SUSPENDED', totalItemsCount: 7 }))
    expect(shown()).toEqual(['suspend, USR-1 SUSPENDED', 'confirmed, USR-1 SUSPENDED'])
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: 'Ada Obi is suspended' }])
    expect(actor.getSnapshot().value).toEqual({ showing: { dialog: 'closed', queue: 'idle' } })
  })

  test('goes back if the server refuses', async () => {
    const { changeStatus, emitted, ask, shown } = open()
    ask([ada])
    await changeStatus.fail(new Error('User is already suspended'))
    expect(shown()).toEqual(['suspend, USR-1 SUSPENDED', 'activate, USR-1 ACTIVE'])
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: 'This user is already suspended.' }])
  })

  test('without a word from the server has the words of the call', async () => {
    const { changeStatus, emitted, ask } = open()
    ask([ada])
    await changeStatus.fail(new Error(''))
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: 'Failed to suspend user' }])
  })

  test.each([{ id: '', email: 'ada@example.com' }, { email: '' }])(
    'with %j is abandoned, and the dialog closes',
    (given) => {
      const { actor, changeStatus, ask, shown } = open()
      ask([{ ...ada, ...given }])
      expect([changeStatus.inputs, shown(), actor.getSnapshot().value]).toEqual([
        [],
        [],
        { showing: { dialog: 'closed', queue: 'idle' } },
      ])
    },
  )

  test('who is suspended already is not asked about', () => {
    const { actor } = open()
    actor.send({ type: 'change.requested', change: 'suspend', users: [userOf({ userStatus: 'suspended' })] })
    expect(actor.getSnapshot().value).toEqual({ showing: { dialog: 'closed', queue: 'idle' } })
  })
})

describe('many users', () => {
  const problem = "You don't have permission to perform this action."
  const states = (actor: ReturnType<typeof open>['actor']) =>
    actor.getSnapshot().context.queue.map(({ user, state, problem: why }) => [user.id, state, why])

  test('change one after the other, and each has an outcome', async () => {
    const { actor, changeStatus, emitted, ask, shown } = open()
    ask([ada, bee])
    await changeStatus.fail(new Error('Permission denied'))
    await changeStatus.answer(null)
    expect(states(actor)).toEqual([
      ['USR-1', 'failed', problem],
      ['USR-2', 'done', null],
    ])
    expect(shown()).toEqual(['suspend, USR-1 SUSPENDED, USR-2 SUSPENDED', 'activate, USR-1 ACTIVE', 'confirmed'])
    expect(emitted).toEqual([])
  })

  test('that failed are tried again', async () => {
    const { actor, changeStatus, ask, shown } = open()
    ask([ada, bee])
    await changeStatus.fail(new Error('Permission denied'))
    await changeStatus.answer(null)
    actor.send({ type: 'retry.requested' })
    expect(shown().at(-1)).toBe('suspend, USR-1 SUSPENDED')
    await changeStatus.answer(null)
    expect(states(actor)).toEqual([
      ['USR-1', 'done', null],
      ['USR-2', 'done', null],
    ])
    actor.send({ type: 'notice.dismissed' })
    expect(states(actor)).toEqual([])
  })

  test('can be stopped, but for the one on its way', async () => {
    const { actor, changeStatus, ask, shown } = open()
    ask([ada, bee])
    actor.send({ type: 'stop.requested' })
    expect(shown().at(-1)).toBe('activate, USR-2 ACTIVE')
    await changeStatus.answer(null)
    expect([changeStatus.inputs.length, states(actor)]).toEqual([1, []])
  })

  test('one of whom has no email are told so', async () => {
    const { actor, changeStatus, ask } = open()
    ask([userOf({ id: 'USR-3', email: '' }), bee])
    await changeStatus.answer(null)
    expect(states(actor)).toEqual([
      ['USR-3', 'failed', 'This user has no email address, so nothing was sent.'],
      ['USR-2', 'done', null],
    ])
  })
})
