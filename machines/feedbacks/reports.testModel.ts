import { reportsMachine } from '#machines/feedbacks/reports.machine.ts'
import { defineTestModel } from '#machines/testModel.ts'

export const reportsTestModel = defineTestModel({
  id: 'feedbacks/reports',
  machine: reportsMachine,
  inputs: [{ name: 'the page is opened', input: undefined }],
  states: {
    listed: {
      given: 'the reports listed',
      seen: 'there is a card for each report that is found',
      visible: [
        { role: 'searchbox', name: 'Search the reports' },
        { role: 'combobox', name: 'Arrange by' },
      ],
    },
    empty: {
      given: 'a term that no report holds',
      seen: 'the page says that no report holds the term',
      visible: [{ role: 'searchbox', name: 'Search the reports' }],
    },
  },
  events: {
    'term.changed': {
      when: 'the person types into the search',
      cases: [
        { name: 'a term that some hold', payload: { term: 'lagos' } },
        { name: 'a term that none holds', payload: { term: 'zzz' } },
      ],
    },
    'order.chosen': {
      when: 'the person chooses how the reports are arranged',
      cases: [
        { name: 'by location', payload: { order: 'Location' } },
        { name: 'by items', payload: { order: 'Items' } },
      ],
    },
  },
  calls: {},
  facts: {
    order: () => null,
    term: () => null,
    first: (name) => (name === '' ? null : `the first report is by ${String(name)}`),
  },
  keyOf: ({ context: { order, shown, term } }) => ({ first: shown[0]?.userName ?? '', order, term }),
})
