import type { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const sidePanelTexts: ChartTexts<typeof sidePanelMachine> = {
  states: {
    readingCode: { given: 'the referral code being looked up', seen: 'the panel shows that it loads' },
    fetching: { given: 'referees on their way', seen: 'the panel shows that referees are on their way' },
    some: { given: 'some referees shown', seen: "'Load more' can be pressed" },
    whole: { given: 'all referees shown', seen: "the panel says 'End of list.'" },
    empty: { given: 'nobody referred', seen: "the panel says 'No users referred yet.'" },
    failed: { given: 'referees that did not come', seen: "the panel says what failed and offers 'Retry'" },
  },
  events: { 'more.requested': "the person presses 'Load more'", 'retry.requested': "the person presses 'Retry'" },
  calls: { readCode: 'the look-up of the referral code', fetchReferees: 'the fetching of referees' },
  facts: {
    isKnown: () => null,
    hasCode: () => null,
    rows: (rows) => (rows === 0 ? null : `${String(rows)} referees are shown`),
    end: () => null,
    hasProblem: () => null,
  },
}
