import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { batchSize, fullListBatchSize, maxExtraBatches, typingDebounceMs } from '#domain/limits.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import { advance, type LoadProgress, noProgress } from '#domain/lists/loadProgress.ts'
import type { Batch } from '#domain/lists/loadedRows.ts'
import type { BatchRequest } from '#domain/lists/paging.ts'
import { fold } from '#domain/search/search.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { sendToSystem } from '#machines/system.ts'

/** The lists that have every record. */
const sources = ['allUsers', 'allItems', 'allMarketers'] as const

/** How far each list is loaded. A list without an entry is not loaded. */
export type SearchProgress = Readonly<Partial<Record<ListSource, LoadProgress>>>

export interface RecordSearchInput {
  term: string
  progress: SearchProgress
}

interface Context extends RecordSearchInput {
  /** The lists that this search has called, once for each batch. */
  called: readonly ListSource[]
  /** The lists of which the person has asked to search all records. */
  wholeSources: readonly ListSource[]
  /** The ids of the rows that this chart has received, so that a server that repeats rows causes no endless calls. */
  arrivedIds: Readonly<Partial<Record<ListSource, readonly string[]>>>
  problem: string | null
}

const callsOf = ({ called }: Context, source: ListSource): number => called.filter((other) => other === source).length

const incompleteSources = ({ progress }: Context): ListSource[] =>
  sources.filter((source) => (progress[source]?.end ?? null) === null)

/** A list that the person has asked for and that is not complete. */
const wholeSourceOf = (context: Context): ListSource | undefined =>
  incompleteSources(context).find((source) => context.wholeSources.includes(source))

/**
 * A list that the person has asked for, otherwise the list with the fewest batches of this search, so that the newest
 * rows of each kind come first.
 */
const nextSource = (context: Context): ListSource | undefined =>
  wholeSourceOf(context) ??
  incompleteSources(context)
    .filter((source) => callsOf(context, source) <= maxExtraBatches)
    .sort((a, b) => callsOf(context, a) - callsOf(context, b))[0]

/** What a batch of the next list means for the palette. */
const searchedOf = (context: Context, { rows, cursor }: Batch) => {
  const source = nextSource(context) ?? 'allUsers'
  const arrived = new Set(context.arrivedIds[source])
  const newCount = rows.filter(({ id }) => !arrived.has(id)).length
  return { source, rows, progress: advance(context.progress[source] ?? noProgress, cursor, newCount) }
}

// It does not use `lists/loader`: it asks three lists in turn for one batch each and keeps no rows. A loader follows one
// list, so each batch would start and stop one.
export const recordSearchMachine = setup({
  types: {
    input: {} as RecordSearchInput,
    context: {} as Context,
    events: {} as
      | { type: 'term.changed'; term: string }
      | { type: 'rest.requested'; source: ListSource }
      | { type: 'retry.requested' },
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: { fetchRecords: notProvided<Batch, BatchRequest>('fetchRecords') },
  delays: { typingDebounce: typingDebounceMs },
  guards: {
    hasTerm: (_, { term }: { term: string }) => fold(term) !== '',
    isTypedOn: ({ context }, { term }: { term: string }) =>
      fold(context.term) !== '' && fold(term).startsWith(fold(context.term)),
    isNewSource: ({ context }, { source }: { source: ListSource }) => !context.wholeSources.includes(source),
    hasNextBatch: ({ context }) => nextSource(context) !== undefined,
  },
  actions: {
    setTerm: assign(({ event }) => {
      assertEvent(event, 'term.changed')
      return { term: event.term }
    }),
    startSearch: assign({ called: [] }),
    addSource: assign(({ context, event }) => {
      assertEvent(event, 'rest.requested')
      return { wholeSources: [...new Set([...context.wholeSources, event.source])] }
    }),
    sendRowsToPalette: sendToSystem('palette', ({ context }, batch: Batch) => ({
      type: 'records.changed',
      ...searchedOf(context, batch),
    })),
    addBatch: assign(({ context }, batch: Batch) => {
      const { source, rows, progress } = searchedOf(context, batch)
      const ids = [...new Set([...(context.arrivedIds[source] ?? []), ...rows.map(({ id }) => id)])]
      return {
        called: [...context.called, source],
        progress: { ...context.progress, [source]: progress },
        arrivedIds: { ...context.arrivedIds, [source]: ids },
      }
    }),
    clearProblem: assign({ problem: null }),
    setProblem: assign({ problem: (_, { error }: { error: unknown }) => errorMessageFor(error) }),
  },
}).createMachine({
  id: 'recordSearch',
  description:
    'The open palette searches the server for records of a term: it loads batches of lists in the background, one ' +
    `call at a time. A search loads the first batch of ${batchSize} rows of each list and at most ` +
    `${maxExtraBatches} further ones. If the person asks for all records of a list, its rest loads in batches of ` +
    `${fullListBatchSize}.`,
  context: ({ input }) => ({ ...input, called: [], wholeSources: [], arrivedIds: {}, problem: null }),
  initial: 'starting',
  on: {
    'term.changed': [
      {
        description: 'The person types on. The longer term finds some of the same records, so the search goes on.',
        guard: { type: 'isTypedOn', params: ({ event }) => event },
        actions: 'setTerm',
      },
      {
        description: 'The term is another search.',
        guard: { type: 'hasTerm', params: ({ event }) => event },
        target: '.waiting',
        actions: ['setTerm', 'startSearch'],
      },
      { description: 'The term is empty.', target: '.idle', actions: ['setTerm', 'startSearch'] },
    ],
    'rest.requested': {
      description: "The person chooses 'Search all'. The rest of this list loads next.",
      guard: { type: 'isNewSource', params: ({ event }) => event },
      target: '.deciding',
      actions: 'addSource',
    },
  },
  states: {
    starting: {
      description: 'The palette opens. A person can have typed a term before.',
      meta: { section: '§2' },
      always: [
        {
          description: 'The person has typed a term.',
          guard: { type: 'hasTerm', params: ({ context }) => context },
          target: 'waiting',
        },
        { description: 'The term is empty.', target: 'idle' },
      ],
    },
    idle: {
      description: 'There is no term, so nothing loads.',
      meta: { section: '§2' },
    },
    waiting: {
      description: `The person types. The search starts ${typingDebounceMs / 1_000} seconds after the last letter.`,
      meta: { section: '§2' },
      on: {
        'term.changed': [
          {
            description: 'The person types another letter. The pause starts again.',
            guard: { type: 'hasTerm', params: ({ event }) => event },
            target: 'waiting',
            reenter: true,
            actions: 'setTerm',
          },
          { description: 'The term is empty.', target: 'idle', actions: 'setTerm' },
        ],
      },
      after: { typingDebounce: 'deciding' },
    },
    deciding: {
      description: 'The search checks whether it may load another batch.',
      meta: { section: '§9' },
      always: [
        {
          description: 'A list is not complete, and the search may load more of it.',
          guard: 'hasNextBatch',
          target: 'searching',
        },
        { description: 'All lists are complete, or the search has loaded its batches.', target: 'finished' },
      ],
    },
    searching: {
      description:
        "The palette says 'Searching…' below its results, while the next batch of a list loads. If the person has " +
        'asked for all records of a list, the palette says how many are loaded.',
      meta: { section: '§9' },
      tags: 'busy',
      invoke: {
        id: 'fetchRecords',
        src: 'fetchRecords',
        input: ({ context }) => {
          const source = nextSource(context) ?? 'allUsers'
          const limit = context.wholeSources.includes(source) ? fullListBatchSize : batchSize
          return { source, cursor: context.progress[source]?.cursor ?? null, limit }
        },
        onDone: {
          description: 'The batch arrives. The palette finds its rows from now on.',
          target: 'deciding',
          actions: [
            { type: 'sendRowsToPalette', params: ({ event }) => event.output },
            { type: 'addBatch', params: ({ event }) => event.output },
          ],
        },
        onError: {
          description: 'The palette says below its results why the search stopped.',
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    finished: {
      description:
        'The search is over. The palette says how many records of each kind it searched. It offers to search all ' +
        'records of each list that is not complete.',
      meta: { section: '§9' },
    },
    failed: {
      description: "The search has stopped. 'Retry' or another term tries again, or the network does when it is back.",
      meta: { section: '§8' },
      exit: 'clearProblem',
      on: {
        'retry.requested': 'deciding',
        'rest.requested': {
          description: "The person chooses 'Search all'. The rest of this list loads next.",
          target: 'deciding',
          actions: 'addSource',
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof recordSearchMachine>

/** What the palette says about the search. */
export const selectRecordSearch = (snapshot: Snapshot | undefined) => ({
  isSearching: snapshot?.matches('searching') ?? false,
  problem: snapshot?.context.problem ?? null,
  isFinished: snapshot?.matches('finished') ?? false,
  wholeSource: snapshot && wholeSourceOf(snapshot.context),
})

const noSources: readonly ListSource[] = []

/** The lists of which the palette offers to search all records. */
export const selectRestSources = (snapshot: Snapshot | undefined): readonly ListSource[] => {
  if (!snapshot) return noSources
  const { context } = snapshot
  return snapshot.matches('finished') || snapshot.matches('failed')
    ? incompleteSources(context)
    : incompleteSources(context).filter((source) => context.wholeSources.includes(source))
}
