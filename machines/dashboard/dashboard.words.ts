import type { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import type { ChartWords } from '#machines/words.ts'

export const dashboardWords: ChartWords<typeof dashboardMachine> = {
  states: {
    showing: { given: 'the dashboard', seen: 'the four cards are shown' },
    broken: { given: 'a dashboard that stopped working', seen: 'the page says that something went wrong' },
  },
  events: { 'refresh.requested': 'the person has all cards loaded anew' },
  calls: {
    userOverview: "the card 'User Overview'",
    itemOverview: "the card 'Item Overview'",
    itemPerformance: "the card 'Item Performance'",
    itemListings: "the card 'Item Listings'",
  },
}
