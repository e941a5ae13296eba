import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { noProgress } from '#domain/lists/loadProgress.ts'
import type { Batch } from '#domain/lists/loadedRows.ts'
import type { BatchRequest } from '#domain/lists/paging.ts'
import {
  type RecordSearchInput,
  recordSearchMachine,
  selectRecordSearch,
  selectRestSources,
} from '#machines/app/palette/recordSearch.machine.ts'
import { rowOf } from '#machines/lists/lists.testData.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const complete = { ...noProgress, end: 'reached' } as const

const start = (progress: RecordSearchInput['progress'] = {}) => {
  const calls = deferredActor<Batch, BatchRequest>()
  const actor = createActor(recordSearchMachine.provide({ actors: { fetchRecords: calls.logic } }), {
    input: { term: '', progress },
  }).start()
  const type = (term: string) => actor.send({ type: 'term.changed', term })
  const search = (term: string) => {
    type(term)
    vi.advanceTimersByTime(400)
  }
  const sources = () => calls.inputs.map(({ source }) => source)
  const answer = (cursor: Batch['cursor'] = { at: calls.inputs.length }) =>
    calls.answer({ rows: [rowOf(calls.inputs.length)], cursor })
  const view = () => selectRecordSearch(actor.getSnapshot())
  return { ...calls, actor, answer, type, search, sources, view, rest: () => selectRestSources(actor.getSnapshot()) }
}

test('the search starts after a pause of typing, once', () => {
  const { type, sources, view } = start()
  type('a')
  vi.advanceTimersByTime(399)
  type('ad')
  vi.advanceTimersByTime(399)
  expect(sources()).toEqual([])
  vi.advanceTimersByTime(1)
  expect([sources(), view().isSearching]).toEqual([['allUsers'], true])
})

test('a search calls each list within its bounds, one call at a time, and says where more rows are', async () => {
  const { search, answer, sources, inputs, view } = start({ allMarketers: complete })
  search('ada')
  for (let call = 0; call < 8; call += 1) await answer()
  expect(sources().slice(0, 4)).toEqual(['allUsers', 'allItems', 'allUsers', 'allItems'])
  expect(sources()).toHaveLength(8)
  expect(inputs[2]).toEqual({ source: 'allUsers', cursor: { at: 1 }, limit: 100 })
  expect(view()).toEqual({ isSearching: false, problem: null, isFinished: true, wholeSource: undefined })
})

test('a longer term continues the search, and another one starts a new search', async () => {
  const { search, type, answer, sources } = start({ allMarketers: complete, allItems: complete })
  search('ad')
  type('ada')
  for (let call = 0; call < 4; call += 1) await answer()
  search('ada o')
  expect(sources()).toHaveLength(4)
  search('bee')
  expect(sources()).toHaveLength(5)
})

test('an empty term stops the search', () => {
  const { search, type, view } = start()
  search('ada')
  type('')
  expect(view().isSearching).toBe(false)
})

test('complete lists are not called', async () => {
  const { search, answer, sources, view } = start({ allItems: complete, allMarketers: complete })
  search('ada')
  await answer(null)
  expect([sources(), view().isFinished]).toEqual([['allUsers'], true])
})

test('a failed call stops the search, and another term tries again', async () => {
  const { search, fail, sources, view } = start()
  search('ada')
  await fail(new TypeError('Failed to fetch'))
  expect(view().problem).not.toBeNull()
  search('bee')
  expect([sources(), view().problem]).toEqual([['allUsers', 'allUsers'], null])
})

test('a failed call / goes on when the network is back or the person presses Retry', async () => {
  const { actor, search, fail, answer, sources, view } = start({ allItems: complete, allMarketers: complete })
  search('ada')
  await fail(new TypeError('Failed to fetch'))
  expect(actor.getSnapshot().can({ type: 'retry.requested' })).toBe(true)
  actor.send({ type: 'retry.requested' })
  await answer(null)
  expect([sources(), view().problem, view().isFinished]).toEqual([['allUsers', 'allUsers'], null, true])
})

test('a list that is not complete / is searched to its end on request, from where it is, in batches of 1,000', async () => {
  const progress = { ...noProgress, cursor: { at: 5_100 }, cursors: ['5100'] }
  const { actor, search, answer, inputs, rest, view } = start({ allUsers: progress, allItems: complete })
  search('fashola')
  expect(rest()).toEqual([])
  for (let call = 0; call < 8; call += 1) await answer()
  expect([rest(), inputs[0]]).toEqual([
    ['allUsers', 'allMarketers'],
    { source: 'allUsers', cursor: { at: 5_100 }, limit: 100 },
  ])
  actor.send({ type: 'rest.requested', source: 'allUsers' })
  expect([inputs.at(-1), rest(), view().wholeSource]).toEqual([
    { source: 'allUsers', cursor: { at: 7 }, limit: 1_000 },
    ['allUsers'],
    'allUsers',
  ])
  await answer()
  search('fashola ade')
  search('bello')
  expect(inputs.at(-1)).toEqual({ source: 'allUsers', cursor: { at: 9 }, limit: 1_000 })
  await answer(null)
  for (let call = 0; call < 4; call += 1) await answer()
  expect([rest(), view().isFinished, view().wholeSource]).toEqual([['allMarketers'], true, undefined])
})

test('a request for all records during another call / is not answered with the rows of that call', async () => {
  const { actor, search, answer, sources, inputs } = start({ allUsers: complete })
  search('ada')
  actor.send({ type: 'rest.requested', source: 'allMarketers' })
  actor.send({ type: 'rest.requested', source: 'allMarketers' })
  expect(sources()).toEqual(['allItems', 'allMarketers'])
  await answer(null)
  expect(inputs.at(-1)).toEqual({ source: 'allItems', cursor: null, limit: 100 })
})

test('all records that failed to load / are offered again', async () => {
  const { actor, search, answer, fail, inputs, rest } = start({ allItems: complete, allMarketers: complete })
  search('ada')
  for (let call = 0; call < 4; call += 1) await answer()
  actor.send({ type: 'rest.requested', source: 'allUsers' })
  await fail(new Error('Timeout'))
  expect(rest()).toEqual(['allUsers'])
  actor.send({ type: 'rest.requested', source: 'allUsers' })
  expect(inputs.at(-1)).toEqual({ source: 'allUsers', cursor: { at: 4 }, limit: 1_000 })
})
