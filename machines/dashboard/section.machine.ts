import { type ActorRef, assign, raise, sendTo, setup, type Snapshot } from 'xstate'
import { type Comparison, hasEarlier } from '#domain/dashboard/comparison.ts'
import { type DashboardCounts, missingFiguresText, type SectionFigures } from '#domain/dashboard/counts.ts'
import { type Section, sectionTitles } from '#domain/dashboard/sections.ts'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import type { TimeFrame } from '#domain/periods/timeFrames.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { alert, sendToSystem } from '#machines/system.ts'

/** Tells the dashboard the counts of all time, or null if only the figures of the time frame were loaded. */
export interface CountsLoaded {
  type: 'counts.loaded'
  counts: DashboardCounts | null
}

export interface SectionInput {
  section: Section
  timeFrame: TimeFrame
  /** The dashboard. */
  parent: ActorRef<Snapshot<unknown>, CountsLoaded>
}

/** The figures that were loaded last, and their time frame. */
export interface LoadedSection {
  readonly timeFrame: TimeFrame
  readonly figures: SectionFigures
  /** Null until it is loaded. */
  readonly comparison: Comparison | null
}

export interface ComparisonInput {
  section: Section
  timeFrame: TimeFrame
  /** When the figures were loaded, in milliseconds since 1970. */
  loadedAt: number
}

interface Context extends SectionInput {
  loaded: LoadedSection | null
  problem: string | null
}

type Event =
  | { type: 'load.requested' }
  | { type: 'retry.requested' }
  | { type: 'timeFrame.chosen'; timeFrame: TimeFrame }
  | { type: 'timeFrame.changed'; timeFrame: TimeFrame }

const timeFrameOf = ({ event }: { event: { timeFrame: TimeFrame } }): TimeFrame => event.timeFrame

export const sectionMachine = setup({
  types: {
    input: {} as SectionInput,
    context: {} as Context,
    events: {} as Event,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    loadSection: notProvided<SectionFigures, { section: Section; timeFrame: TimeFrame }>('loadSection'),
    /** Loads what the figures are compared with, after they are painted. */
    loadComparison: notProvided<Comparison, ComparisonInput>('loadComparison'),
  },
  guards: {
    isComplete: (_, { totals, period }: SectionFigures) => totals !== null && period !== null,
    hasEarlier: (_, comparison: Comparison) => hasEarlier(comparison),
    isOtherTimeFrame: ({ context }, timeFrame: TimeFrame) => timeFrame !== context.timeFrame,
  },
  actions: {
    setTimeFrame: assign((_, timeFrame: TimeFrame) => ({ timeFrame, problem: null })),
    showTimeFrame: sendToSystem('router', ({ context }) => ({
      type: 'timeFrame.shown',
      section: context.section,
      timeFrame: context.timeFrame,
    })),
    requestLoad: raise({ type: 'load.requested' }),
    setFigures: assign({
      loaded: ({ context }, figures: SectionFigures) => ({ timeFrame: context.timeFrame, figures, comparison: null }),
      problem: null,
    }),
    setComparison: assign({
      loaded: ({ context }, comparison: Comparison) => context.loaded && { ...context.loaded, comparison },
    }),
    sendCountsToParent: sendTo(
      ({ context }) => context.parent,
      (_, { totals }: SectionFigures): CountsLoaded => ({ type: 'counts.loaded', counts: totals }),
    ),
    sendAlert: alert(({ context }) => ({
      text: `${sectionTitles[context.section]}: ${context.problem}`,
      retry: 'load.requested',
    })),
    setProblem: assign({ problem: (_, { error }: { error: unknown }) => errorMessageFor(error) }),
    setMissing: assign({ problem: (_, figures: SectionFigures) => missingFiguresText(figures) }),
  },
}).createMachine({
  id: 'section',
  description: 'One of the four cards of the dashboard shows the figures of its own time frame.',
  context: ({ input }) => ({ ...input, loaded: null, problem: null }),
  initial: 'idle',
  entry: 'requestLoad',
  on: {
    'timeFrame.chosen': {
      target: '.idle',
      actions: [{ type: 'setTimeFrame', params: timeFrameOf }, 'showTimeFrame', 'requestLoad'],
    },
    'timeFrame.changed': {
      description: 'It is not the time frame of this card.',
      guard: { type: 'isOtherTimeFrame', params: timeFrameOf },
      target: '.idle',
      actions: [{ type: 'setTimeFrame', params: timeFrameOf }, 'requestLoad'],
    },
  },
  states: {
    idle: {
      description: 'The figures of the selected time frame are not loaded yet.',
      meta: { section: '§4' },
      on: { 'load.requested': 'loading' },
    },
    loading: {
      description:
        'The figures are loading. Meanwhile the card shows the earlier figures with their time frame, or placeholders.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'loadSection',
        src: 'loadSection',
        input: ({ context }) => ({ section: context.section, timeFrame: context.timeFrame }),
        onDone: [
          {
            description:
              "The console shows the figures. The dashboard stores today's totals in this browser, for the plots over " +
              'time.',
            guard: { type: 'isComplete', params: ({ event }) => event.output },
            target: 'succeeded',
            actions: [
              { type: 'setFigures', params: ({ event }) => event.output },
              { type: 'sendCountsToParent', params: ({ event }) => event.output },
            ],
          },
          {
            description: 'Only half of the figures arrive. The console shows them.',
            target: 'failed',
            actions: [
              { type: 'setFigures', params: ({ event }) => event.output },
              { type: 'setMissing', params: ({ event }) => event.output },
              { type: 'sendCountsToParent', params: ({ event }) => event.output },
              'sendAlert',
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'setProblem', params: ({ event }) => ({ error: event.error }) }, 'sendAlert'],
        },
      },
    },
    succeeded: {
      description: 'The card shows its figures, or says that there are none.',
      meta: { section: '§2' },
      initial: 'comparing',
      on: { 'load.requested': { description: "The person presses 'Refresh' on the dashboard.", target: 'loading' } },
      states: {
        comparing: {
          description:
            'The card shows its figures. The console loads the figures of the period before, and the numbers of new ' +
            'users or items per day in both periods, not before the time that the server has named. Outcomes such ' +
            "as 'Sold' have no date, so their card loads nothing.",
          invoke: {
            id: 'loadComparison',
            src: 'loadComparison',
            input: ({ context }) => ({
              section: context.section,
              timeFrame: context.timeFrame,
              loadedAt: context.loaded?.figures.loadedAt ?? 0,
            }),
            onDone: [
              {
                description:
                  'The figures of the period before arrive. The key figures show the changes from the period before.',
                guard: { type: 'hasEarlier', params: ({ event }) => event.output },
                target: 'compared',
                actions: { type: 'setComparison', params: ({ event }) => event.output },
              },
              {
                description: 'Only the new users or items arrive. The console shows their bars.',
                target: 'notCompared',
                actions: { type: 'setComparison', params: ({ event }) => event.output },
              },
            ],
            onError: 'notCompared',
          },
        },
        compared: {
          description:
            'The key figures above the cards show how they changed from the period before. A bar chart shows the new ' +
            'users or items per day, in front of those of the period before. A line shows the counted totals by day.',
        },
        notCompared: {
          description:
            'The figures of the period before failed to load. The card still shows its own figures, and offers ' +
            "'Compare again'. Without counts by day, its line shows the daily history of this browser.",
          meta: { section: '§8' },
          on: { 'retry.requested': 'comparing' },
        },
      },
    },
    failed: {
      description:
        "Figures failed to load. The card shows the reason, 'Retry', and the figures that it has. The other cards " +
        'still work.',
      meta: { section: '§8' },
      on: {
        'load.requested': { description: "The person presses 'Retry' or 'Refresh'.", target: 'loading' },
        'retry.requested': 'loading',
      },
    },
  },
})
