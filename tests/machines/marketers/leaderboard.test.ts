import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { addToTally, emptyTally } from '#domain/people/refereeTallies.ts'
import { createLeaderboardRows, type RefereeTallies } from '#domain/people/leaderboard.ts'
import type { DatedBatch } from '#domain/lists/loadedRows.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import { marketerSchema } from '#domain/people/marketers.ts'
import { marketerToRow } from '#domain/records/marketer.ts'
import { rowsLoader } from '#machines/lists/loader.machine.ts'
import type { LoaderCall } from '#machines/lists/loader.setup.ts'
import { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { selectLeaderboard, selectLeaderboardProgress } from '#machines/marketers/leaderboard.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const rowOf = (code: number, referredUsers = 1) =>
  marketerToRow(
    marketerSchema.parse({ id: `USR-${code}`, name: `Marketer ${code}`, referralCode: String(code), referredUsers }),
  )
const tallyWith = (itemCount: number, createdAt = '2026-11-20T12:00:00Z') =>
  addToTally(emptyTally, [{ totalItemsCount: itemCount, createdAt }], '2026-11-21')
const totals = tallyWith(2)

const batchOf = (rows: DatedBatch['rows']): DatedBatch => ({ rows, cursor: null, arrivedAt: 1 })

const open = () => {
  const fetchBatch = deferredActor<DatedBatch, LoaderCall<ListSource>>()
  const countReferees = deferredActor<RefereeTallies, { codes: readonly string[] }>()
  const actor = createActor(
    leaderboardMachine.provide({
      actors: {
        loader: rowsLoader.provide({ actors: { fetchBatch: fetchBatch.logic } }),
        countReferees: countReferees.logic,
      },
    }),
  )
  const effects = recordEffects(actor)
  actor.start()
  return {
    actor,
    fetchBatch,
    countReferees,
    effects,
    shown: () => selectLeaderboardProgress(actor.getSnapshot()),
    load: () => actor.send({ type: 'load.requested' }),
  }
}

describe('the leaderboard of the open tab', () => {
  test('waits for the person if it is large, and then counts without loading the marketers again', async () => {
    const { actor, fetchBatch, countReferees, shown, load } = open()
    actor.send({ type: 'board.opened' })
    const rows = Array.from({ length: 41 }, (_, index) => rowOf(100 + index))
    await fetchBatch.answer(batchOf(rows))
    expect([shown().isIdle, countReferees.inputs]).toEqual([true, []])
    load()
    expect([fetchBatch.inputs.length, countReferees.inputs]).toEqual([1, [{ codes: ['100', '101', '102', '103'] }]])
  })
})

describe('the leaderboard', () => {
  test('loads all marketers, and counts the referees of four at a time', async () => {
    const { fetchBatch, countReferees, shown, load } = open()
    load()
    await fetchBatch.answer({ ...batchOf([1, 2, 3].map((code) => rowOf(code))), cursor: { id: 'USR-3', item: '3' } })
    await fetchBatch.answer(batchOf([rowOf(4), rowOf(5), rowOf(6, 0)]))
    expect(fetchBatch.inputs).toEqual([
      { source: 'allMarketers', limit: 1_000, loads: 'all', cursor: null },
      { source: 'allMarketers', limit: 1_000, loads: 'all', cursor: { id: 'USR-3', item: '3' } },
    ])
    expect([shown().marketers, shown().countedMarketers]).toEqual([6, 1])
    await countReferees.answer({ 1: totals, 2: totals, 3: totals, 4: totals })
    expect(shown().countedMarketers).toBe(5)
    await countReferees.answer({ 5: totals })
    expect(countReferees.inputs.map(({ codes }) => codes)).toEqual([['1', '2', '3', '4'], ['5']])
    expect([shown().isLoaded, shown().countedMarketers]).toEqual([true, 6])
  })

  test('after a failed call, Retry continues with the missing calls', async () => {
    const { actor, fetchBatch, countReferees, shown, load } = open()
    load()
    await fetchBatch.answer(batchOf([1, 2, 3, 4, 5].map((code) => rowOf(code))))
    await countReferees.answer({ 1: totals, 2: totals, 3: totals, 4: totals })
    await countReferees.fail(new Error('Timeout'))
    expect(shown().countProblem).toBe('The request timed out. Please try again later.')
    actor.send({ type: 'retry.requested' })
    expect([fetchBatch.inputs.length, countReferees.inputs.at(-1)]).toEqual([1, { codes: ['5'] }])
  })

  test('after Stop, a late answer changes nothing', async () => {
    const { actor, fetchBatch, shown, load } = open()
    load()
    actor.send({ type: 'load.cancelled' })
    await fetchBatch.answer(batchOf([rowOf(1)]))
    expect([shown().isIdle, shown().marketers]).toEqual([true, 0])
  })

  test('of a period ranks and exports the referees who signed up in it', async () => {
    const { actor, fetchBatch, countReferees, effects, load } = open()
    load()
    await fetchBatch.answer(batchOf([rowOf(1), rowOf(2)]))
    await countReferees.answer({ 1: tallyWith(2, '2026-10-31T12:00:00Z'), 2: totals })
    const { marketers, tallies, order } = selectLeaderboard(actor.getSnapshot())
    expect(
      createLeaderboardRows(marketers, tallies, order, 'month').map(({ totals: { refereeCount } }) => refereeCount),
    ).toEqual([1, 0])
    actor.send({ type: 'download.requested', period: 'month' })
    const [file] = effects as { name: string; text: string }[]
    expect([file?.name, file?.text.split('\r\n')[1]?.split(',')[1]]).toEqual([
      'marketers-leaderboard-this-month.csv',
      'Marketer 2',
    ])
  })

  test('has a marketer who changed while the others load', async () => {
    const { actor, fetchBatch, load } = open()
    load()
    await fetchBatch.answer({ ...batchOf([rowOf(1)]), cursor: { id: 'USR-1', item: '1' } })
    actor.send({ type: 'rows.changed', rows: [{ ...rowOf(7), id: 'USR-1' }] })
    await fetchBatch.answer(batchOf([rowOf(2)]))
    expect(selectLeaderboard(actor.getSnapshot()).marketers.map(({ name }) => name)).toEqual([
      'Marketer 7',
      'Marketer 2',
    ])
  })

  test('shows a changed marketer, counts the referees of a new code, and leaves out a deleted one', async () => {
    const { actor, fetchBatch, countReferees, shown, load } = open()
    load()
    await fetchBatch.answer(batchOf([rowOf(1), rowOf(2)]))
    await countReferees.answer({ 1: totals, 2: totals })
    actor.send({ type: 'rows.changed', rows: [{ ...rowOf(7), id: 'USR-1' }], removedIds: ['USR-2'] })
    expect([shown().marketers, countReferees.inputs.at(-1)]).toEqual([1, { codes: ['7'] }])
    await countReferees.answer({ 7: totals })
    expect([shown().isLoaded, selectLeaderboard(actor.getSnapshot()).marketers.map(({ name }) => name)]).toEqual([
      true,
      ['Marketer 7'],
    ])
  })
})
