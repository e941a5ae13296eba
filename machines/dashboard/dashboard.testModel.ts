import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { addToday, emptyHistory } from '#domain/dashboard/history.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { defineTestModel, noPayload, fails } from '#machines/testModel.ts'

export const dashboardTestModel = defineTestModel({
  id: 'dashboard/dashboard',
  machine: dashboardMachine,
  inputs: [{ name: 'the page is opened', input: { frames: defaultTimeFrames } }],
  states: {
    cards: { given: 'the dashboard', seen: 'the dashboard is shown' },
    'cards.showing': {
      given: 'the four cards',
      seen: 'the four cards are shown',
      visible: [{ role: 'button', name: 'Refresh' }],
    },
    'cards.broken': { given: 'a dashboard that stopped working', seen: 'the page says that something went wrong' },
    drawing: { given: 'the places of the plots', seen: 'the places of the plots are shown' },
    'drawing.waiting': { given: 'figures on their way', seen: 'the places of the plots are kept free' },
    'drawing.fetching': { given: 'the code that draws on its way', seen: 'the places of the plots are kept free' },
    'drawing.ready': { given: 'the plots drawn', seen: 'the plots are drawn' },
    'drawing.missing': {
      given: 'the code that draws missing',
      seen: "the cards show tables and offer 'Draw the plot'",
      visible: [{ role: 'button', name: 'Draw the plot', within: 'User Overview' }],
    },
    lists: { given: 'the lists', seen: 'nothing changes on the page' },
    'lists.waiting': { given: 'the lists untouched', seen: 'nothing changes on the page' },
    'lists.following': { given: 'the lists being fetched ahead', seen: 'nothing changes on the page' },
  },
  events: {
    'refresh.requested': { when: 'the person has all cards loaded anew', cases: noPayload },
    'timeFrames.changed': {
      when: 'the person opens an address with time frames',
      cases: [
        { name: 'another one for the users', payload: { frames: { ...defaultTimeFrames, userOverview: 'Lifetime' } } },
      ],
    },
    'history.changed': {
      when: 'a card has loaded its figures, and they are kept for the day',
      cases: [{ name: 'today', payload: { history: addToday(emptyHistory, emptyCounts, '2026-01-31') } }],
    },
    'retry.requested': { when: "the person presses 'Draw the plot'", cases: noPayload },
  },
  calls: {
    userOverview: { name: "the card 'User Overview'", outcomes: [fails] },
    itemOverview: { name: "the card 'Item Overview'", outcomes: [fails] },
    itemPerformance: { name: "the card 'Item Performance'", outcomes: [fails] },
    itemListings: { name: "the card 'Item Listings'", outcomes: [fails] },
    userPlot: { name: "the plot of 'User Overview'", outcomes: [fails] },
    itemPlot: { name: "the plot of 'Item Overview'", outcomes: [fails] },
    performancePlot: { name: "the plot of 'Item Performance'", outcomes: [fails] },
    listingsPlot: { name: "the plot of 'Item Listings'", outcomes: [fails] },
    firstRows: { name: 'the first rows of the lists', outcomes: [fails] },
    fetchPlots: {
      name: 'the fetching of the code that draws',
      outcomes: [{ name: 'the code arrives', output: undefined }, fails],
    },
  },
  facts: { frame: (frame) => `the card 'User Overview' shows '${String(frame)}'`, hasHistory: () => null },
  keyOf: ({ context }) => ({ frame: context.frames.userOverview, hasHistory: context.history.isSeeded }),
})
