import { assign, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { type PrefetchSource, prefetchSources } from '#domain/dashboard/prefetchSources.ts'
import { prefetchDelayMs } from '#domain/limits.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

interface Context {
  /** The lists whose first rows are not here. */
  missing: readonly PrefetchSource[]
  problems: readonly { source: PrefetchSource; problem: string }[]
}

/** A list whose first rows did not come, and what was thrown. */
export interface FailedPrefetch {
  source: PrefetchSource
  error: unknown
}

export const listPrefetchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'retry.requested' },
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    /** Fetches the first rows of lists side by side, and gives those that did not come. */
    fetchFirstRows: notProvided<readonly FailedPrefetch[], { sources: readonly PrefetchSource[] }>('fetchFirstRows'),
  },
  delays: { prefetchDelay: prefetchDelayMs },
  guards: {
    isComplete: (_, missed: readonly FailedPrefetch[]): boolean => missed.length === 0,
  },
  actions: {
    setProblems: assign((_, missed: readonly FailedPrefetch[]) => ({
      missing: missed.map(({ source }) => source),
      problems: missed.map(({ source, error }) => ({ source, problem: errorMessageFor(error) })),
    })),
    setProblemForAll: assign(({ context }, { error }: { error: unknown }) => ({
      problems: context.missing.map((source) => ({ source, problem: errorMessageFor(error) })),
    })),
    clearProblems: assign({ problems: [] }),
  },
}).createMachine({
  id: 'firstRows',
  description: 'The first 100 rows of each list, fetched ahead, so that the pages of lists open without waiting.',
  context: { missing: prefetchSources, problems: [] },
  initial: 'resting',
  states: {
    resting: {
      description: 'The cards come first. Whoever goes on at once fetches nothing in vain.',
      meta: { section: '§7' },
      after: { prefetchDelay: 'fetching' },
    },
    fetching: {
      description: 'The first rows of the lists are on their way, side by side. Nothing on the page waits for them.',
      meta: { section: '§7' },
      tags: 'busy',
      invoke: {
        id: 'fetchFirstRows',
        src: 'fetchFirstRows',
        input: ({ context }) => ({ sources: context.missing }),
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => event.output },
            target: 'fetched',
            actions: 'clearProblems',
          },
          { target: 'failed', actions: { type: 'setProblems', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setProblemForAll', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    fetched: {
      description: 'The first rows are here. A page of lists that is opened within a minute shows them at once.',
      meta: { section: '§7' },
    },
    failed: {
      description:
        'Some lists did not come. The page names each of them and says why; those that came are kept. Retry fetches what is missing.',
      meta: { section: '§8' },
      on: { 'retry.requested': 'fetching' },
    },
  },
})
