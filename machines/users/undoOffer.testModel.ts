import { defineTestModel, noPayload } from '#machines/testModel.ts'
import { undoOfferMachine } from '#machines/users/undoOffer.machine.ts'

export const undoOfferTestModel = defineTestModel({
  id: 'users/undoOffer',
  machine: undoOfferMachine,
  inputs: [{ name: 'a user was suspended', input: { text: 'Ada Obi is suspended' } }],
  states: {
    offered: { given: 'the toast', seen: "the toast offers 'Undo'", visible: [{ role: 'button', name: 'Undo' }] },
    'offered.counting': { given: 'the time of the toast running', seen: 'the toast disappears soon' },
    'offered.held': { given: 'the pointer on the toast', seen: 'the toast stays' },
    accepted: { given: 'Undo pressed', seen: 'the change is reversed' },
    closed: { given: 'the toast gone', seen: 'the toast disappears' },
  },
  events: {
    'toast.pressed': { when: "the person presses 'Undo'", cases: noPayload },
    'toast.held': { when: 'the person moves the pointer or the focus to the toast', cases: noPayload },
    'toast.released': { when: 'the pointer or the focus leaves the toast', cases: noPayload },
    'toast.dismissed': { when: 'the person dismisses the toast', cases: noPayload },
  },
  calls: {},
  keyOf: () => ({}),
})
