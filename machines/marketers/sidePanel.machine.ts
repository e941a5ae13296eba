import { assertEvent, assign, setup } from 'xstate'
import { dayOf } from '#domain/days.ts'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { refereeBatchSize } from '#domain/limits.ts'
import { type LoadedRows, noRows } from '#domain/lists/loadedRows.ts'
import { isAccountNotFound } from '#domain/people/accounts.ts'
import { hasReferralCode } from '#domain/people/referralCodes.ts'
import { type RefereePeriod, signedUpIn } from '#domain/periods/signUpPeriods.ts'
import { isUnlisted, type RefereeRow } from '#domain/people/referees.ts'
import { refereesLoader, loadProblem } from '#machines/lists/loader.machine.ts'
import type { Loaded, RowsReported } from '#machines/lists/loader.setup.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { passToParent } from '#machines/passToParent.ts'
import { alert } from '#machines/system.ts'

export interface SidePanelInput {
  marketerId: string
  /** The period that the panel starts with. */
  period: RefereePeriod
  /** Only referees with items. */
  listed: boolean
}

interface Context extends SidePanelInput {
  code: string | null
  list: LoadedRows<RefereeRow>
  /** The local day of the last answer, or '' before the first. */
  today: string
  /** The loaded rows of the period and the filter, in the order of the server. */
  matches: readonly RefereeRow[]
  /** Why there is no code, or why referees were missing last. */
  problem: string | null
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'period.chosen'; period: RefereePeriod }
  | { type: 'listed.toggled' }
  | RowsReported<RefereeRow>

interface ReferralCode {
  code: string | null
}

const notFoundText = 'Marketer profile not found.'

const errorText = (error: unknown): string => (isAccountNotFound(error) ? notFoundText : errorMessageFor(error))

const matchesOf = ({ list, period, listed, today }: Context): readonly RefereeRow[] => {
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
    children: {} as { fetchReferralCode: 'fetchReferralCode'; loader: 'loader' },
  },
  actors: {
    fetchReferralCode: notProvided<string | null, { id: string }>('fetchReferralCode'),
    loader: refereesLoader,
  },
  guards: {
    isMarketerMissing: (_, { code }: ReferralCode) => code === null,
    hasReferralCode: (_, { code }: ReferralCode) => code !== null && hasReferralCode(code),
    hasReferees: ({ context }) => context.list.rows.length > 0,
    isIncomplete: (_, loaded: Loaded<RefereeRow>) => loadProblem(loaded) !== null,
  },
  actions: {
    setCode: assign((_, { code }: ReferralCode) => ({ code })),
    setRows: assign((_, { list, arrivedAt }: Loaded<RefereeRow>) => ({ list, today: dayOf(new Date(arrivedAt)) })),
    setPeriod: assign(({ event }) => {
      assertEvent(event, 'period.chosen')
      return { period: event.period }
    }),
    toggleListed: assign({ listed: ({ context }) => !context.listed }),
    findMatches: assign({ matches: ({ context }) => matchesOf(context) }),
    setProblem: assign((_, { problem }: { problem: string | null }) => ({ problem })),
    sendAlert: alert(({ context }) => ({ text: `Error fetching referred users: ${context.problem}` })),
  },
}).createMachine({
  id: 'sidePanel',
  description:
    "The side panel of a marketer shows the referees: the users who signed up with the marketer's code, in all time " +
    'or in a chosen period, and all of them or only those with items. With the leaderboard, the panel starts with its ' +
    `period, and a link can limit it to those with items. They load in batches of ${refereeBatchSize}.`,
  context: ({ input }) => ({ ...input, code: null, list: noRows, today: '', matches: [], problem: null }),
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
            actions: [{ type: 'setProblem', params: { problem: notFoundText } }, 'sendAlert'],
          },
          {
            description: 'The marketer has a referral code. The panel will load the referees of this code.',
            guard: { type: 'hasReferralCode', params: ({ event }) => ({ code: event.output }) },
            target: 'listing',
            actions: { type: 'setCode', params: ({ event }) => ({ code: event.output }) },
          },
          { description: 'The marketer has no referral code.', target: 'withoutCode' },
        ],
        onError: {
          description: 'The panel shows the error. The bell lists the error.',
          target: 'failed',
          actions: [{ type: 'setProblem', params: ({ event }) => ({ problem: errorText(event.error) }) }, 'sendAlert'],
        },
      },
    },
    listing: {
      description:
        'The referees load batch by batch. The panel shows the loaded referees of the period who match the filter. ' +
        "After the last batch it says 'End of list.', or 'No users referred yet.'",
      meta: { section: '§9' },
      on: {
        'rows.reported': [
          {
            description:
              'A call failed, or the server sent the same referees again or no new ones. The panel shows the reason and ' +
              "offers 'Retry'. The bell lists the error.",
            guard: { type: 'isIncomplete', params: ({ event }) => event },
            actions: [
              { type: 'setRows', params: ({ event }) => event },
              'findMatches',
              { type: 'setProblem', params: ({ event }) => ({ problem: loadProblem(event, errorText) }) },
              'sendAlert',
            ],
          },
          {
            description: 'A batch arrives. The panel shows its referees of the period who match the filter.',
            actions: [{ type: 'setRows', params: ({ event }) => event }, 'findMatches'],
          },
        ],
      },
      invoke: {
        id: 'loader',
        src: 'loader',
        input: ({ context: { code }, self }) => ({
          source: { code: code ?? '' },
          list: noRows,
          loads: 'batch',
          parent: self,
        }),
        onError: passToParent,
      },
    },
    withoutCode: {
      description: "The marketer has no referral code. The panel says 'No users referred yet.'",
      meta: { section: '§2' },
    },
    failed: {
      description:
        'The marketer does not exist, or the referral code could not be loaded. The panel shows the reason and offers ' +
        "'Retry'.",
      meta: { section: '§8' },
      exit: { type: 'setProblem', params: { problem: null } },
      on: { 'retry.requested': 'loadingCode' },
    },
  },
})
