import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { emptyFollowUp } from '#domain/people/followUp.ts'
import { followUpMachine, type FollowUpCommand, type FollowUpInput } from '#machines/ambassador/followUp.machine.ts'
import { newReferee, referees } from '#machines/ambassador/ambassadorDashboard.testData.ts'
import { selectFollowUp } from '#machines/ambassador/followUp.selectors.ts'

const open = () => {
  const commands: FollowUpCommand[] = []
  const browserStorage = fromCallback<FollowUpCommand, FollowUpInput>(({ receive }) =>
    receive((command) => void commands.push(command)),
  )
  const machine = followUpMachine.provide({ actors: { browserStorage } })
  const actor = createActor(machine, { input: { personId: 'u-7' } }).start()
  return { actor, commands, view: () => selectFollowUp(actor.getSnapshot()) }
}

test('the dialog lists who was not reminded first, and keeps this order', () => {
  const { actor, commands, view } = open()
  const [first = newReferee] = referees
  actor.send({ type: 'followUp.read', followUp: { ...emptyFollowUp, reminded: { [first.id]: '2026-11-20' } } })
  actor.send({ type: 'reminder.requested', referees: [first, newReferee] })
  const names = () => view().referees.map(({ name }) => name)
  expect([view().isOpen, names()]).toEqual([true, ['Chi Obi', 'Ada Obi']])
  actor.send({ type: 'text.changed', text: 'Hi {name}' })
  actor.send({ type: 'message.opened', refereeId: newReferee.id })
  actor.send({ type: 'followUp.read', followUp: { ...emptyFollowUp, reminded: { [newReferee.id]: '2026-11-21' } } })
  expect([commands, names()]).toEqual([
    [
      { type: 'text.keep', text: 'Hi {name}' },
      { type: 'reminded.keep', refereeId: newReferee.id },
    ],
    ['Chi Obi', 'Ada Obi'],
  ])
  actor.send({ type: 'dialog.dismissed' })
  expect(view()).toMatchObject({ isOpen: false, referees: [], reminded: { [newReferee.id]: '2026-11-21' } })
})
