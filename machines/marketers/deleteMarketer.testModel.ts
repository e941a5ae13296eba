import { answers, breaks, openTunde, whileIn } from '#machines/manualTest.ts'
import { fill, key } from '#charts/gestures.ts'
import { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'
import { ada, notFound } from '#machines/marketers/marketers.testData.ts'
import { leaveTo } from '#machines/testData.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

export const deleteMarketerTestModel = defineTestModel({
  id: 'marketers/deleteMarketer',
  machine: deleteMarketerMachine,
  inputs: [{ name: 'the dialog is opened', input: { marketer: ada } }],
  visible: {
    confirming: [{ role: 'button', name: 'Delete marketer' }],
    deleting: [{ role: 'button', name: 'Delete marketer', isBusy: true }],
    waiting: [{ role: 'button', name: 'Delete marketer', isBusy: true }],
  },
  events: {
    'confirmation.changed': { when: 'the person types in the field of the dialog', cases: noPayload },
    'delete.confirmed': {
      when: "the person presses 'Delete marketer'",
      cases: [
        { name: 'with the name', payload: { confirmation: 'Ada Obi' } },
        { name: 'with the name in lower case', payload: { confirmation: 'ada obi' } },
      ],
    },
    'dialog.dismissed': { when: 'the person closes the dialog', cases: noPayload },
    'leave.requested': {
      when: 'the person opens another page or signs out',
      cases: [leaveTo('the users page', '/admin/users')],
    },
  },
  calls: {
    marketerDeletion: {
      name: 'deleting the marketer',
      outcomes: [
        {
          name: 'the marketer is deleted',
          output: { kind: 'saved', record: { ...ada, referredUsers: 9 }, values: ada, isFound: false },
        },
        {
          name: 'somebody else has deleted the marketer',
          output: { kind: 'saved', record: null, values: ada, isFound: true },
        },
        {
          name: 'the marketer does not exist, and the list cannot be read',
          output: { kind: 'failed', error: notFound.error, checkError: fails.error },
        },
        { name: 'the server refuses it', output: { kind: 'failed', error: fails.error, checkError: null } },
      ],
    },
  },
  keyOf: ({ context: { problem } }) => ({ hasProblem: problem !== null }),
  manual: {
    names: { [ada.name]: 'Tunde Bakare' },
    starts: { 'the dialog is opened': openTunde('Delete') },
    inputs: {
      'event confirmation.changed': {
        action: fill('Name of the marketer', 'Tun'),
        isPossible: (snapshot) => snapshot.matches('confirming'),
      },
      'event delete.confirmed: with the name': {
        action: [fill('Name of the marketer', 'Tunde Bakare'), key('Enter')],
        isPossible: (snapshot) => snapshot.matches('confirming'),
      },
      'event dialog.dismissed': whileIn('confirming', key('Escape')),
      'outcome marketerDeletion: the marketer is deleted': answers('deleteMarketer'),
      'outcome marketerDeletion: the server refuses it': breaks('deleteMarketer'),
    },
    impossible: {
      'event leave.requested: the users page': 'the dialog covers the links; a journey goes back',
      'outcome marketerDeletion: somebody else has deleted the marketer':
        'the deletions of these scripts fail; a journey loses an answer',
    },
  },
})
