import { assign, emit, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { type Batch, type Cursor, emptyList, type LoadedList, appendBatch } from '#domain/lists/paging.ts'
import { defaultQuery } from '#domain/lists/query.ts'
import { isAccountNotFound } from '#domain/people/accounts.ts'
import { hasReferralCode } from '#domain/people/marketers.ts'
import type { AlertEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

/** What one call for referees asks for; `cursor` is null for the first batch. */
export interface RefereesRequest {
  code: string
  cursor: Cursor | null
}

interface Context {
  marketerId: string
  code: string | null
  list: LoadedList
  problem: string | null
}

type Event = { type: 'more.requested' } | { type: 'retry.requested' }

const title = 'Error fetching referred users'
const notFoundText = 'Marketer profile not found.'

export const sidePanelMachine = setup({
  types: {
    input: {} as { marketerId: string },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as AlertEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    readCode: notProvided<string | null, { id: string }>('readCode'),
    fetchReferees: notProvided<Batch, RefereesRequest>('fetchReferees'),
  },
  guards: {
    hasReferralCode: ({ context }) => context.code !== null && hasReferralCode(context.code),
    isCodeLoaded: ({ context }) => context.code !== null,
    isMarketerFound: (_, { code }: { code: string | null }) => code !== null,
    isComplete: ({ context }) => context.list.end !== null,
    isEmpty: ({ context }) => context.list.rows.length === 0,
  },
  actions: {
    setCode: assign({ code: (_, { code }: { code: string | null }) => code }),
    addBatch: assign({ list: ({ context }, batch: Batch) => appendBatch(context.list, batch) }),
    setProblem: assign({
      problem: (_, { error }: { error: unknown }) => (isAccountNotFound(error) ? notFoundText : errorMessageFor(error)),
    }),
    setNotFoundProblem: assign({ problem: notFoundText }),
    reportFailure: emit(({ context }) => ({ type: 'alert', text: `${title}: ${context.problem}` })),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'sidePanel',
  description: 'The referees of one marketer, beside the list of marketers, in batches of 50.',
  context: ({ input }) => ({
    marketerId: input.marketerId,
    code: null,
    list: emptyList(defaultQuery, 0),
    problem: null,
  }),
  initial: 'readingCode',
  states: {
    readingCode: {
      description: "The marketer's referral code is looked up: it is known from the list, or the server is asked.",
      meta: { section: '§7' },
      tags: 'busy',
      invoke: {
        id: 'readCode',
        src: 'readCode',
        input: ({ context }) => ({ id: context.marketerId }),
        onDone: [
          {
            guard: { type: 'isMarketerFound', params: ({ event }) => ({ code: event.output }) },
            target: 'choosing',
            actions: { type: 'setCode', params: ({ event }) => ({ code: event.output }) },
          },
          { target: 'failed', actions: ['setNotFoundProblem', 'reportFailure'] },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'setProblem', params: ({ event }) => ({ error: event.error }) }, 'reportFailure'],
        },
      },
    },
    choosing: {
      description: 'Can anybody have been referred? Without a referral code nobody can.',
      meta: { section: '§3' },
      always: [{ guard: 'hasReferralCode', target: 'fetching' }, { target: 'empty' }],
    },
    fetching: {
      description: 'A batch of referees is on its way. Those that are here stay in sight.',
      meta: { section: '§9' },
      tags: 'busy',
      invoke: {
        id: 'fetchReferees',
        src: 'fetchReferees',
        input: ({ context: { code, list } }) => ({ code: code ?? '', cursor: list.cursor }),
        onDone: { target: 'sorting', actions: { type: 'addBatch', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: [{ type: 'setProblem', params: ({ event }) => ({ error: event.error }) }, 'reportFailure'],
        },
      },
    },
    sorting: {
      description: 'Are there more referees, is that all, or is there nobody?',
      meta: { section: '§2' },
      always: [{ guard: 'isComplete', target: 'ending' }, { target: 'some' }],
    },
    some: {
      description: "Referees are shown, and there may be more: 'Load more' fetches the next batch.",
      meta: { section: '§2' },
      on: { 'more.requested': 'fetching' },
    },
    ending: {
      description: 'Nothing more is to come.',
      meta: { section: '§2' },
      always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'whole' }],
    },
    whole: {
      description: "All referees are shown: 'End of list.'",
      meta: { section: '§2' },
    },
    empty: {
      description: "Nobody signed up with the marketer's code: 'No users referred yet.'",
      meta: { section: '§2' },
    },
    failed: {
      description:
        'The referees, or more of them, did not come. The panel says why and offers to try again; what is here stays.',
      meta: { section: '§8' },
      exit: 'clearProblem',
      on: { 'retry.requested': [{ guard: 'isCodeLoaded', target: 'fetching' }, { target: 'readingCode' }] },
    },
  },
})
