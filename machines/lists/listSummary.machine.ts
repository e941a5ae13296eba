import { assign, setup, type SnapshotFrom } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import type { ListKind, ListKindName } from '#domain/lists/kinds.ts'
import type { ListSummary } from '#domain/lists/summaries.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { alert } from '#machines/system.ts'

export interface ListSummaryInput {
  kind: ListKindName
  /** The title of the notice after the counts failed to load (§8). */
  problemTitle: string
}

/** The input of the counts of a kind. */
export const listSummaryInput = ({ name, summaryProblem }: ListKind): ListSummaryInput => ({
  kind: name,
  problemTitle: summaryProblem,
})

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
    sendAlert: alert(({ context }, { error }: { error: unknown }) => ({
      text: `${context.problemTitle}: ${errorMessageFor(error)}`,
      retry: 'retry.requested',
    })),
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
          description: 'A notice shows the error. The bell lists the error.',
          target: 'failed',
          actions: [
            { type: 'setProblem', params: ({ event }) => event },
            { type: 'sendAlert', params: ({ event }) => event },
          ],
        },
      },
    },
    failed: {
      description:
        "The counts failed to load. A notice with the reason and 'Retry' replaces the tiles. The lists still work.",
      meta: { section: '§8' },
      exit: 'clearProblem',
      on: {
        'retry.requested': {
          description: "The person presses 'Retry' in the notice, or at the alert in the list of the bell.",
          target: 'loading',
        },
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
