import type { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const deleteMarketerTexts: ChartTexts<typeof deleteMarketerMachine> = {
  states: {
    typing: { given: 'the question for the name', seen: 'the dialog asks for the name of the marketer' },
    deleting: { given: 'the marketer being deleted', seen: "'Delete marketer' shows that it is at work" },
    pausing: { given: 'the marketer deleted a moment ago', seen: 'the dialog stays for a moment' },
    deleted: { given: 'the marketer deleted', seen: 'the dialog is gone, and the marketer too' },
    closed: { given: 'the dialog closed', seen: 'the dialog is gone' },
  },
  events: {
    'text.changed': 'the person types',
    'delete.confirmed': "the person presses 'Delete marketer'",
    'dialog.dismissed': 'the person closes the dialog',
  },
  calls: { deleteMarketer: 'the deletion of the marketer' },
  facts: {
    typed: (typed) => `'${String(typed)}' is typed`,
    hasProblem: (has) => (has ? 'the dialog says what went wrong' : null),
    isDeleted: () => null,
  },
}
