import type { reportsMachine } from '#machines/feedbacks/reports.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const reportsTexts: ChartTexts<typeof reportsMachine> = {
  states: {
    listed: { given: 'the reports listed', seen: 'there is a card for each report that is found' },
    empty: { given: 'a term that no report holds', seen: 'the page says that no report holds the term' },
  },
  events: {
    'term.changed': 'the person types into the search',
    'order.chosen': 'the person chooses how the reports are arranged',
  },
  facts: {
    order: () => null,
    term: () => null,
    first: (name) => (name === '' ? null : `the first report is by ${String(name)}`),
  },
}
