import type { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const dashboardTexts: ChartTexts<typeof dashboardMachine> = {
  states: {
    cards: { given: 'the dashboard', seen: 'the dashboard is shown' },
    'cards.showing': { given: 'the four cards', seen: 'the four cards are shown' },
    'cards.broken': { given: 'a dashboard that stopped working', seen: 'the page says that something went wrong' },
    drawing: { given: 'the places of the plots', seen: 'the places of the plots are shown' },
    'drawing.waiting': { given: 'figures on their way', seen: 'the places of the plots are kept free' },
    'drawing.fetching': { given: 'the code that draws on its way', seen: 'the places of the plots are kept free' },
    'drawing.ready': { given: 'the plots drawn', seen: 'the plots are drawn' },
    'drawing.missing': {
      given: 'the code that draws missing',
      seen: "the cards show tables and offer 'Draw the plot'",
    },
    lists: { given: 'the lists', seen: 'nothing changes on the page' },
    'lists.waiting': { given: 'the lists untouched', seen: 'nothing changes on the page' },
    'lists.following': { given: 'the lists being fetched ahead', seen: 'nothing changes on the page' },
  },
  events: {
    'refresh.requested': 'the person has all cards loaded anew',
    'frames.opened': 'the person opens an address with time frames',
    'day.recorded': 'a card has loaded its figures, and they are kept for the day',
    'plots.requested': "the person presses 'Draw the plot'",
  },
  calls: {
    userOverview: "the card 'User Overview'",
    itemOverview: "the card 'Item Overview'",
    itemPerformance: "the card 'Item Performance'",
    itemListings: "the card 'Item Listings'",
    userPlot: "the plot of 'User Overview'",
    itemPlot: "the plot of 'Item Overview'",
    performancePlot: "the plot of 'Item Performance'",
    listingsPlot: "the plot of 'Item Listings'",
    firstRows: 'the first rows of the lists',
    fetchPlots: 'the fetching of the code that draws',
  },
  facts: { frame: (frame) => `the card 'User Overview' shows '${String(frame)}'`, hasHistory: () => null },
}
