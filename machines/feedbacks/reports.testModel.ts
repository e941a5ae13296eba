import { openAsAdmin } from '#machines/handTest.ts'
import { reportsMachine } from '#machines/feedbacks/reports.machine.ts'
import { defineTestModel } from '#machines/testModel.ts'

export const reportsTestModel = defineTestModel({
  id: 'feedbacks/reports',
  machine: reportsMachine,
  inputs: [{ name: 'the page is opened', input: undefined }],
  visible: {
    listed: [
      { role: 'searchbox', name: 'Search the reports' },
      { role: 'combobox', name: 'Sort by' },
    ],
    empty: [{ role: 'searchbox', name: 'Search the reports' }],
  },
  events: {
    'term.changed': {
      when: 'the person types in the search field',
      cases: [
        { name: 'a term of some reports', payload: { term: 'lagos' } },
        { name: 'a term of no report', payload: { term: 'zzz' } },
      ],
    },
    'order.chosen': {
      when: 'the person chooses a sort order',
      cases: [
        { name: 'by location', payload: { order: 'Location' } },
        { name: 'by items', payload: { order: 'Items' } },
      ],
    },
  },
  calls: {},
  keyOf: ({ context: { order, visibleReports, term } }) => ({
    first: visibleReports[0]?.userName ?? '',
    count: visibleReports.length,
    order,
    term,
  }),
  hand: {
    starts: { 'the page is opened': openAsAdmin('/admin/feedbacks') },
    inputs: {
      'event term.changed: a term of some reports': { data: { 'Search the reports': 'lagos' } },
      'event term.changed: a term of no report': { data: { 'Search the reports': 'zzz' } },
      'event order.chosen: by location': { action: "choose 'Location' in 'Sort by'" },
      'event order.chosen: by items': { action: "choose 'Items' in 'Sort by'" },
    },
  },
})
