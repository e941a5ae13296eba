import { assertEvent, assign, emit, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { rowsMaxAgeMs } from '#domain/limits.ts'
import { type CsvReader, toFileName, toCsv } from '#domain/lists/csv.ts'
import { isOld, type ListNews, newsOf } from '#domain/lists/news.ts'
import { type Cursor, isTruncated } from '#domain/lists/loadProgress.ts'
import {
  appendReferees,
  emptyReferees,
  type LoadedReferees,
  needsMoreReferees,
  type RefereeBatch,
  resumeReferees,
} from '#domain/people/loadedReferees.ts'
import { signedUpIn } from '#domain/people/refereePeriods.ts'
import { fileNameParts, type RefereePeriod } from '#domain/people/signUpPeriods.ts'
import {
  matchesStatus,
  type Referee,
  refereeColumns,
  type RefereeRow,
  type RefereeStatusChoice,
  searchReferees,
} from '#domain/people/referees.ts'
import type { DownloadEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { passToParent } from '#machines/passToParent.ts'
import { noSubscription, notProvided } from '#machines/notProvided.ts'

/** A batch, and the local day and the time at which it arrived, in milliseconds since 1970. */
export type RefereesAnswer = RefereeBatch & { today: string; arrivedAt: number }

/** One call for referees. `cursor` is null for the first batch. */
export interface RefereesRequest {
  code: string
  cursor: Cursor | null
}

export interface RefereeListInput {
  /** The referral code, or null if the marketer has none. */
  code: string | null
}

interface Context extends RefereeListInput {
  list: LoadedReferees
  term: string
  period: RefereePeriod
  status: RefereeStatusChoice
  /** The local day of the last answer, or '' before the first. */
  today: string
  /** The rows of the period with the status that the search term finds. */
  matches: readonly RefereeRow[]
  problem: string | null
  /** When the first referees arrived, in milliseconds since 1970. Null before that. */
  readAt: number | null
  /** Referees who came or went since the list was read. Null if there are none. */
  news: ListNews<Referee> | null
}

type Event =
  | { type: 'term.changed'; term: string }
  | { type: 'period.chosen'; period: RefereePeriod }
  | { type: 'status.chosen'; status: RefereeStatusChoice }
  | { type: 'refresh.requested' }
  | { type: 'retry.requested' }
  | { type: 'download.requested'; reader?: CsvReader }
  | { type: 'tab.returned'; now: number }

const matchesOf = ({ list, term, period, status, today }: Context): readonly RefereeRow[] => {
  const isInPeriod = signedUpIn(period, today)
  return searchReferees(list.rows, term).filter(({ referee }) => isInPeriod(referee) && matchesStatus(referee, status))
}

export const refereeListMachine = setup({
  types: {
    input: {} as RefereeListInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as DownloadEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    listReferees: notProvided<RefereesAnswer, RefereesRequest>('listReferees'),
    rereadReferees: notProvided<RefereesAnswer, RefereesRequest>('rereadReferees'),
    subscribeToTabReturn: noSubscription('subscribeToTabReturn'),
  },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    canChooseStatus: ({ context: { list, status } }) =>
      status !== 'all' || list.rows.some(({ referee }) => referee.userStatus !== ''),
    hasMatches: ({ context }) => context.matches.length > 0,
    isOld: ({ context }, { now }: { now: number }) => isOld(context.readAt, now),
    isTruncated: ({ context }) => isTruncated(context.list),
    needsMoreReferees: ({ context }) => needsMoreReferees(context.list),
  },
  actions: {
    addReferees: assign(({ context }, answer: RefereesAnswer) => ({
      list: appendReferees(context.list, answer),
      today: answer.today,
      ...((context.list.isOutdated || context.readAt === null) && { readAt: answer.arrivedAt, news: null }),
    })),
    setNews: assign(({ context }, { referees, cursor, arrivedAt }: RefereesAnswer) => ({
      readAt: arrivedAt,
      news: newsOf(
        context.list.rows.map(({ referee }) => referee),
        { rows: referees, cursor },
      ),
    })),
    findMatches: assign({ matches: ({ context }) => matchesOf(context) }),
    restart: assign(({ context }) => ({ list: { ...context.list, isOutdated: true } })),
    resume: assign({ list: ({ context }) => resumeReferees(context.list) }),
    setTerm: assign(({ event }) => {
      assertEvent(event, 'term.changed')
      return { term: event.term }
    }),
    setPeriod: assign(({ event }) => {
      assertEvent(event, 'period.chosen')
      return { period: event.period }
    }),
    setStatus: assign(({ event }) => {
      assertEvent(event, 'status.chosen')
      return { status: event.status }
    }),
    setProblem: assign({
      problem: (_, { error }: { error: unknown }) => errorMessageFor(error, undefined, 'marketer'),
    }),
    clearProblem: assign({ problem: null }),
    downloadCsv: emit(({ context: { matches, term, period, status }, event }) => {
      assertEvent(event, 'download.requested')
      const narrowing = [...(status === 'all' ? [] : [status]), ...(term.trim() === '' ? [] : ['search', term])]
      return {
        type: 'download',
        name: toFileName(['referees', ...fileNameParts(period), ...narrowing], 'csv'),
        text: toCsv(
          refereeColumns,
          matches.map(({ referee }) => referee),
          event.reader,
        ),
      }
    }),
  },
}).createMachine({
  id: 'refereeList',
  description:
    'The list shows the referees of a marketer. It can be searched, filtered by period and status, and ' +
    'downloaded as a CSV file.',
  context: ({ input }) => ({
    ...input,
    list: emptyReferees,
    term: '',
    period: 'all',
    status: 'all',
    today: '',
    matches: [],
    problem: null,
    readAt: null,
    news: null,
  }),
  initial: 'checkingCode',
  invoke: { id: 'subscribeToTabReturn', src: 'subscribeToTabReturn', onError: passToParent },
  on: {
    'term.changed': { actions: ['setTerm', 'findMatches'] },
    'period.chosen': { actions: ['setPeriod', 'findMatches'] },
    'status.chosen': {
      description:
        'The list knows the status of at least one referee. The console remembers the status and shows the referees ' +
        'that match the search, the period and the status.',
      guard: 'canChooseStatus',
      actions: ['setStatus', 'findMatches'],
    },
    'download.requested': {
      description: 'At least one referee is shown. The shown referees are downloaded as a CSV file.',
      guard: 'hasMatches',
      actions: 'downloadCsv',
    },
  },
  states: {
    checkingCode: {
      description: 'The list checks whether the marketer has a referral code.',
      meta: { section: '§3' },
      always: [
        { description: 'The marketer has a code.', guard: 'hasCode', target: 'loading' },
        { description: 'The marketer has no code.', target: 'showing' },
      ],
    },
    loading: {
      description:
        'The referees load in several requests. The page says how many have arrived, and the person can ' +
        'already search those.',
      meta: { section: '§7' },
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'listReferees',
        src: 'listReferees',
        input: ({ context: { code, list } }) => ({ code: code ?? '', cursor: list.isOutdated ? null : list.cursor }),
        onDone: {
          description:
            'Referees arrive. The console adds the referees to the list and shows the referees that match the ' +
            'search, the period and the status.',
          target: 'deciding',
          actions: [{ type: 'addReferees', params: ({ event }) => event.output }, 'findMatches'],
        },
        onError: {
          description: 'The console shows why the referees could not be loaded.',
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    deciding: {
      description: 'The list checks whether the server has more referees.',
      meta: { section: '§7' },
      tags: 'busy',
      always: [
        { description: 'The server has more referees.', guard: 'needsMoreReferees', target: 'loading' },
        {
          description: 'The server has no more referees, sent the same ones twice, or sent no new ones several times.',
          target: 'showing',
        },
      ],
    },
    showing: {
      description:
        'The page lists the referees that match the search, the period and the status. Without a referral code, ' +
        'the list is empty. If the server repeated referees, or several answers had no new ones, some may be missing. ' +
        "The page then says so and offers 'Retry'.",
      meta: { section: '§2' },
      initial: 'current',
      states: {
        current: {
          description:
            'The list says when it was read. If referees came or went since then, it says so and offers to show them.',
          meta: { section: '§8' },
          on: {
            'tab.returned': {
              description: `The list is at least ${rowsMaxAgeMs / 60_000} minutes old.`,
              guard: { type: 'isOld', params: ({ event }) => event },
              target: 'rereading',
            },
          },
        },
        rereading: {
          description: 'The first referees load again in the background. The list stays as it is.',
          meta: { section: '§8' },
          invoke: {
            id: 'rereadReferees',
            src: 'rereadReferees',
            input: ({ context: { code } }) => ({ code: code ?? '', cursor: null }),
            onDone: {
              description: 'The list offers to show referees who came or went.',
              target: 'current',
              actions: { type: 'setNews', params: ({ event }) => event.output },
            },
            onError: {
              description: 'The list stays, with the time when it was read.',
              target: 'current',
            },
          },
        },
      },
      on: {
        'retry.requested': {
          description:
            'Some referees may be missing. If the server sent the same referees twice, the console loads all from ' +
            'the start; otherwise it loads the remaining ones.',
          guard: 'isTruncated',
          target: 'loading',
          actions: 'resume',
        },
        'refresh.requested': {
          description: 'If there is a code, all referees load from the start.',
          target: 'checkingCode',
          actions: 'restart',
        },
      },
    },
    failed: {
      description:
        "The referees could not be loaded. The page says why and offers 'Retry'. Referees that have already " +
        'arrived stay visible.',
      meta: { section: '§8' },
      on: {
        'retry.requested': 'loading',
        'refresh.requested': {
          description: 'If there is a code, all referees load from the start.',
          target: 'loading',
          actions: 'restart',
        },
      },
    },
  },
})
