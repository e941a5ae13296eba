import { defineTestModel } from '#machines/catalogueEntry.ts'
import { reportsMachine } from '#machines/feedbacks/reports.machine.ts'
import { reportsTexts } from '#machines/feedbacks/reports.words.ts'

/** The charts of the feedbacks. */
export const feedbackTestModels = [
  defineTestModel({
    id: 'feedbacks/reports',
    sentence: 'The reports of the feedbacks: samples that can be searched and arranged.',
    machine: reportsMachine,
    words: reportsTexts,
    inputs: [{ name: 'the page is opened', input: undefined }],
    events: {
      'term.changed': [
        { name: 'a term that some hold', payload: { term: 'lagos' } },
        { name: 'a term that none holds', payload: { term: 'zzz' } },
      ],
      'order.chosen': [
        { name: 'by location', payload: { order: 'Location' } },
        { name: 'by items', payload: { order: 'Items' } },
      ],
    },
    outcomes: {},
    keyOf: ({ context: { order, shown, term } }) => ({ first: shown[0]?.userName ?? '', order, term }),
  }),
] as const
