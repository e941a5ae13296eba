import type { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const refereeListTexts: ChartTexts<typeof refereeListMachine> = {
  states: {
    fetching: { given: 'the referees on their way', seen: 'the list shows that the referees are on their way' },
    showing: { given: 'the list of referees', seen: 'the referees are listed, or the page says that there are none' },
    failed: {
      given: 'referees that did not come',
      seen: "the list says 'Failed to fetch referred users.' and why, and offers 'Retry'",
    },
  },
  events: {
    'term.changed': 'the person types into the search box',
    'refresh.requested': "the person presses 'Refresh'",
    'retry.requested': "the person presses 'Retry'",
    'file.requested': "the person presses 'Download as CSV'",
  },
  calls: { listReferees: 'the fetching of the referees' },
  facts: {
    rows: () => null,
    term: (term) => (term === '' ? 'the search box is empty' : `the search box holds '${String(term)}'`),
    matches: (matches) => `${String(matches)} referees are listed`,
    hasProblem: () => null,
  },
}
