import { describe, expect, test } from 'vitest'
import { userOf, ada, bee, openPage } from '#tests/machines/users/usersSupport.ts'

describe('Undo', () => {
  const sentChanges = ({ inputs }: ReturnType<typeof openPage>['changeStatus']) =>
    inputs.map(({ values: { change, user } }) => `${change} ${user.id}`)

  test('sends the reverse of a change, the row shows it immediately, and a toast confirms it', async () => {
    const { actor, changeStatus, undo, effects, changeUsers, rowChanges } = openPage()
    changeUsers([ada])
    await changeStatus.answer(null)
    await undo()
    expect([sentChanges(changeStatus), rowChanges().at(-1)]).toEqual([
      ['suspend USR-1', 'activate USR-1'],
      '-1 more suspended, USR-1 ACTIVE',
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
      '1 more suspended, USR-1 SUSPENDED',
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
