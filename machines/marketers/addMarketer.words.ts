import type { addMarketerMachine } from '#machines/marketers/addMarketer.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const addMarketerTexts: ChartTexts<typeof addMarketerMachine> = {
  states: {
    editing: { given: 'the form of a new marketer open', seen: 'the form can be filled in' },
    asking: {
      given: 'the question whether to discard what is typed',
      seen: "the dialog asks, and offers 'Keep editing' and 'Discard'",
    },
    creating: { given: 'the marketer being created', seen: "'Add marketer' shows that it is at work" },
    'creating.waiting': { given: 'the answer awaited', seen: 'the answer is awaited' },
    'creating.doubting': {
      given: 'the question whether to close before the answer',
      seen: "the dialog asks, and offers 'Keep waiting' and 'Close anyway'",
    },
    created: { given: 'the marketer created', seen: 'the dialog is gone and the marketer is in the list' },
    closed: { given: 'the dialog closed', seen: 'the dialog is gone' },
  },
  events: {
    'details.changed': 'the person types',
    'details.submitted': "the person presses 'Add marketer'",
    'details.refused': "the person presses 'Add marketer' with fields that cannot be taken",
    'dialog.dismissed': 'the person closes the dialog',
    'dialog.kept': 'the person keeps the dialog',
    'leave.requested': 'the person wants to open another page',
    'dialog.abandoned': 'the person lets go of what is typed',
  },
  calls: { createMarketer: 'the creation of the marketer' },
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
}
