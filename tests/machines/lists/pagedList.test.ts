import { describe, expect, test } from 'vitest'
import { truncationText } from '#domain/lists/loadProgress.ts'
import { selectPaging, selectPrintedRows, selectSearch } from '#machines/lists/pagedList.selectors.ts'
import { batchOf, rowOf, rowsOf } from '#tests/domain/lists/support.ts'
import { openList } from '#tests/machines/lists/pagedListSupport.ts'

describe('an opened list', () => {
  test('loads a first batch of 100 rows', () =>
    expect(openList().fetchBatch.inputs).toEqual([{ source: 'allUsers', cursor: null, limit: 100 }]))

  test('stops after a batch with the first page and a row of the next one', async () => {
    const { actor, fetchBatch, shownIds } = openList()
    await fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
    expect([actor.getSnapshot().value, shownIds().length, fetchBatch.inputs.length]).toEqual(['showing', 10, 1])
  })

  test('sends the cursor back unchanged', async () => {
    const { fetchBatch } = openList()
    await fetchBatch.answer(batchOf(rowsOf(1, 5), 5))
    expect(fetchBatch.inputs[1]).toEqual({ source: 'allUsers', cursor: { id: 'row-5' }, limit: 100 })
  })
})

describe('a list of batches without rows', () => {
  test('stops after ten, says so, and continues on Retry', async () => {
    const { actor, fetchBatch } = openList()
    for (let number = 1; number <= 10; number += 1) await fetchBatch.answer(batchOf([], number))
    expect([actor.getSnapshot().value, fetchBatch.inputs.length]).toEqual(['showing', 10])
    expect(selectPaging(actor.getSnapshot()).truncation).toBe(truncationText('stalled'))
    actor.send({ type: 'retry.requested' })
    expect(fetchBatch.inputs.at(-1)?.cursor).toEqual({ id: 'row-10' })
    await fetchBatch.answer(batchOf([rowOf(1)], null))
    expect(selectPaging(actor.getSnapshot())).toMatchObject({ truncation: '', pageCount: 1 })
  })

  test('stops a search of all rows, which does not claim to be complete, and continues on Retry', async () => {
    const { actor, fetchBatch, fetchRest, changeQuery } = openList()
    await fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
    changeQuery({ term: 'nobody' })
    for (const number of [12, 13, 14]) await fetchBatch.answer(batchOf([rowOf(number)], number))
    actor.send({ type: 'rest.requested' })
    for (let number = 15; number < 25; number += 1) await fetchRest.answer(batchOf([], number))
    expect(selectSearch(actor.getSnapshot())).toMatchObject({ isBusy: false, isComplete: false, canLoadAll: false })
    actor.send({ type: 'retry.requested' })
    await fetchBatch.answer(batchOf([rowOf(15)], 30))
    expect(selectSearch(actor.getSnapshot())).toMatchObject({ isComplete: false, isLoadingAll: true })
  })
})

describe('a list that leaves out all rows of the server', () => {
  const leftOut = (number: number) => ({ ...batchOf([], number), leftOutIds: [`left-out-${number}`] })
  const openSelectiveList = async () => {
    const list = openList({ source: 'swappedItems' })
    for (const number of [1, 2, 3, 4]) await list.fetchBatch.answer(leftOut(number))
    return list
  }

  test('stops after four batches, says how far it read, and offers to search the rest', async () => {
    const { actor, fetchBatch } = await openSelectiveList()
    expect([actor.getSnapshot().value, fetchBatch.inputs.length]).toEqual(['showing', 4])
    expect(selectSearch(actor.getSnapshot())).toMatchObject({ isSelective: true, scannedCount: 4, canLoadAll: true })
  })

  test('searches all rows on request', async () => {
    const { actor, fetchRest } = await openSelectiveList()
    actor.send({ type: 'rest.requested' })
    await fetchRest.answer(leftOut(5))
    expect(selectSearch(actor.getSnapshot()).isLoadingAll).toBe(true)
    expect(fetchRest.inputs.at(-1)).toEqual({
      source: 'swappedItems',
      cursor: { id: 'row-5' },
      limit: 1_000,
      loads: 'all',
    })
    await fetchRest.answer(batchOf([rowOf(6)], null))
    expect(selectSearch(actor.getSnapshot())).toMatchObject({ matchCount: 1, isComplete: true, canLoadAll: false })
  })
})

test('a list with a repeated cursor / stops, and loads from the start on Retry', async () => {
  const { actor, fetchBatch, shownIds } = openList()
  await fetchBatch.answer(batchOf(rowsOf(1, 3), 3))
  await fetchBatch.answer(batchOf(rowsOf(4, 5), 3))
  expect([shownIds().length, selectPaging(actor.getSnapshot()).truncation]).toEqual([5, truncationText('repeated')])
  actor.send({ type: 'retry.requested' })
  expect([fetchBatch.inputs.at(-1)?.cursor, shownIds().length]).toEqual([null, 5])
  await fetchBatch.answer(batchOf(rowsOf(1, 6), null))
  expect([shownIds().length, selectPaging(actor.getSnapshot()).truncation]).toEqual([6, ''])
})

describe('a batch that fails to load', () => {
  test('keeps the rows, reports the reason, and loads after Retry', async () => {
    const { actor, fetchBatch, effects, shownIds } = openList()
    await fetchBatch.answer(batchOf(rowsOf(1, 10), 10))
    const progress = { cursor: { id: 'row-10' }, cursors: [], emptyBatches: 0, end: null }
    expect(effects).toEqual([
      { type: 'records.changed', source: 'allUsers', rows: rowsOf(1, 10), progress, receiver: 'palette' },
    ])
    await fetchBatch.fail(new Error('Timeout'))
    expect(selectPaging(actor.getSnapshot()).problem).toBe('The request timed out. Please try again later.')
    expect(effects.slice(1)).toEqual([
      {
        type: 'toast',
        tone: 'error',
        text: 'Error loading users: The request timed out. Please try again later.',
      },
    ])
    expect(shownIds()).toHaveLength(10)
    actor.send({ type: 'retry.requested' })
    await fetchBatch.answer(batchOf(rowsOf(11, 12), null))
    expect([
      actor.getSnapshot().value,
      selectPaging(actor.getSnapshot()).problem,
      actor.getSnapshot().context.rows.length,
    ]).toEqual(['showing', null, 12])
  })

  test('in a list without toasts is reported by the list alone', async () => {
    const { actor, fetchBatch, effects } = openList({ toastPrefix: null, problemTitle: 'Failed to fetch items' })
    await fetchBatch.fail(new Error('at line 7'))
    expect([selectPaging(actor.getSnapshot()).problem, effects]).toEqual([
      'Something went wrong. Please try again or contact support.',
      [],
    ])
  })
})

describe('an outdated list', () => {
  const twoRows = async () => {
    const list = openList()
    await list.fetchBatch.answer(batchOf([rowOf(1), rowOf(2)], null))
    list.actor.send({ type: 'rows.outdated' })
    return list
  }

  test('keeps its rows until the first batch replaces them', async () => {
    const { fetchBatch, shownIds } = await twoRows()
    expect([shownIds(), fetchBatch.inputs.at(-1)?.cursor]).toEqual([['row-1', 'row-2'], null])
    await fetchBatch.answer(batchOf([rowOf(2), rowOf(3)], null))
    expect(shownIds()).toEqual(['row-2', 'row-3'])
  })

  test('repeats the call if a row changes, because the answer may not contain the change', async () => {
    const { actor, fetchBatch, shownIds } = await twoRows()
    actor.send({ type: 'rows.changed', rows: [], removedIds: ['row-1'] })
    expect([shownIds(), fetchBatch.inputs.length]).toEqual([['row-2'], 3])
    actor.send({ type: 'rows.changed', rows: [rowOf(2)] })
    expect(fetchBatch.inputs.length).toBe(4)
    await fetchBatch.answer(batchOf([rowOf(2)], null))
    expect(shownIds()).toEqual(['row-2'])
  })

  test('keeps its rows if the call fails, and loads after Retry', async () => {
    const { actor, fetchBatch, shownIds } = await twoRows()
    await fetchBatch.fail(new Error('Timeout'))
    expect([actor.getSnapshot().value, shownIds()]).toEqual(['failed', ['row-1', 'row-2']])
    actor.send({ type: 'retry.requested' })
    await fetchBatch.answer(batchOf([rowOf(3)], null))
    expect(shownIds()).toEqual(['row-3'])
  })
})

test.each([
  [1_000, { rows: 1_000, isCutOnPaper: false }],
  [1_001, { rows: 1_000, isCutOnPaper: true }],
])('with %d rows / prints at most 1,000', async (count, printed) => {
  const { actor, fetchBatch } = openList()
  await fetchBatch.answer(batchOf(rowsOf(1, count), null))
  const snapshot = actor.getSnapshot()
  const { isCutOnPaper } = selectPaging(snapshot)
  expect({ rows: selectPrintedRows(snapshot).length, isCutOnPaper }).toEqual(printed)
})
