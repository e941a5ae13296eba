import { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'
import { profile } from '#machines/settings/settings.testData.ts'
import { defineTestModel, noPayload, done, fails } from '#machines/testModel.ts'

export const deleteAccountTestModel = defineTestModel({
  id: 'settings/deleteAccount',
  machine: deleteAccountMachine,
  inputs: [
    { name: 'of an admin', input: { audience: 'admin', userId: profile.id, email: profile.email } },
    { name: 'of somebody without an email', input: { audience: 'admin', userId: profile.id, email: '' } },
  ],
  states: {
    closed: { given: 'no question about the account', seen: 'the confirm box is closed' },
    asking: {
      given: 'the confirm box open',
      seen: 'the confirm box asks for the word',
      visible: [{ role: 'alertdialog', name: 'Delete your account?' }],
    },
    deletingAccount: {
      given: 'the account being deleted',
      seen: "'Delete' shows that it is at work",
      visible: [{ role: 'alertdialog', name: 'Delete your account?' }],
    },
    deletingIdentity: {
      given: 'the identity being deleted',
      seen: "'Delete' still shows that it is at work",
      visible: [{ role: 'alertdialog', name: 'Delete your account?' }],
    },
    clearing: {
      given: 'the browser being cleared',
      seen: "'Delete' still shows that it is at work",
      visible: [{ role: 'alertdialog', name: 'Delete your account?' }],
    },
    deleted: { given: 'the account deleted', seen: 'the sign-in page opens' },
  },
  events: {
    'delete.requested': { when: "the person presses 'Delete account'", cases: noPayload },
    'dialog.dismissed': { when: 'the person closes the confirm box', cases: noPayload },
    'confirmation.changed': {
      when: 'the person types into the field of the confirm box',
      cases: [
        { name: 'DELETE', payload: { word: 'DELETE' } },
        { name: 'another word', payload: { word: 'delete' } },
      ],
    },
    'delete.confirmed': { when: 'the person confirms', cases: noPayload },
  },
  calls: {
    deleteAccount: { name: 'the deletion of the account', outcomes: [done('it is deleted'), fails] },
    deleteIdentity: { name: 'the deletion of the identity', outcomes: [done('it is deleted'), fails] },
    clearBrowser: { name: 'the clearing of the browser', outcomes: [done('it is cleared'), fails] },
  },
  facts: {
    word: () => null,
    isNamed: () => null,
    isHalfDone: () => null,
    hasProblem: (has) => (has === true ? 'the box says what went wrong' : 'the box says of nothing that it went wrong'),
  },
  keyOf: ({ context: { email, isHalfDone, problem, word } }) => ({
    word,
    isNamed: email !== '',
    isHalfDone,
    hasProblem: problem !== null,
  }),
})
