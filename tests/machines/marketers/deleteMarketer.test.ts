import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { marketerSchema } from '#domain/people/marketers.ts'
import { deleteMarketerMachine, marketerDeletion } from '#machines/marketers/deleteMarketer.machine.ts'
import { selectDeleteMarketer } from '#machines/marketers/deleteMarketer.selectors.ts'
import { activity, toast } from '#tests/machines/marketers/marketerFormSupport.ts'
import { deferSave } from '#tests/support/deferSave.ts'
import { leaveMessages, recordEffects } from '#tests/support/recordEffects.ts'

const marketer = marketerSchema.parse({ id: 'USR-1', name: 'Ada Obi', email: 'ada@example.com' })

const openDialog = () => {
  const clock = new SimulatedClock()
  const { save: deleteMarketer, read: checkList, logic } = deferSave(marketerDeletion)
  const machine = deleteMarketerMachine.provide({ actors: { marketerDeletion: logic } })
  const actor = createActor(machine, { input: { marketer }, clock })
  const effects = recordEffects(actor, leaveMessages)
  actor.start()
  return {
    actor,
    clock,
    confirm: (confirmation = 'Ada Obi') => actor.send({ type: 'delete.confirmed', confirmation }),
    checkList,
    deleteMarketer,
    effects,
    shown: () => selectDeleteMarketer(actor.getSnapshot()),
    state: () => actor.getSnapshot().value,
    output: () => actor.getSnapshot().output,
  }
}

describe('the typed name', () => {
  test.each([
    ['', false],
    ['Ada', false],
    ['ada obi', false],
    ['Ada Obi ', true],
    ['Ada Obi', true],
  ])('%j starts the deletion: %s', (text, isStarted) => {
    const { confirm, deleteMarketer } = openDialog()
    confirm(text)
    expect(deleteMarketer.inputs.map(({ values }) => values)).toEqual(isStarted ? [marketer] : [])
  })
})

describe('after the deletion is confirmed', () => {
  test('one call is sent, and the dialog stays open for 500 ms after the answer', async () => {
    const { clock, confirm, deleteMarketer, effects, shown, state, output } = openDialog()
    confirm()
    confirm()
    expect(shown().isDeleted).toBe(false)
    await deleteMarketer.answer(null)
    expect([deleteMarketer.inputs.length, effects, state(), shown().isDeleted]).toEqual([
      1,
      [toast('success', 'Ada Obi has been deleted'), activity('marketerDeleted', 'USR-1', 'Ada Obi')],
      'waiting',
      true,
    ])
    clock.increment(499)
    expect(state()).toBe('waiting')
    clock.increment(1)
    expect([output(), shown().isDeleted]).toEqual([{ deletedId: 'USR-1' }, true])
  })

  test('a marketer that neither the server nor the list knows counts as deleted', async () => {
    const { checkList, clock, confirm, deleteMarketer, effects, output } = openDialog()
    confirm()
    await deleteMarketer.fail(new Error('User does not exist'))
    expect([checkList.inputs.map(({ values }) => values), effects]).toEqual([[marketer], []])
    await checkList.answer(null)
    clock.increment(500)
    expect([effects, output()]).toEqual([
      [toast('success', 'Ada Obi is no longer in the system')],
      { deletedId: 'USR-1' },
    ])
  })

  test('a lost answer is no failure if the list no longer has the marketer', async () => {
    const { checkList, clock, confirm, deleteMarketer, effects, output } = openDialog()
    confirm()
    await deleteMarketer.fail(new Error('Network Error'))
    await checkList.answer(null)
    clock.increment(500)
    expect([effects, output()]).toEqual([
      [toast('success', 'Ada Obi is no longer in the system')],
      { deletedId: 'USR-1' },
    ])
  })
})

describe('after a failed deletion', () => {
  test.each([
    ['Permission denied', "You don't have permission to perform this action."],
    ['', 'Failed to delete marketer'],
  ])('%j: the dialog shows the reason until the person types', async (raw, text) => {
    const { actor, checkList, confirm, deleteMarketer, effects, shown } = openDialog()
    confirm()
    await deleteMarketer.fail(new Error(raw))
    await checkList.answer(marketer)
    expect(effects).toEqual([toast('error', text)])
    expect(shown()).toEqual({ marketer, isDeleted: false, isBusy: false, problem: text })
    actor.send({ type: 'confirmation.changed' })
    expect(shown().problem).toBeNull()
  })
})
