import { assertEvent, assign, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { maxEmptyBatches, refereeBatchSize } from '#domain/limits.ts'
import { isTruncated, truncationText } from '#domain/lists/loadProgress.ts'
import { isAccountNotFound } from '#domain/people/accounts.ts'
import {
  appendReferees,
  emptyReferees,
  type LoadedReferees,
  needsMoreReferees,
  nextCursor,
  type RefereeBatch,
  type RefereesRequest,
  resumeReferees,
} from '#domain/people/loadedReferees.ts'
import { hasReferralCode } from '#domain/people/referralCodes.ts'
import { type RefereePeriod, signedUpIn } from '#domain/periods/signUpPeriods.ts'
import { isUnlisted, type Referee } from '#domain/people/referees.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { alert } from '#machines/system.ts'

/** A batch of referees, and the local day on which it arrived. */
export type RefereesAnswer = RefereeBatch & { today: string }

export interface SidePanelInput {
  marketerId: string
  /** The period that the panel starts with. */
  period: RefereePeriod
  /** Only referees with items. */
  listed: boolean
}

interface Context extends SidePanelInput {
  code: string | null
  list: LoadedReferees
  /** The local day of the last answer, or '' before the first. */
  today: string
  /** The loaded rows of the period and the filter, in the order of the server. */
  matches: readonly Referee[]
  problem: string | null
}

type Event =
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  | { type: 'period.chosen'; period: RefereePeriod }
  | { type: 'listed.toggled' }

interface ReferralCode {
  code: string | null
}

interface Failure {
  error: unknown
}

const failureTitle = 'Error fetching referred users'
const notFoundText = 'Marketer profile not found.'

const matchesOf = ({ list, period, listed, today }: Context): readonly Referee[] => {
  const isInPeriod = signedUpIn(period, today)
  return list.rows.filter((referee) => isInPeriod(referee) && !(listed && isUnlisted(referee)))
}

export const sidePanelMachine = setup({
  types: {
    input: {} as SidePanelInput,
    context: {} as Context,
    events: {} as Event,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    fetchReferralCode: notProvided<string | null, { id: string }>('fetchReferralCode'),
    fetchReferees: notProvided<RefereesAnswer, RefereesRequest>('fetchReferees'),
  },
  guards: {
    isMarketerMissing: (_, { code }: ReferralCode) => code === null,
    hasReferralCode: (_, { code }: ReferralCode) => code !== null && hasReferralCode(code),
    isCodeLoaded: ({ context }) => context.code !== null,
    isTruncated: ({ context }) => isTruncated(context.list),
    isBatchEmpty: ({ context }) => context.list.end === null && context.list.emptyBatches > 0,
    hasMoreReferees: ({ context }) => needsMoreReferees(context.list),
    isEmpty: ({ context }) => context.list.rows.length === 0,
    hasReferees: ({ context }) => context.list.rows.length > 0,
  },
  actions: {
    setCode: assign((_, { code }: ReferralCode) => ({ code })),
    addBatch: assign(({ context }, { today, ...batch }: RefereesAnswer) => ({
      list: appendReferees(context.list, batch),
      today,
    })),
    setPeriod: assign(({ event }) => {
      assertEvent(event, 'period.chosen')
      return { period: event.period }
    }),
    toggleListed: assign({ listed: ({ context }) => !context.listed }),
    findMatches: assign({ matches: ({ context }) => matchesOf(context) }),
    setProblem: assign({
      problem: (_, { error }: Failure) => (isAccountNotFound(error) ? notFoundText : errorMessageFor(error)),
    }),
    setTruncated: assign({ problem: ({ context }) => truncationText(context.list.end) }),
    resume: assign({ list: ({ context }) => resumeReferees(context.list) }),
    setNotFoundProblem: assign({ problem: notFoundText }),
    sendAlert: alert(({ context }) => ({ text: `${failureTitle}: ${context.problem}` })),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'sidePanel',
  description:
    "The side panel of a marketer shows the referees: the users who signed up with the marketer's code, in all time " +
    'or in a chosen period, and all of them or only those with items. Over the leaderboard, the panel starts with its ' +
    `period, and a link can limit it to those with items. They load in batches of ${refereeBatchSize}.`,
  context: ({ input }) => ({
    ...input,
    code: null,
    list: emptyReferees,
    today: '',
    matches: [],
    problem: null,
  }),
  initial: 'loadingCode',
  on: {
    'period.chosen': {
      description:
        'At least one referee is loaded. The console remembers the period and shows only the loaded referees who ' +
        'signed up in the chosen period and match the filter.',
      guard: 'hasReferees',
      actions: ['setPeriod', 'findMatches'],
    },
    'listed.toggled': {
      description:
        'At least one referee is loaded. The console remembers the filter and shows only the loaded referees of the ' +
        'period with items, or also those without.',
      guard: 'hasReferees',
      actions: ['toggleListed', 'findMatches'],
    },
  },
  states: {
    loadingCode: {
      description: "The panel loads the marketer's referral code.",
      meta: { section: '§7' },
      tags: 'busy',
      invoke: {
        id: 'fetchReferralCode',
        src: 'fetchReferralCode',
        input: ({ context }) => ({ id: context.marketerId }),
        onDone: [
          {
            description: 'The panel says that the marketer does not exist. The bell lists the error.',
            guard: { type: 'isMarketerMissing', params: ({ event }) => ({ code: event.output }) },
            target: 'failed',
            actions: ['setNotFoundProblem', 'sendAlert'],
          },
          {
            description: 'The marketer has a referral code. The panel will load the referees of this code.',
            guard: { type: 'hasReferralCode', params: ({ event }) => ({ code: event.output }) },
            target: 'loadingReferees',
            actions: { type: 'setCode', params: ({ event }) => ({ code: event.output }) },
          },
          { description: 'The marketer has no referral code.', target: 'empty' },
        ],
        onError: {
          description: 'The panel shows the error. The bell lists the error.',
          target: 'failed',
          actions: [{ type: 'setProblem', params: ({ event }) => ({ error: event.error }) }, 'sendAlert'],
        },
      },
    },
    loadingReferees: {
      description: 'A batch of referees is loading. Loaded referees stay visible.',
      meta: { section: '§9' },
      tags: 'busy',
      invoke: {
        id: 'fetchReferees',
        src: 'fetchReferees',
        input: ({ context: { code, list } }) => ({ code: code ?? '', cursor: nextCursor(list) }),
        onDone: {
          description:
            'A batch arrives. The console adds the referees to the list and shows only the loaded referees who ' +
            'signed up in the chosen period and match the filter.',
          target: 'checkingEnd',
          actions: [{ type: 'addBatch', params: ({ event }) => event.output }, 'findMatches'],
        },
        onError: {
          description: 'The panel shows the error. The bell lists the error.',
          target: 'failed',
          actions: [{ type: 'setProblem', params: ({ event }) => ({ error: event.error }) }, 'sendAlert'],
        },
      },
    },
    checkingEnd: {
      description: 'The panel checks whether the server has more referees, and whether the marketer has any.',
      meta: { section: '§2' },
      always: [
        {
          description: `The server sent the same referees again, or the last ${maxEmptyBatches} batches had no new ones. The panel says that referees may be missing. The bell lists the error.`,
          guard: 'isTruncated',
          target: 'failed',
          actions: ['setTruncated', 'sendAlert'],
        },
        {
          description: `The last batch had no new referees, but fewer than ${maxEmptyBatches} such batches in a row have come.`,
          guard: 'isBatchEmpty',
          target: 'loadingReferees',
        },
        {
          description: 'The server has more referees, and the last batch had new ones.',
          guard: 'hasMoreReferees',
          target: 'partial',
        },
        { description: 'The marketer has no referees.', guard: 'isEmpty', target: 'empty' },
        { description: 'The server has no more referees.', target: 'complete' },
      ],
    },
    partial: {
      description:
        "The server has more referees. The panel shows those that are loaded. 'Load more' loads the next batch.",
      meta: { section: '§2' },
      on: { 'more.requested': 'loadingReferees' },
    },
    complete: {
      description: "The panel shows all referees of the period who match the filter, and says 'End of list.'",
      meta: { section: '§2' },
    },
    empty: {
      description: "The marketer has no referral code or no referees. The panel says 'No users referred yet.'",
      meta: { section: '§2' },
    },
    failed: {
      description:
        'The marketer does not exist, a request failed, or the server sent the same referees again or no new ones. ' +
        "The panel shows the reason and offers 'Retry'.",
      meta: { section: '§8' },
      exit: 'clearProblem',
      on: {
        'retry.requested': [
          {
            description:
              'The referral code is loaded already. The console loads the remaining referees, or all from the start ' +
              'if the server sent the same referees again.',
            guard: 'isCodeLoaded',
            target: 'loadingReferees',
            actions: 'resume',
          },
          { description: 'The referral code is not loaded yet.', target: 'loadingCode' },
        ],
      },
    },
  },
})
