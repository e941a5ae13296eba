import type { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const leaderboardTexts: ChartTexts<typeof leaderboardMachine> = {
  states: {
    idle: { given: 'no figures fetched', seen: "the page offers 'Make the leaderboard'" },
    listing: { given: 'the marketers being fetched', seen: 'the page says that it fetches the marketers' },
    counting: { given: 'the referees being counted', seen: 'the page says how many marketers are counted' },
    showing: { given: 'the leaderboard shown', seen: 'the leaderboard is shown' },
    failed: { given: 'figures that did not come', seen: "the page says what failed and offers 'Retry'" },
  },
  events: {
    'figures.requested': "the person presses 'Make the leaderboard' or 'Refresh'",
    'figures.stopped': "the person presses 'Stop'",
    'retry.requested': "the person presses 'Retry'",
    'order.chosen': 'the person chooses a figure to order by',
    'file.requested': "the person presses 'Export'",
  },
  calls: { fetchBatch: 'the fetching of marketers', tallyReferees: 'the counting of referees' },
  facts: {
    order: (order) => `the order is by ${String(order)}`,
    rows: () => null,
    end: () => null,
    counted: () => null,
    hasProblem: () => null,
  },
}
