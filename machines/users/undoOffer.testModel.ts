import { inMessage, openActiveMenu, openFresh, whileIn } from '#machines/manualTest.ts'
import { called, inDialog, leave, menuItem, pointTo, press } from '#charts/gestures.ts'
import { defineTestModel, noPayload } from '#charts/testModel.ts'
import { undoOfferMachine } from '#machines/users/undoOffer.machine.ts'

export const undoOfferTestModel = defineTestModel({
  id: 'users/undoOffer',
  machine: undoOfferMachine,
  inputs: [{ name: 'a user was suspended', input: { text: 'Ada Obi is suspended' } }],
  visible: { offered: [{ role: 'button', name: 'Undo' }] },
  events: {
    'toast.pressed': { when: "the person presses 'Undo'", cases: noPayload },
    'toast.held': { when: 'the person points at the message, or moves the keyboard focus to it', cases: noPayload },
    'toast.released': { when: 'the pointer and the keyboard focus have both left the message', cases: noPayload },
    'toast.dismissed': { when: 'the person dismisses the message', cases: noPayload },
  },
  calls: {},
  keyOf: () => ({}),
  manual: {
    names: { 'Ada Obi': '[the name of the user]' },
    starts: {
      'a user was suspended': openFresh(
        '/admin/users',
        openActiveMenu,
        menuItem('Suspend'),
        press('Suspend', inDialog),
      ),
    },
    inputs: {
      'event toast.pressed': { action: press('Undo') },
      'event toast.held': whileIn({ offered: 'counting' }, pointTo(called('the message', 'toast'))),
      'event toast.released': whileIn({ offered: 'held' }, leave(called('the message', 'toast'))),
      'event toast.dismissed': { action: press('Dismiss', inMessage) },
    },
  },
})
