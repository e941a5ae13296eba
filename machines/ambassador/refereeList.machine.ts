import { assertEvent, assign, emit, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { toFileName, toCsv } from '#domain/lists/csv.ts'
import { type Referee, refereeColumns, type RefereeRow, toRefereeRow, searchReferees } from '#domain/people/referees.ts'
import type { DownloadEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

/** The referees of a code, as one call returns them. */
export interface RefereesResult {
  referees: readonly Referee[]
  /** False if the server has more referees than one call returns. */
  isComplete: boolean
}

export interface RefereeListInput {
  /** The referral code, or null if the marketer has none. */
  code: string | null
}

interface Context extends RefereeListInput {
  rows: readonly RefereeRow[]
  isComplete: boolean
  term: string
  /** The rows that the search term finds. */
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
    setTerm: assign(({ context, event }) => {
      assertEvent(event, 'term.changed')
      return { term: event.term, matches: searchReferees(context.rows, event.term) }
    }),
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
  description: 'The referees of a marketer: loaded in one call, searchable, and available as a CSV file.',
  context: ({ input }) => ({ ...input, rows: [], isComplete: true, term: '', matches: [], problem: null }),
  initial: 'checkingCode',
  on: { 'term.changed': { actions: 'setTerm' }, 'download.requested': { guard: 'hasMatches', actions: 'downloadCsv' } },
  states: {
    checkingCode: {
      description: 'Does the marketer have a code?',
      meta: { section: '§3' },
      always: [{ guard: 'hasCode', target: 'loading' }, { target: 'showing' }],
    },
    loading: {
      description: 'The referees load. Previously loaded referees stay and can be searched.',
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
      description: 'The page lists the referees that match the search, or says that there are none.',
      meta: { section: '§2' },
      on: { 'refresh.requested': 'checkingCode' },
    },
    failed: {
      description:
        "The referees could not be loaded. The page says why and offers 'Retry'. Previously loaded referees stay.",
      meta: { section: '§8' },
      on: { 'retry.requested': 'loading', 'refresh.requested': 'loading' },
    },
  },
})
