import { type AnyActorRef, assertEvent, assign, emit, enqueueActions, raise, setup } from 'xstate'
import { type ChosenTimeFrames, sameTimeFrame } from '#domain/dashboard/chosenTimeFrames.ts'
import type { DashboardCounts } from '#domain/dashboard/counts.ts'
import { emptyHistory, type DailyHistory, isSameHistory } from '#domain/dashboard/history.ts'
import { milestonesOf } from '#domain/dashboard/milestones.ts'
import { type Section, sections } from '#domain/dashboard/sections.ts'
import { listPrefetchMachine } from '#machines/dashboard/listPrefetch.machine.ts'
import { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { type PageTimeFrameChosen, rangeFormMachine } from '#machines/dashboard/rangeForm.machine.ts'
import { type CountsLoaded, type SectionInput, sectionMachine } from '#machines/dashboard/section.machine.ts'
import type { SavePreferenceEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { noSubscription, notProvided } from '#machines/notProvided.ts'
import { passToParent } from '#machines/passToParent.ts'
import { alert, sendToSystem } from '#machines/system.ts'

export interface DashboardInput {
  timeFrames: ChosenTimeFrames
}

interface Context {
  /** The time frames that the URL named last. */
  timeFrames: ChosenTimeFrames
  history: DailyHistory
  /** The local day of the figures. Empty until it is known. */
  today: string
}

type Event =
  | { type: 'day.changed'; today: string }
  | { type: 'refresh.requested' }
  | { type: 'timeFrames.changed'; timeFrames: ChosenTimeFrames }
  | PageTimeFrameChosen
  | CountsLoaded
  | { type: 'history.changed' }
  | { type: 'retry.requested' }

const inputOf =
  (section: Section) =>
  ({ context, self }: { context: Context; self: AnyActorRef }): SectionInput => ({
    section,
    timeFrame: context.timeFrames[section],
    parent: self,
  })

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
      recordCounts: 'recordCounts'
      rangeForm: 'rangeForm'
      listPrefetch: 'listPrefetch'
      loadPlotCode: 'loadPlotCode'
      subscribeToDay: 'subscribeToDay'
    },
  },
  actors: {
    section: sectionMachine,
    plot: plotMachine,
    rangeForm: rangeFormMachine,
    listPrefetch: listPrefetchMachine,
    /** Adds the counts to the history of today after the cards have painted them. */
    recordCounts: notProvided<DailyHistory, { counts: DashboardCounts | null }>('recordCounts'),
    loadPlotCode: notProvided<void>('loadPlotCode'),
    /** Sends `day.changed` at once and at midnight. */
    subscribeToDay: noSubscription('subscribeToDay'),
  },
  guards: { isNextDay: ({ context }, { today }: { today: string }) => context.today !== '' && today !== context.today },
  actions: {
    setToday: assign((_, { today }: { today: string }) => ({ today })),
    loadAllSections: enqueueActions(({ enqueue }) => {
      for (const section of sections) enqueue.sendTo(section, { type: 'load.requested' })
    }),
    sendTimeFrames: enqueueActions(({ enqueue, event }) => {
      assertEvent(event, 'timeFrames.changed')
      for (const section of sections)
        enqueue.sendTo(section, { type: 'timeFrame.changed', timeFrame: event.timeFrames[section] })
    }),
    setTimeFrames: assign(({ event }) => {
      assertEvent(event, 'timeFrames.changed')
      return { timeFrames: event.timeFrames }
    }),
    setAllTimeFrames: assign((_, { timeFrame }: PageTimeFrameChosen) => ({ timeFrames: sameTimeFrame(timeFrame) })),
    sendTimeFrameToAll: enqueueActions(({ enqueue }, { timeFrame }: PageTimeFrameChosen) => {
      for (const section of sections) enqueue.sendTo(section, { type: 'timeFrame.changed', timeFrame })
    }),
    showTimeFrame: sendToSystem('router', (_, { timeFrame }: PageTimeFrameChosen) => ({
      type: 'timeFrame.shown',
      section: 'all',
      timeFrame,
    })),
    storeTimeFrames: emit(({ context }) => ({
      type: 'savePreference',
      key: 'timeFrames',
      value: context.timeFrames,
    })),
    alertMilestones: enqueueActions(({ context, enqueue }, history: DailyHistory) => {
      for (const text of milestonesOf(context.history, history)) enqueue(alert({ tone: 'blank', text }))
    }),
    /** An equal history stays the same object, so that no plot is drawn again. */
    setHistory: assign(({ context }, history: DailyHistory) =>
      isSameHistory(context.history, history) ? {} : { history },
    ),
    reportHistory: raise({ type: 'history.changed' }),
  },
}).createMachine({
  id: 'dashboard',
  description:
    'The dashboard shows four cards with plots. After the first figures, it also loads rows of the lists in advance.',
  context: ({ input }) => ({ timeFrames: input.timeFrames, history: emptyHistory, today: '' }),
  type: 'parallel',
  states: {
    cards: {
      initial: 'showing',
      description: 'The dashboard has four cards with figures and plots.',
      meta: { section: '§2' },
      states: {
        showing: {
          description:
            "Each card loads its figures on its own, and has its own 'Retry' and its own time frame. 'Refresh' " +
            'reloads all cards. A time frame that the person chooses above the cards applies to all cards.',
          on: {
            'refresh.requested': { description: 'All cards load their figures again.', actions: 'loadAllSections' },
            'day.changed': [
              {
                description:
                  'A new day starts while the dashboard is open. All cards load the figures of the time frame that ' +
                  'ends today.',
                guard: { type: 'isNextDay', params: ({ event }) => event },
                actions: [{ type: 'setToday', params: ({ event }) => event }, 'loadAllSections'],
              },
              {
                description: 'The dashboard opens.',
                actions: { type: 'setToday', params: ({ event }) => event },
              },
            ],
            'timeFrame.chosen': {
              description: 'The page remembers it. All cards switch to it and show its figures.',
              actions: [
                { type: 'setAllTimeFrames', params: ({ event }) => event },
                { type: 'sendTimeFrameToAll', params: ({ event }) => event },
                { type: 'showTimeFrame', params: ({ event }) => event },
              ],
            },
            'timeFrames.changed': {
              description: 'Each card switches to its time frame. Each card shows the figures of it.',
              actions: ['setTimeFrames', 'sendTimeFrames', 'storeTimeFrames'],
            },
          },
          invoke: [
            { id: 'userOverview', src: 'section', input: inputOf('userOverview'), onError: passToParent },
            { id: 'itemOverview', src: 'section', input: inputOf('itemOverview'), onError: passToParent },
            { id: 'itemPerformance', src: 'section', input: inputOf('itemPerformance'), onError: passToParent },
            { id: 'itemListings', src: 'section', input: inputOf('itemListings'), onError: passToParent },
            { id: 'rangeForm', src: 'rangeForm', input: ({ self }) => ({ parent: self }), onError: passToParent },
            { id: 'userPlot', src: 'plot', onError: passToParent },
            { id: 'itemPlot', src: 'plot', onError: passToParent },
            { id: 'performancePlot', src: 'plot', onError: passToParent },
            { id: 'listingsPlot', src: 'plot', onError: passToParent },
            { id: 'subscribeToDay', src: 'subscribeToDay', onError: passToParent },
          ],
        },
      },
    },
    history: {
      initial: 'idle',
      description: 'The browser keeps a daily history: the totals (the numbers of all users and items) of each day.',
      meta: { section: '§4' },
      on: { 'counts.loaded': '.recording' },
      states: {
        idle: {
          description: 'There are no new totals to store until a card loads its figures.',
        },
        recording: {
          description:
            "A card has loaded its figures. As soon as the card shows them, the browser stores today's totals, if the " +
            'card has them.',
          invoke: {
            id: 'recordCounts',
            src: 'recordCounts',
            input: ({ event }) => {
              assertEvent(event, 'counts.loaded')
              return { counts: event.counts }
            },
            onDone: {
              description:
                "Today's totals are stored. If the number of users or items has reached a milestone, the bell says so. " +
                'The dashboard uses the new daily history. The plot code and the list rows start to load, unless they ' +
                'already did.',
              target: 'idle',
              actions: [
                { type: 'alertMilestones', params: ({ event }) => event.output },
                { type: 'setHistory', params: ({ event }) => event.output },
                'reportHistory',
              ],
            },
            onError: 'idle',
          },
        },
      },
    },
    plotCode: {
      initial: 'waiting',
      description: 'The program code that draws plots is large, so it loads after the figures.',
      meta: { section: '§2' },
      states: {
        waiting: {
          description: 'The first figures are loading. The cards show placeholders instead of plots.',
          on: {
            'history.changed': {
              description: "A card has loaded its figures, and today's totals are stored.",
              target: 'loading',
            },
          },
        },
        loading: {
          description: 'The plot code is loading. The cards show figures, and placeholders instead of plots.',
          tags: 'busy',
          invoke: { id: 'loadPlotCode', src: 'loadPlotCode', onDone: 'ready', onError: 'failed' },
        },
        ready: {
          description: 'The cards show their plots. New totals or another time frame change the plots.',
        },
        failed: {
          description: "The plot code failed to load. The cards show tables and offer 'Draw the plot'.",
          meta: { section: '§8' },
          on: { 'retry.requested': 'loading' },
        },
      },
    },
    prefetch: {
      initial: 'waiting',
      description: 'The dashboard loads the first rows of lists in advance, so that list pages open at once.',
      meta: { section: '§7' },
      states: {
        waiting: {
          description:
            'The list rows load only after a card has loaded its figures. After an error, they wait for the next ' +
            'figures.',
          on: {
            'history.changed': {
              description: "A card has loaded its figures, and today's totals are stored.",
              target: 'running',
            },
          },
        },
        running: {
          description: 'The first rows of the lists are loading in the background.',
          invoke: { id: 'listPrefetch', src: 'listPrefetch', onError: 'waiting' },
        },
      },
    },
  },
})
