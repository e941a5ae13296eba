import { assign, emit, setup } from 'xstate'
import { searchReports, defaultReportOrder, type Report, type ReportOrder } from '#domain/feedbacks/reports.ts'
import { sampleReports } from '#domain/feedbacks/sampleReports.ts'
import type { Effect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'

interface Context {
  term: string
  order: ReportOrder
  shown: readonly Report[]
}

export const reportsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'term.changed'; term: string } | { type: 'order.chosen'; order: ReportOrder },
    emitted: {} as Effect,
    meta: {} as StateMeta,
  },
  guards: {
    findsNothing: ({ context }) => context.shown.length === 0,
    findsSomething: ({ context }) => context.shown.length > 0,
  },
  actions: {
    keepTerm: assign({ term: ({ context, event }) => (event.type === 'term.changed' ? event.term : context.term) }),
    keepOrder: assign({ order: ({ context, event }) => (event.type === 'order.chosen' ? event.order : context.order) }),
    arrange: assign({ shown: ({ context }) => searchReports(sampleReports, context.term, context.order) }),
    logOrder: emit(({ context }) => ({ type: 'logged', what: 'The filter of the reports', value: context.order })),
  },
}).createMachine({
  id: 'reports',
  description: 'The reports of the feedbacks: samples that can be searched and arranged.',
  context: { term: '', order: defaultReportOrder, shown: searchReports(sampleReports, '', defaultReportOrder) },
  initial: 'listed',
  on: {
    'term.changed': { actions: ['keepTerm', 'arrange'] },
    'order.chosen': { actions: ['keepOrder', 'arrange', 'logOrder'] },
  },
  states: {
    listed: {
      description:
        'A card for each report, in the order that was chosen; each says that it is a sample. A choice is logged in the console of the browser.',
      meta: {
        section: '§2',
        sees: [
          { role: 'searchbox', name: 'Search the reports' },
          { role: 'combobox', name: 'Arrange by' },
        ],
      },
      always: { guard: 'findsNothing', target: 'empty' },
    },
    empty: {
      description: 'No report holds the term. The page says so.',
      meta: { section: '§2', sees: [{ role: 'searchbox', name: 'Search the reports' }] },
      always: { guard: 'findsSomething', target: 'listed' },
    },
  },
})
