import { assign, setup, type SnapshotFrom } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import type { ListKindName } from '#domain/lists/kinds.ts'
import type { ListSummary } from '#domain/lists/summaries.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface ListSummaryInput {
  kind: ListKindName
}

interface Context extends ListSummaryInput {
  summary: ListSummary | null
  problem: string | null
}

export const listSummaryMachine = setup({
  types: {
    input: {} as ListSummaryInput,
    output: {} as ListSummary,
    context: {} as Context,
    events: {} as { type: 'retry.requested' },
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: { loadSummary: notProvided<ListSummary, { kind: ListKindName }>('loadSummary') },
  actions: {
    setSummary: assign({ summary: (_, summary: ListSummary) => summary }),
    setProblem: assign({ problem: (_, { error }: { error: unknown }) => errorMessageFor(error) }),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'listSummary',
  description: 'The list page loads the counts of the tiles above a list.',
  context: ({ input }) => ({ ...input, summary: null, problem: null }),
  output: ({ context }) => context.summary as ListSummary,
  initial: 'loading',
  states: {
    loading: {
      description: 'The counts load, not before the time that the server has named. The tiles show placeholders.',
      meta: { section: '§2' },
      tags: 'busy',
      invoke: {
        id: 'loadSummary',
        src: 'loadSummary',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: {
          description: 'The tiles show the counts.',
          target: 'loaded',
          actions: { type: 'setSummary', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description:
        "The counts failed to load. A notice with the reason and 'Retry' replaces the tiles. The lists still work. If " +
        "the open list failed too, its notice is the only one, and its 'Retry' loads the counts, too.",
      meta: { section: '§8' },
      exit: 'clearProblem',
      on: {
        'retry.requested': 'loading',
      },
    },
    loaded: {
      description: 'The counts are loaded, and the tiles show them.',
      meta: { section: '§2' },
      type: 'final',
    },
  },
})

/** Why the counts failed to load. Null if they did not fail, or if the chart has ended. */
export const selectSummaryProblem = (snapshot: SnapshotFrom<typeof listSummaryMachine> | undefined) =>
  snapshot?.context.problem ?? null
