import { expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import { rangeFormMachine, selectRangeForm } from '#machines/dashboard/rangeForm.machine.ts'

const today = '2026-11-23'

const start = () => {
  const received: EventObject[] = []
  const parent = createActor(fromCallback(({ receive }) => receive((event) => received.push(event)))).start()
  const actor = createActor(rangeFormMachine, { input: { parent } }).start()
  actor.send({ type: 'form.opened' })
  return { actor, received, view: () => selectRangeForm(actor.getSnapshot()) }
}

test('a range that is over / becomes the time frame of the page', () => {
  const { actor, received, view } = start()
  actor.send({ type: 'range.submitted', range: { from: '2026-10-05', to: '2026-10-09' }, today })
  expect([received, view()]).toEqual([
    [{ type: 'timeFrame.chosen', timeFrame: '2026-10-05..2026-10-09' }],
    { isOpen: false, problem: null },
  ])
})

test('a range that cannot be used / is explained, and the form stays open', () => {
  const { actor, received, view } = start()
  actor.send({ type: 'range.submitted', range: { from: '2026-10-09', to: '2026-10-05' }, today })
  expect([received, view()]).toEqual([[], { isOpen: true, problem: 'The first day must not be after the last day.' }])
})

test('a cancelled form / forgets the problem', () => {
  const { actor, view } = start()
  actor.send({ type: 'range.submitted', range: { from: '', to: '' }, today })
  actor.send({ type: 'form.cancelled' })
  expect(view()).toEqual({ isOpen: false, problem: null })
})
