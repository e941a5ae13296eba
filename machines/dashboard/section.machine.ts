import { assign, emit, raise, setup } from 'xstate'
import type { SectionFigures } from '#domain/dashboard/counts.ts'
import { type Section, sectionTitles } from '#domain/dashboard/sections.ts'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import type { TimeFrame } from '#domain/dashboard/timeFrames.ts'
import type { AlertEffect, RecordCountsEffect, SaveTimeFrameEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

interface Context {
  section: Section
  frame: TimeFrame
  /** The figures last loaded, with the time frame that they are of. */
  shown: { frame: TimeFrame; figures: SectionFigures } | null
  problem: string | null
}

type Event =
  | { type: 'load.requested' }
  | { type: 'timeFrame.chosen'; frame: TimeFrame }
  | { type: 'timeFrame.changed'; frame: TimeFrame }

export const sectionMachine = setup({
  types: {
    input: {} as { section: Section; frame: TimeFrame },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as AlertEffect | RecordCountsEffect | SaveTimeFrameEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    loadSection: notProvided<SectionFigures, { section: Section; frame: TimeFrame }>('loadSection'),
  },
  guards: {
    isOtherTimeFrame: ({ context, event }) => event.type === 'timeFrame.changed' && event.frame !== context.frame,
  },
  actions: {
    setTimeFrame: assign({
      frame: ({ context, event }) => ('frame' in event ? event.frame : context.frame),
      problem: null,
    }),
    saveTimeFrame: emit(({ context }) => ({ type: 'saveTimeFrame', section: context.section, timeFrame: context.frame })),
    requestLoad: raise({ type: 'load.requested' }),
    setFigures: assign({
      shown: ({ context }, figures: SectionFigures) => ({ frame: context.frame, figures }),
      problem: null,
    }),
    recordCounts: emit((_, { totals }: SectionFigures) => ({ type: 'recordCounts', counts: totals })),
    sendAlert: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'alert',
      text: `${sectionTitles[context.section]}: ${errorMessageFor(error)}`,
      retry: 'load.requested',
    })),
    setProblem: assign({ problem: (_, { error }: { error: unknown }) => errorMessageFor(error) }),
  },
}).createMachine({
  id: 'section',
  description: 'One card of the dashboard with a time frame of its own.',
  context: ({ input }) => ({ section: input.section, frame: input.frame, shown: null, problem: null }),
  initial: 'idle',
  entry: 'requestLoad',
  on: {
    'timeFrame.chosen': { target: '.idle', actions: ['setTimeFrame', 'saveTimeFrame', 'requestLoad'] },
    'timeFrame.changed': { guard: 'isOtherTimeFrame', target: '.idle', actions: ['setTimeFrame', 'requestLoad'] },
  },
  states: {
    idle: {
      description: 'Nothing is loaded for the chosen time frame yet.',
      meta: { section: '§4' },
      on: { 'load.requested': 'loading' },
    },
    loading: {
      description:
        'The figures are on their way. Figures of before stay, under the time frame that they are of, until the new ones are there.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'loadSection',
        src: 'loadSection',
        input: ({ context }) => ({ section: context.section, frame: context.frame }),
        onDone: {
          target: 'succeeded',
          actions: [
            { type: 'setFigures', params: ({ event }) => event.output },
            { type: 'recordCounts', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
            { type: 'sendAlert', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    succeeded: {
      description: 'The card shows its figures, or says that there are none yet.',
      meta: { section: '§2' },
      on: { 'load.requested': 'loading' },
    },
    failed: {
      description:
        'The figures could not be loaded. The card says why and offers to try again; the other cards live on.',
      meta: { section: '§8' },
      on: { 'load.requested': 'loading' },
    },
  },
})
