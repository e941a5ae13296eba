import { editMarketerMachine } from '#machines/marketers/editMarketer.machine.ts'
import { ada, toUsers, phoneIsTaken, isGone, isTyped, problemIn } from '#machines/marketers/marketers.testData.ts'
import { defineTestModel, noPayload, fails } from '#machines/testModel.ts'

const changes = { name: 'Ada Eze', phone: ada.phoneNumber }

export const editMarketerTestModel = defineTestModel({
  id: 'marketers/editMarketer',
  machine: editMarketerMachine,
  inputs: [{ name: 'the dialog is opened', input: { marketer: ada } }],
  states: {
    editing: {
      given: 'the details of a marketer open',
      seen: 'name and phone number can be changed',
      visible: [{ role: 'button', name: 'Save changes' }],
    },
    asking: {
      given: 'the question whether to discard what is typed',
      seen: "the dialog asks, and offers 'Keep editing' and 'Discard'",
      visible: [{ role: 'button', name: 'Discard' }],
    },
    saving: { given: 'the changes being saved', seen: "'Save changes' shows that it is at work" },
    'saving.waiting': {
      given: 'the answer awaited',
      seen: 'the answer is awaited',
      visible: [{ role: 'button', name: 'Save changes', isBusy: true }],
    },
    'saving.doubting': {
      given: 'the question whether to close before the answer',
      seen: "the dialog asks, and offers 'Keep waiting' and 'Close anyway'",
      visible: [{ role: 'button', name: 'Close anyway' }],
    },
    saved: { given: 'the changes saved', seen: 'the dialog is gone and the row shows the changes' },
    closed: { given: 'the dialog closed', seen: 'the dialog is gone' },
  },
  events: {
    'details.changed': {
      when: 'the person types',
      cases: [
        { name: 'another name', payload: { typed: changes } },
        { name: 'the name as it was', payload: { typed: { ...changes, name: ada.name } } },
      ],
    },
    'details.submitted': {
      when: "the person presses 'Save changes'",
      cases: [
        { name: 'another name', payload: { details: changes } },
        { name: 'no name', payload: { details: { ...changes, name: '' } } },
      ],
    },
    'validation.failed': {
      when: "the person presses 'Save changes' with fields that cannot be taken",
      cases: noPayload,
    },
    'dialog.dismissed': { when: 'the person closes the dialog', cases: noPayload },
    'dialog.kept': { when: 'the person keeps the dialog', cases: noPayload },
    'dialog.abandoned': { when: 'the person lets go of what is typed', cases: noPayload },
    'leave.requested': { when: 'the person wants to open another page', cases: [toUsers] },
  },
  calls: {
    updateMarketer: {
      name: 'the saving of the changes',
      outcomes: [{ name: 'the changes are saved', output: ada }, phoneIsTaken, isGone, fails],
    },
  },
  facts: {
    wanted: () => null,
    isTouched: (is) => (is ? 'something is changed' : 'nothing is changed'),
    problem: (problem) =>
      problem === 'none'
        ? null
        : problem === 'form'
          ? 'the form says what went wrong'
          : `the field of the ${String(problem)} is marked`,
  },
  keyOf: ({ context }) => ({
    wanted: context.wanted,
    isTouched: isTyped(context.typed, { name: context.marketer.name, phone: context.marketer.phoneNumber }),
    problem: problemIn(context.problem),
  }),
})
