import { defineTestModel, noPayload } from '#machines/testModel.ts'
import { undoOfferMachine } from '#machines/users/undoOffer.machine.ts'

export const undoOfferTestModel = defineTestModel({
  id: 'users/undoOffer',
  machine: undoOfferMachine,
  inputs: [{ name: 'a user was suspended', input: { text: 'Ada Obi is suspended' } }],
  states: {
    offered: { given: 'the message', seen: "the message offers 'Undo'", visible: [{ role: 'button', name: 'Undo' }] },
    'offered.counting': { given: 'the time of the message running', seen: 'the message disappears soon' },
    'offered.held': { given: 'the pointer on the message', seen: 'the message stays' },
    accepted: { given: 'Undo pressed', seen: 'the change is reversed' },
    closed: { given: 'the message gone', seen: 'the message disappears' },
  },
  events: {
    'toast.pressed': { when: "the person presses 'Undo'", cases: noPayload },
    'toast.held': { when: 'the person moves the pointer or the focus to the message', cases: noPayload },
    'toast.released': { when: 'the pointer or the focus leaves the message', cases: noPayload },
    'toast.dismissed': { when: 'the person dismisses the message', cases: noPayload },
  },
  calls: {},
  keyOf: () => ({}),
})
