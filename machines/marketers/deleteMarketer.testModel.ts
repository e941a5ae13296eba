import { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'
import { ada, isGone } from '#machines/marketers/marketers.testData.ts'
import { defineTestModel, noPayload, fails } from '#machines/testModel.ts'

export const deleteMarketerTestModel = defineTestModel({
  id: 'marketers/deleteMarketer',
  machine: deleteMarketerMachine,
  inputs: [{ name: 'the dialog is opened', input: { marketer: ada } }],
  states: {
    typing: {
      given: 'the question for the name',
      seen: 'the dialog asks for the name of the marketer',
      visible: [{ role: 'button', name: 'Delete marketer' }],
    },
    deleting: {
      given: 'the marketer being deleted',
      seen: "'Delete marketer' shows that it is at work",
      visible: [{ role: 'button', name: 'Delete marketer', isBusy: true }],
    },
    pausing: {
      given: 'the marketer deleted a moment ago',
      seen: 'the dialog stays for a moment',
      visible: [{ role: 'button', name: 'Delete marketer', isBusy: true }],
    },
    deleted: { given: 'the marketer deleted', seen: 'the dialog is gone, and the marketer too' },
    closed: { given: 'the dialog closed', seen: 'the dialog is gone' },
  },
  events: {
    'confirmation.changed': {
      when: 'the person types',
      cases: [
        { name: 'the name', payload: { typed: 'Ada Obi' } },
        { name: 'the name in small letters', payload: { typed: 'ada obi' } },
      ],
    },
    'delete.confirmed': { when: "the person presses 'Delete marketer'", cases: noPayload },
    'dialog.dismissed': { when: 'the person closes the dialog', cases: noPayload },
  },
  calls: {
    deleteMarketer: {
      name: 'the deletion of the marketer',
      outcomes: [{ name: 'the marketer is deleted', output: undefined }, isGone, fails],
    },
  },
  facts: {
    typed: (typed) => `'${String(typed)}' is typed`,
    hasProblem: (has) => (has ? 'the dialog says what went wrong' : null),
    isDeleted: () => null,
  },
  keyOf: ({ context }) => ({
    typed: context.typed,
    hasProblem: context.problem !== null,
    isDeleted: context.isDeleted,
  }),
})
