import { durationText } from '#domain/text.ts'
import { assign, enqueueActions, setup, type SnapshotFrom } from 'xstate'
import { errorMessageFor, isNetworkError } from '#domain/errorCatalogue.ts'
import { type PrefetchSource, prefetchSources } from '#domain/dashboard/prefetchSources.ts'
import { batchSize, prefetchDelayMs, prefetchMaxAgeMs } from '#domain/limits.ts'
import type { PrefetchedBatch } from '#machines/messages.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { systemActor } from '#machines/system.ts'

interface Context {
  /** The lists whose first rows are not loaded. */
  missingSources: readonly PrefetchSource[]
  problems: readonly { source: PrefetchSource; problem: string }[]
}

/** A list whose first rows could not be loaded, and the error. */
interface FailedPrefetch {
  source: PrefetchSource
  error: unknown
}

export interface PrefetchResult {
  loaded: readonly PrefetchedBatch[]
  failed: readonly FailedPrefetch[]
}

export const listPrefetchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'retry.requested' },
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    /** Loads the first rows of several lists in parallel. */
    prefetchRows: notProvided<PrefetchResult, { sources: readonly PrefetchSource[] }>('prefetchRows'),
  },
  delays: { prefetchDelay: prefetchDelayMs },
  guards: {
    isComplete: (_, { failed }: PrefetchResult): boolean => failed.length === 0,
  },
  actions: {
    setProblems: assign((_, { failed }: PrefetchResult) => ({
      missingSources: failed.map(({ source }) => source),
      problems: failed.map(({ source, error }) => ({ source, problem: errorMessageFor(error) })),
    })),
    setProblemForAll: assign(({ context }, { error }: { error: unknown }) => ({
      problems: context.missingSources.map((source) => ({ source, problem: errorMessageFor(error) })),
    })),
    retryLostLists: enqueueActions(({ enqueue, self, system }, { failed }: PrefetchResult) => {
      const isLost = failed.some(({ error }) => isNetworkError(error))
      enqueue.sendTo(systemActor(system, 'network'), { type: 'call.ended', caller: self, isLost })
    }),
    clearProblems: assign({ problems: [] }),
    sendBatches: enqueueActions(({ enqueue, system }, { loaded }: PrefetchResult) => {
      const prefetchedBatches = systemActor(system, 'prefetchedBatches')
      for (const batch of loaded) enqueue.sendTo(prefetchedBatches, { type: 'batch.prefetched', ...batch })
    }),
  },
}).createMachine({
  id: 'listPrefetch',
  description: `The dashboard loads the first ${batchSize} rows of each list in advance, so that list pages open immediately.`,
  context: { missingSources: prefetchSources, problems: [] },
  initial: 'waiting',
  states: {
    waiting: {
      description: `The lists start to load after ${prefetchDelayMs / 1_000} seconds, if the person is still on the dashboard.`,
      meta: { section: '§7' },
      after: { prefetchDelay: 'loading' },
    },
    loading: {
      description:
        'The first rows of the lists are loading at the same time, not before the time that the server has named. The ' +
        'person can use the page meanwhile.',
      meta: { section: '§7' },
      tags: 'busy',
      invoke: {
        id: 'prefetchRows',
        src: 'prefetchRows',
        input: ({ context }) => ({ sources: context.missingSources }),
        onDone: [
          {
            description:
              'The first rows of all lists are loaded. The dashboard hides an earlier notice of failed lists. The ' +
              'console keeps the loaded rows for the list pages.',
            guard: { type: 'isComplete', params: ({ event }) => event.output },
            target: 'loaded',
            actions: ['clearProblems', { type: 'sendBatches', params: ({ event }) => event.output }],
          },
          {
            description:
              'Some lists could not be loaded. The dashboard names the failed lists and the reasons. The console ' +
              'keeps the loaded rows for the list pages.',
            target: 'failed',
            actions: [
              { type: 'setProblems', params: ({ event }) => event.output },
              { type: 'retryLostLists', params: ({ event }) => event.output },
              { type: 'sendBatches', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: {
          description: 'No list could be loaded. The dashboard says that no list could be loaded, and why.',
          target: 'failed',
          actions: { type: 'setProblemForAll', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loaded: {
      description: `The first rows are loaded. A list page that opens within ${durationText(prefetchMaxAgeMs)} shows them immediately.`,
      meta: { section: '§7' },
    },
    failed: {
      description:
        "Some or all lists failed to load. The dashboard names these lists with the reason. 'Retry' loads only them.",
      meta: { section: '§8' },
      on: { 'retry.requested': 'loading' },
    },
  },
})

/** The lists that could not be prefetched. */
export const selectListPrefetch = (snapshot: SnapshotFrom<typeof listPrefetchMachine>) => ({
  problems: snapshot.context.problems,
  isBusy: snapshot.hasTag('busy'),
})
