import { assertEvent, assign, emit, setup } from 'xstate'
import { defaultReportOrder, type Report, type ReportOrder, searchReports } from '#domain/feedbacks/reports.ts'
import { sampleReports } from '#domain/feedbacks/sampleReports.ts'
import type { Effect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'

interface Context {
  term: string
  order: ReportOrder
  visibleReports: readonly Report[]
}

type Event = { type: 'term.changed'; term: string } | { type: 'order.chosen'; order: ReportOrder }

export const reportsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as StateMeta,
  },
  guards: {
    hasNoMatches: ({ context }) => context.visibleReports.length === 0,
    hasMatches: ({ context }) => context.visibleReports.length > 0,
  },
  actions: {
    setTerm: assign(({ event }) => {
      assertEvent(event, 'term.changed')
      return { term: event.term }
    }),
    setOrder: assign(({ event }) => {
      assertEvent(event, 'order.chosen')
      return { order: event.order }
    }),
    updateVisibleReports: assign(({ context }) => ({
      visibleReports: searchReports(sampleReports, context.term, context.order),
    })),
    logOrder: emit(({ context }) => ({ type: 'log', name: 'The filter of the reports', value: context.order })),
  },
}).createMachine({
  id: 'reports',
  description: 'On the reports page the person can search and sort sample reports.',
  context: {
    term: '',
    order: defaultReportOrder,
    visibleReports: searchReports(sampleReports, '', defaultReportOrder),
  },
  initial: 'listed',
  on: {
    'term.changed': {
      description: 'The console searches the reports for the term and shows the matching reports in the chosen order.',
      actions: ['setTerm', 'updateVisibleReports'],
    },
    'order.chosen': {
      description:
        'The console sorts the reports and shows the matching reports in the chosen order. The browser writes the ' +
        'order to its log for developers, which the person does not see.',
      actions: ['setOrder', 'updateVisibleReports', 'logOrder'],
    },
  },
  states: {
    listed: {
      description: 'The page shows a card for each report that matches the search. Each card says that it is a sample.',
      meta: { section: '§2' },
      always: { description: 'No report matches the search.', guard: 'hasNoMatches', target: 'empty' },
    },
    empty: {
      description: 'No report contains the search term. The page says so.',
      meta: { section: '§2' },
      always: { description: 'A report matches the search.', guard: 'hasMatches', target: 'listed' },
    },
  },
})
