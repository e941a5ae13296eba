import { assign, emit, enqueueActions, setup } from 'xstate'
import type { ChosenTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { emptyHistory, type DailyHistory } from '#domain/dashboard/history.ts'
import { sections } from '#domain/dashboard/sections.ts'
import { listPrefetchMachine } from '#machines/dashboard/listPrefetch.machine.ts'
import { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import type { SavePreferenceEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface DashboardInput {
  frames: ChosenTimeFrames
}

interface Context {
  /** The time frames that the address named last. */
  frames: ChosenTimeFrames
  history: DailyHistory
}

type Event =
  | { type: 'refresh.requested' }
  | { type: 'timeFrames.changed'; frames: ChosenTimeFrames }
  | { type: 'history.changed'; history: DailyHistory }
  | { type: 'retry.requested' }

export const dashboardMachine = setup({
  types: {
    input: {} as DashboardInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SavePreferenceEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as {
      userOverview: 'section'
      itemOverview: 'section'
      itemPerformance: 'section'
      itemListings: 'section'
      userPlot: 'plot'
      itemPlot: 'plot'
      performancePlot: 'plot'
      listingsPlot: 'plot'
      firstRows: 'firstRows'
    },
  },
  actors: {
    section: sectionMachine,
    plot: plotMachine,
    firstRows: listPrefetchMachine,
    fetchPlots: notProvided<void>('fetchPlots'),
  },
  actions: {
    loadAllSections: enqueueActions(({ enqueue }) => {
      for (const section of sections) enqueue.sendTo(section, { type: 'load.requested' })
    }),
    sendTimeFrames: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'timeFrames.changed') return
      for (const section of sections)
        enqueue.sendTo(section, { type: 'timeFrame.changed', frame: event.frames[section] })
    }),
    setTimeFrames: assign({
      frames: ({ context, event }) => (event.type === 'timeFrames.changed' ? event.frames : context.frames),
    }),
    storeTimeFrames: emit(({ context }) => ({ type: 'savePreference', key: 'timeFrames', value: context.frames })),
    setHistory: assign({
      history: ({ context, event }) => (event.type === 'history.changed' ? event.history : context.history),
    }),
  },
}).createMachine({
  id: 'dashboard',
  description:
    'The four cards of the dashboard, loaded side by side, and what comes after their figures: the plots, and the first rows of the lists.',
  context: ({ input }) => ({ frames: input.frames, history: emptyHistory }),
  type: 'parallel',
  on: { 'history.changed': { actions: 'setHistory' } },
  states: {
    cards: {
      initial: 'showing',
      description: 'What the page is opened for.',
      meta: { section: '§2' },
      states: {
        showing: {
          description:
            'Each card loads, fails and is tried again by itself; all of them can be loaded anew at once. An address with other time frames loads the cards that it concerns.',
          meta: { section: '§2' },
          on: {
            'refresh.requested': { actions: 'loadAllSections' },
            'timeFrames.changed': { actions: ['setTimeFrames', 'sendTimeFrames', 'storeTimeFrames'] },
          },
          invoke: [
            {
              id: 'userOverview',
              src: 'section',
              input: ({ context }) => ({ section: 'userOverview', frame: context.frames.userOverview }),
              onError: 'broken',
            },
            {
              id: 'itemOverview',
              src: 'section',
              input: ({ context }) => ({ section: 'itemOverview', frame: context.frames.itemOverview }),
              onError: 'broken',
            },
            {
              id: 'itemPerformance',
              src: 'section',
              input: ({ context }) => ({ section: 'itemPerformance', frame: context.frames.itemPerformance }),
              onError: 'broken',
            },
            {
              id: 'itemListings',
              src: 'section',
              input: ({ context }) => ({ section: 'itemListings', frame: context.frames.itemListings }),
              onError: 'broken',
            },
            { id: 'userPlot', src: 'plot', onError: 'broken' },
            { id: 'itemPlot', src: 'plot', onError: 'broken' },
            { id: 'performancePlot', src: 'plot', onError: 'broken' },
            { id: 'listingsPlot', src: 'plot', onError: 'broken' },
          ],
        },
        broken: {
          description: 'A card stopped working in a way that no card expects. The page says so.',
          meta: { section: '§8' },
        },
      },
    },
    drawing: {
      initial: 'waiting',
      description: 'The code that draws is heavy, so it comes after the figures.',
      meta: { section: '§2' },
      states: {
        waiting: {
          description: 'The figures come first. The places of the plots are kept free.',
          meta: { section: '§2' },
          on: { 'history.changed': { target: 'fetching', actions: 'setHistory' } },
        },
        fetching: {
          description: 'The code that draws is on its way; the figures are on the page.',
          meta: { section: '§2' },
          tags: 'busy',
          invoke: { id: 'fetchPlots', src: 'fetchPlots', onDone: 'ready', onError: 'missing' },
        },
        ready: {
          description: 'The plots are drawn. A day that is recorded, and another time frame, draw them anew.',
          meta: { section: '§2' },
        },
        missing: {
          description: 'The code that draws did not come. Each card shows its data as a table and offers to try again.',
          meta: { section: '§8' },
          on: { 'retry.requested': 'fetching' },
        },
      },
    },
    lists: {
      initial: 'waiting',
      description: 'What the pages of lists will need first.',
      meta: { section: '§7' },
      states: {
        waiting: {
          description: 'The figures come first.',
          meta: { section: '§7' },
          on: { 'history.changed': { target: 'following', actions: 'setHistory' } },
        },
        following: {
          description: 'The first rows of the lists are looked after, beside everything else.',
          meta: { section: '§7' },
          invoke: { id: 'firstRows', src: 'firstRows', onError: 'waiting' },
        },
      },
    },
  },
})
