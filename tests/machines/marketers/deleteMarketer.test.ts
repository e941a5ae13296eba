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
    confirm: () => actor.send({ type: 'delete.confirmed', confirmation: 'Ada Obi' }),
    checkList,
    deleteMarketer,
    effects,
    shown: () => selectDeleteMarketer(actor.getSnapshot()),
    output: () => actor.getSnapshot().output,
  }
}

describe('after the deletion is confirmed', () => {
  test('a marketer that the server deletes counts as deleted, and the list is not read', async () => {
    const { checkList, clock, confirm, deleteMarketer, effects, output } = openDialog()
    confirm()
    await deleteMarketer.answer(null)
    clock.increment(500)
    expect([deleteMarketer.inputs.length, checkList.inputs, effects, output()]).toEqual([
      1,
      [],
      [toast('success', 'Ada Obi has been deleted'), activity('marketerDeleted', 'USR-1', 'Ada Obi')],
      { deletedId: 'USR-1' },
    ])
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

describe('the dialog', () => {
  test.each([
    ['confirming', false, false],
    ['deleting', false, true],
    ['waiting', true, true],
    ['deleted', true, false],
    ['closed', false, false],
  ])('in %s / has deleted the marketer: %s, is busy: %s', (value, isDeleted, isBusy) => {
    const snapshot = deleteMarketerMachine.resolveState({ value, context: { marketer, problem: 'Timeout' } })
    expect(selectDeleteMarketer(snapshot)).toEqual({ marketer, isDeleted, isBusy, problem: 'Timeout' })
  })
})
