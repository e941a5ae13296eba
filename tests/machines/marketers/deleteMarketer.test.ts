import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type Marketer, marketerSchema } from '#domain/people/marketers.ts'
import { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'
import { selectDeleteMarketer } from '#machines/marketers/deleteMarketer.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const marketer = marketerSchema.parse({ id: 'USR-1', name: 'Ada Obi', email: 'ada@example.com' })

const open = (typed = '') => {
  const deleteMarketer = deferredActor<void, { marketer: Marketer }>()
  const clock = new SimulatedClock()
  const actor = createActor(deleteMarketerMachine.provide({ actors: { deleteMarketer: deleteMarketer.logic } }), {
    input: { marketer },
    clock,
  })
  const emitted = recordEffects(actor)
  actor.start()
  if (typed) actor.send({ type: 'confirmation.changed', typed })
  const confirm = () => actor.send({ type: 'delete.confirmed' })
  return {
    actor,
    clock,
    confirm,
    deleteMarketer,
    emitted,
    seen: () => selectDeleteMarketer(actor.getSnapshot()),
    state: () => actor.getSnapshot().value,
    output: () => actor.getSnapshot().output,
  }
}

const toast = (tone: string, text: string) => ({ type: 'toast', tone, text })

describe('the name', () => {
  test.each([
    ['', false],
    ['Ada', false],
    ['ada obi', false],
    ['Ada Obi ', false],
    ['Ada Obi', true],
  ])('%j lets the marketer be deleted: %s', (typed, canDelete) => {
    const { confirm, deleteMarketer, seen } = open(typed)
    expect(seen().canDelete).toBe(canDelete)
    confirm()
    expect(deleteMarketer.inputs).toEqual(canDelete ? [{ marketer }] : [])
  })
})

describe('a marketer who is deleted', () => {
  test('is asked for once, and the dialog stays for half a second more', async () => {
    const { clock, confirm, deleteMarketer, emitted, state, output } = open('Ada Obi')
    confirm()
    confirm()
    await deleteMarketer.answer(undefined)
    expect([deleteMarketer.inputs.length, emitted, state()]).toEqual([
      1,
      [toast('success', 'Ada Obi has been deleted')],
      'pausing',
    ])
    clock.increment(499)
    expect(state()).toBe('pausing')
    clock.increment(1)
    expect(output()).toEqual({ deleted: 'USR-1' })
  })

  test('and is not there any more counts as deleted', async () => {
    const { clock, confirm, deleteMarketer, emitted, output } = open('Ada Obi')
    confirm()
    await deleteMarketer.fail(new Error('User does not exist'))
    clock.increment(500)
    expect([emitted, output()]).toEqual([
      [toast('success', 'Ada Obi is no longer in the system')],
      { deleted: 'USR-1' },
    ])
  })

  test('stays in the dialog until the answer is here', () => {
    const { actor, confirm, state } = open('Ada Obi')
    confirm()
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toBe('deleting')
  })
})

describe('a failure', () => {
  test.each([
    ['Permission denied', "You don't have permission to perform this action."],
    ['', 'Failed to delete marketer'],
  ])('%j is explained, and the name stays', async (raw, text) => {
    const { confirm, deleteMarketer, emitted, seen } = open('Ada Obi')
    confirm()
    await deleteMarketer.fail(new Error(raw))
    expect(emitted).toEqual([toast('error', text)])
    expect(seen()).toEqual({
      marketer,
      typed: 'Ada Obi',
      isDeleted: false,
      isBusy: false,
      canDelete: true,
      problem: text,
    })
  })
})

test('a dialog that is closed deletes nobody', () => {
  const { actor, output } = open('Ada')
  actor.send({ type: 'dialog.dismissed' })
  expect(output()).toEqual({ deleted: null })
})
