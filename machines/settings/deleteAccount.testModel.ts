import { answers, byItself, openFresh, refuses, whileIn } from '#machines/manualTest.ts'
import { fill, key, press } from '#charts/gestures.ts'
import { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'
import { profile } from '#machines/settings/settings.testData.ts'
import { leaveTo, marketer } from '#machines/testData.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

const visible = [{ role: 'alertdialog', name: 'Delete your account?' }]

export const deleteAccountTestModel = defineTestModel({
  id: 'settings/deleteAccount',
  machine: deleteAccountMachine,
  inputs: [
    { name: 'of an admin', input: { audience: 'admin', userId: profile.id, email: profile.email } },
    { name: 'of a marketer', input: { audience: 'marketer', userId: marketer.id, email: marketer.email } },
    { name: 'of an admin without an email', input: { audience: 'admin', userId: profile.id, email: '' } },
  ],
  visible: {
    'account.confirming': visible,
    'account.deleting': visible,
    'identity.confirming': visible,
    'identity.deleting': visible,
    clearingBrowser: visible,
  },
  events: {
    'delete.requested': { when: "the person presses 'Delete account'", cases: noPayload },
    'dialog.dismissed': { when: 'the person closes the dialog', cases: noPayload },
    'confirmation.changed': { when: 'the person types in the field of the dialog', cases: noPayload },
    'delete.confirmed': {
      when: 'the person confirms the deletion',
      cases: [
        { name: 'with DELETE', payload: { confirmation: 'DELETE' } },
        { name: 'with another word', payload: { confirmation: 'delete' } },
      ],
    },
    'leave.requested': {
      when: 'the person opens another page or signs out',
      cases: [leaveTo('the users page', '/admin/users')],
    },
  },
  calls: {
    deleteAccount: { name: 'deleting the data of the account', outcomes: [{ name: 'it is deleted' }, fails] },
    deleteIdentity: { name: 'deleting the sign-in account', outcomes: [{ name: 'it is deleted' }, fails] },
    clearBrowser: { name: 'deleting the data in this browser', outcomes: [{ name: 'it is cleared' }, fails] },
  },
  keyOf: ({ context: { email, problem } }) => ({ hasEmail: email !== '', hasProblem: problem !== null }),
  manual: {
    starts: { 'of an admin': openFresh('/admin/settings') },
    inputs: {
      'event delete.requested': { action: press('Delete account') },
      'event dialog.dismissed': whileIn([{ account: 'confirming' }, { identity: 'confirming' }], press('Cancel')),
      'event confirmation.changed': { action: fill('Type DELETE to confirm', 'x') },
      'event delete.confirmed: with DELETE': {
        action: [fill('Type DELETE to confirm', 'DELETE'), key('Enter')],
      },
      'outcome deleteAccount: it is deleted': answers('deleteAdminUser'),
      'outcome deleteAccount: the call fails': refuses('deleteAdminUser', 'Permission denied'),
      'outcome deleteIdentity: it is deleted': answers('DeleteUser'),
      'outcome deleteIdentity: the call fails': refuses('DeleteUser'),
      'outcome clearBrowser: it is cleared': byItself,
    },
    impossible: {
      'event leave.requested: the users page': 'the dialog covers the links; a journey goes back',
      'start of an admin without an email': 'a token without an email does not open the settings page',
      'start of a marketer': 'a journey deletes the account of a marketer',
    },
  },
})
