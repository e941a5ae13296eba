import { answers, breaks, openTunde, refuses, whileIn } from '#machines/manualTest.ts'
import { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'
import { ada, notFound } from '#machines/marketers/marketers.testData.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

export const deleteMarketerTestModel = defineTestModel({
  id: 'marketers/deleteMarketer',
  machine: deleteMarketerMachine,
  inputs: [{ name: 'the dialog is opened', input: { marketer: ada } }],
  visible: {
    confirming: [{ role: 'button', name: 'Delete marketer' }],
    deleting: [{ role: 'button', name: 'Delete marketer', isBusy: true }],
    checking: [{ role: 'button', name: 'Delete marketer', isBusy: true }],
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
  },
  calls: {
    deleteMarketer: { name: 'deleting the marketer', outcomes: [{ name: 'the marketer is deleted' }, notFound, fails] },
    checkList: {
      name: 'reading the list of marketers again',
      outcomes: [
        { name: 'the marketer is not listed', output: false },
        { name: 'the marketer is listed', output: true },
        fails,
      ],
    },
  },
  keyOf: ({ context: { problem, refusal } }) => ({ hasProblem: problem !== null, refusal }),
  manual: {
    names: { [ada.name]: 'Tunde Bakare' },
    starts: { 'the dialog is opened': openTunde('Delete') },
    inputs: {
      'event confirmation.changed': {
        data: { 'Name of the marketer': 'Tun' },
        isPossible: (snapshot) => snapshot.matches('confirming'),
      },
      'event delete.confirmed: with the name': {
        data: { 'Name of the marketer': 'Tunde Bakare' },
        action: 'press the key Enter',
        isPossible: (snapshot) => snapshot.matches('confirming'),
      },
      'event dialog.dismissed': whileIn('confirming', 'press the key Escape'),
      'outcome deleteMarketer: the marketer is deleted': answers('deleteMarketer'),
      'outcome deleteMarketer: the marketer does not exist': refuses('deleteMarketer', 'User does not exist'),
      'outcome deleteMarketer: the call fails': breaks('deleteMarketer'),
      'outcome checkList: the marketer is listed': answers('listAllMarketers'),
      'outcome checkList: the call fails': breaks('listAllMarketers'),
    },
    impossible: {
      'outcome checkList: the marketer is not listed': 'the deletions of these scripts fail; a journey loses an answer',
    },
  },
})
