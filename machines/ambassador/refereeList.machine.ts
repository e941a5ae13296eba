import { noRows } from '#domain/lists/loadedRows.ts'
import { refereeListSetup } from '#machines/ambassador/refereeList.setup.ts'
import { passToParent } from '#machines/passToParent.ts'

export const refereeListMachine = refereeListSetup.createMachine({
  id: 'refereeList',
  description: 'The list shows the referees of a marketer. It can be searched, filtered, and downloaded as a CSV file.',
  context: ({ input }) => ({ ...input, list: noRows, term: '', today: '', matches: [], problem: null }),
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
        { description: 'The marketer has a code.', guard: 'hasCode', target: 'listing' },
        { description: 'The marketer has no code.', target: 'withoutCode' },
      ],
    },
    listing: {
      description:
        'The referees load in several requests. The page says how many have arrived, and lists those that match the ' +
        'search and the filter. If some may be missing, it says so.',
      meta: { section: '§7' },
      on: {
        'rows.reported': {
          description: 'A call has ended. The list shows those that match the search and the filter.',
          guard: { type: 'isAnswered', params: ({ event }) => event },
          actions: ['setRows', 'findMatches'],
        },
        'refresh.requested': { description: 'All referees load from the start.', actions: 'sendToLoader' },
        'tab.returned': {
          description: 'If the list is old, it checks whether referees came or went.',
          actions: 'sendToLoader',
        },
      },
      invoke: {
        id: 'loader',
        src: 'loader',
        input: ({ context: { code }, self }) => ({
          source: { code: code ?? '' },
          list: noRows,
          loads: 'all',
          parent: self,
        }),
        onError: passToParent,
      },
    },
    withoutCode: {
      description: 'The marketer has no referral code. The list is empty.',
      meta: { section: '§2' },
    },
  },
})
