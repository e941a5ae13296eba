import { assign, emit, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { toFileName, toCsv } from '#domain/lists/csv.ts'
import { type Referee, refereeColumns, type RefereeRow, toRefereeRow, searchReferees } from '#domain/people/referees.ts'
import type { DownloadEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

/** The referees of a code as one call gives them. */
export interface RefereesResult {
  referees: readonly Referee[]
  /** False where the server has more than one call gives. */
  isComplete: boolean
}

export interface RefereeListInput {
  /** The code that has brought them, or null where there is none. */
  code: string | null
}

interface Context extends RefereeListInput {
  rows: readonly RefereeRow[]
  isComplete: boolean
  term: string
  /** Those of the rows that the term finds. */
  matches: readonly RefereeRow[]
  problem: string | null
}

type Event =
  | { type: 'term.changed'; term: string }
  | { type: 'refresh.requested' }
  | { type: 'retry.requested' }
  | { type: 'download.requested' }

export const refereeListMachine = setup({
  types: {
    input: {} as RefereeListInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as DownloadEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: { listReferees: notProvided<RefereesResult, { code: string }>('listReferees') },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    hasMatches: ({ context }) => context.matches.length > 0,
  },
  actions: {
    setReferees: assign(({ context }, { referees, isComplete }: RefereesResult) => {
      const rows = referees.map(toRefereeRow)
      return { rows, isComplete, matches: searchReferees(rows, context.term) }
    }),
    setTerm: assign(({ context, event }) =>
      event.type === 'term.changed' ? { term: event.term, matches: searchReferees(context.rows, event.term) } : {},
    ),
    setProblem: assign({
      problem: (_, { error }: { error: unknown }) => errorMessageFor(error, undefined, 'marketer'),
    }),
    clearProblem: assign({ problem: null }),
    downloadCsv: emit(({ context: { matches, term } }) => ({
      type: 'download',
      name: toFileName(['referees', ...(term.trim() === '' ? [] : ['search', term])], 'csv'),
      text: toCsv(
        refereeColumns,
        matches.map(({ referee }) => referee),
      ),
    })),
  },
}).createMachine({
  id: 'refereeList',
  description: 'The referees of a marketer: fetched in one call, searched as somebody types, handed out as a file.',
  context: ({ input }) => ({ ...input, rows: [], isComplete: true, term: '', matches: [], problem: null }),
  initial: 'deciding',
  on: { 'term.changed': { actions: 'setTerm' }, 'download.requested': { guard: 'hasMatches', actions: 'downloadCsv' } },
  states: {
    deciding: {
      description: 'Is there a code that can have brought somebody?',
      meta: { section: '§3' },
      always: [{ guard: 'hasCode', target: 'fetching' }, { target: 'showing' }],
    },
    fetching: {
      description: 'The referees are on their way. Those of before stay, and can be searched.',
      meta: { section: '§7' },
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'listReferees',
        src: 'listReferees',
        input: ({ context }) => ({ code: context.code ?? '' }),
        onDone: { target: 'showing', actions: { type: 'setReferees', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    showing: {
      description: 'The referees whom the search box finds are listed, or the page says that there are none.',
      meta: {
        section: '§2',
      },
      on: { 'refresh.requested': 'deciding' },
    },
    failed: {
      description: 'The referees did not come. The page says why and offers to try again; those of before stay.',
      meta: { section: '§8' },
      on: { 'retry.requested': 'fetching', 'refresh.requested': 'fetching' },
    },
  },
})
