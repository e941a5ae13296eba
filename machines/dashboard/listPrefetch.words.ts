import type { listPrefetchMachine } from '#machines/dashboard/listPrefetch.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const listPrefetchTexts: ChartTexts<typeof listPrefetchMachine> = {
  states: {
    resting: { given: 'the cards just shown', seen: 'the cards are shown' },
    fetching: { given: 'the first rows of the lists on their way', seen: 'nothing on the page waits' },
    fetched: { given: 'the first rows of the lists fetched', seen: 'nothing on the page changes' },
    failed: { given: 'lists that did not come', seen: "the page names the lists that did not come and offers 'Retry'" },
  },
  events: { 'retry.requested': "the person presses 'Retry' under the cards" },
  calls: { fetchFirstRows: 'the fetching of the first rows' },
  facts: { missing: () => null, hasProblems: () => null },
}
