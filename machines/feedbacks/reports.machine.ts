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
    hasNoMatches: ({ context }) => context.shown.length === 0,
    hasMatches: ({ context }) => context.shown.length > 0,
  },
  actions: {
    setTerm: assign({ term: ({ context, event }) => (event.type === 'term.changed' ? event.term : context.term) }),
    setOrder: assign({ order: ({ context, event }) => (event.type === 'order.chosen' ? event.order : context.order) }),
    updateVisibleReports: assign({ shown: ({ context }) => searchReports(sampleReports, context.term, context.order) }),
    logOrder: emit(({ context }) => ({ type: 'log', name: 'The filter of the reports', value: context.order })),
  },
}).createMachine({
  id: 'reports',
  description: 'The reports of the feedbacks: samples that can be searched and arranged.',
  context: { term: '', order: defaultReportOrder, shown: searchReports(sampleReports, '', defaultReportOrder) },
  initial: 'listed',
  on: {
    'term.changed': { actions: ['setTerm', 'updateVisibleReports'] },
    'order.chosen': { actions: ['setOrder', 'updateVisibleReports', 'logOrder'] },
  },
  states: {
    listed: {
      description:
        'A card for each report, in the order that was chosen; each says that it is a sample. A choice is logged in the console of the browser.',
      meta: {
        section: '§2',
      },
      always: { guard: 'hasNoMatches', target: 'empty' },
    },
    empty: {
      description: 'No report holds the term. The page says so.',
      meta: { section: '§2' },
      always: { guard: 'hasMatches', target: 'listed' },
    },
  },
})
