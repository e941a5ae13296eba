import type { editMarketerMachine } from '#machines/marketers/editMarketer.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const editMarketerTexts: ChartTexts<typeof editMarketerMachine> = {
  states: {
    editing: { given: 'the details of a marketer open', seen: 'name and phone number can be changed' },
    asking: {
      given: 'the question whether to discard what is typed',
      seen: "the dialog asks, and offers 'Keep editing' and 'Discard'",
    },
    saving: { given: 'the changes being saved', seen: "'Save changes' shows that it is at work" },
    'saving.waiting': { given: 'the answer awaited', seen: 'the answer is awaited' },
    'saving.doubting': {
      given: 'the question whether to close before the answer',
      seen: "the dialog asks, and offers 'Keep waiting' and 'Close anyway'",
    },
    saved: { given: 'the changes saved', seen: 'the dialog is gone and the row shows the changes' },
    closed: { given: 'the dialog closed', seen: 'the dialog is gone' },
  },
  events: {
    'details.changed': 'the person types',
    'details.submitted': "the person presses 'Save changes'",
    'details.refused': "the person presses 'Save changes' with fields that cannot be taken",
    'dialog.dismissed': 'the person closes the dialog',
    'dialog.kept': 'the person keeps the dialog',
    'leave.requested': 'the person wants to open another page',
    'dialog.abandoned': 'the person lets go of what is typed',
  },
  calls: { updateMarketer: 'the saving of the changes' },
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
}
