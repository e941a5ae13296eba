import { rowsMaxAgeMs } from '#domain/limits.ts'
import { emptyReferees, nextCursor } from '#domain/people/loadedReferees.ts'
import { refereeListSetup } from '#machines/ambassador/refereeList.setup.ts'
import { passToParent } from '#machines/passToParent.ts'

export const refereeListMachine = refereeListSetup.createMachine({
  id: 'refereeList',
  description: 'The list shows the referees of a marketer. It can be searched, filtered, and downloaded as a CSV file.',
  context: ({ input }) => ({
    ...input,
    list: emptyReferees,
    term: '',
    today: '',
    matches: [],
    problem: null,
    readAt: null,
    news: null,
  }),
  initial: 'checkingCode',
  invoke: { id: 'subscribeToTabReturn', src: 'subscribeToTabReturn', onError: passToParent },
  on: {
    'term.changed': {
      description: 'The list shows the referees that match the search and the filter.',
      actions: ['setTerm', 'findMatches'],
    },
    'filter.chosen': {
      description:
        'The person chooses another filter. The console remembers the filter and shows the referees that match the ' +
        'search and the filter. The URL contains the filter.',
      guard: 'isOtherFilter',
      actions: ['setFilter', 'findMatches', 'showFilter'],
    },
    'filter.changed': {
      description: 'The URL contains another filter. The list shows the referees that match the search and the filter.',
      guard: 'isOtherFilter',
      actions: ['setFilter', 'findMatches'],
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
        input: ({ context: { code, list } }) => ({ code: code ?? '', cursor: nextCursor(list) }),
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
        'The page lists the referees that match the search and the filter. Without a referral code, ' +
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
