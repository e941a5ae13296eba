import { emptyNewMarketer } from '#domain/people/marketerForms.ts'
import { addMarketerMachine } from '#machines/marketers/addMarketer.machine.ts'
import { typed, toUsers, bee, phoneIsTaken, isTyped, problemIn } from '#machines/marketers/marketers.testData.ts'
import { defineTestModel, noPayload, fails } from '#machines/testModel.ts'

export const addMarketerTestModel = defineTestModel({
  id: 'marketers/addMarketer',
  machine: addMarketerMachine,
  inputs: [{ name: 'the dialog is opened', input: undefined }],
  states: {
    editing: {
      given: 'the form of a new marketer open',
      seen: 'the form can be filled in',
      visible: [{ role: 'button', name: 'Add marketer' }],
    },
    asking: {
      given: 'the question whether to discard what is typed',
      seen: "the dialog asks, and offers 'Keep editing' and 'Discard'",
      visible: [{ role: 'button', name: 'Discard' }],
    },
    creating: { given: 'the marketer being created', seen: "'Add marketer' shows that it is at work" },
    'creating.waiting': {
      given: 'the answer awaited',
      seen: 'the answer is awaited',
      visible: [{ role: 'button', name: 'Add marketer', isBusy: true }],
    },
    'creating.doubting': {
      given: 'the question whether to close before the answer',
      seen: "the dialog asks, and offers 'Keep waiting' and 'Close anyway'",
      visible: [{ role: 'button', name: 'Close anyway' }],
    },
    created: { given: 'the marketer created', seen: 'the dialog is gone and the marketer is in the list' },
    closed: { given: 'the dialog closed', seen: 'the dialog is gone' },
  },
  events: {
    'details.changed': {
      when: 'the person types',
      cases: [
        { name: 'all that is asked for', payload: { typed } },
        { name: 'nothing any more', payload: { typed: emptyNewMarketer } },
      ],
    },
    'details.submitted': {
      when: "the person presses 'Add marketer'",
      cases: [
        { name: 'all that is asked for', payload: { details: typed } },
        { name: 'a phone number that is too short', payload: { details: { ...typed, phone: '0803' } } },
      ],
    },
    'validation.failed': {
      when: "the person presses 'Add marketer' with fields that cannot be taken",
      cases: noPayload,
    },
    'dialog.dismissed': { when: 'the person closes the dialog', cases: noPayload },
    'dialog.kept': { when: 'the person keeps the dialog', cases: noPayload },
    'dialog.abandoned': { when: 'the person lets go of what is typed', cases: noPayload },
    'leave.requested': { when: 'the person wants to open another page', cases: [toUsers] },
  },
  calls: {
    createMarketer: {
      name: 'the creation of the marketer',
      outcomes: [
        { name: 'the marketer is created', output: bee },
        { name: 'nothing comes back', output: null },
        phoneIsTaken,
        { name: 'the email is taken', error: new Error('User already exists') },
        fails,
      ],
    },
  },
  facts: {
    wanted: () => null,
    isTouched: (is) => (is ? 'something is typed' : 'nothing is typed'),
    problem: (problem) =>
      problem === 'none'
        ? null
        : problem === 'form'
          ? 'the form says what went wrong'
          : `the field of the ${String(problem)} is marked`,
  },
  keyOf: ({ context }) => ({
    wanted: context.wanted,
    isTouched: isTyped(context.typed, emptyNewMarketer),
    problem: problemIn(context.problem),
  }),
})
