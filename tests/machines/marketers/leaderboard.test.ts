import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { RefereeTotalsByCode } from '#domain/people/leaderboard.ts'
import type { Batch, BatchRequest } from '#domain/lists/paging.ts'
import { marketerSchema, marketerToRow } from '#domain/people/marketers.ts'
import { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { selectLeaderboardProgress } from '#machines/marketers/leaderboard.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const rowOf = (code: number, referredUsers = 1) =>
  marketerToRow(
    marketerSchema.parse({ id: `USR-${code}`, name: `Marketer ${code}`, referralCode: String(code), referredUsers }),
  )
const tally = { refereeCount: 1, refereesWithItems: 1, itemCount: 2 }

const open = () => {
  const fetchBatch = deferredActor<Batch, BatchRequest>()
  const tallyReferees = deferredActor<RefereeTotalsByCode, { codes: readonly string[] }>()
  const actor = createActor(
    leaderboardMachine.provide({ actors: { fetchBatch: fetchBatch.logic, tallyReferees: tallyReferees.logic } }),
  )
  const emitted = recordEffects(actor)
  actor.start()
  return {
    actor,
    fetchBatch,
    tallyReferees,
    emitted,
    seen: () => selectLeaderboardProgress(actor.getSnapshot()),
    make: () => actor.send({ type: 'load.requested' }),
  }
}

describe('the leaderboard', () => {
  test('fetches nothing until somebody asks for it', () => {
    expect(open().fetchBatch.inputs).toEqual([])
  })

  test('goes through all marketers, and counts four at a time', async () => {
    const { fetchBatch, tallyReferees, seen, make } = open()
    make()
    await fetchBatch.answer({ rows: [1, 2, 3].map((code) => rowOf(code)), cursor: { id: 'USR-3', item: '3' } })
    await fetchBatch.answer({ rows: [rowOf(4), rowOf(5), rowOf(6, 0)], cursor: null })
    expect(fetchBatch.inputs.map(({ source, cursor, limit }) => [source, cursor?.['id'] ?? null, limit])).toEqual([
      ['allMarketers', null, 1000],
      ['allMarketers', 'USR-3', 1000],
    ])
    expect([seen().marketers, seen().done]).toEqual([6, 1])
    await tallyReferees.answer({ 1: tally, 2: tally, 3: tally, 4: tally })
    expect(seen().done).toBe(5)
    await tallyReferees.answer({ 5: tally })
    expect(tallyReferees.inputs.map(({ codes }) => codes)).toEqual([['1', '2', '3', '4'], ['5']])
    expect([seen().isShown, seen().done]).toEqual([true, 6])
  })

  test('goes on where a call failed', async () => {
    const { actor, fetchBatch, tallyReferees, seen, make } = open()
    make()
    await fetchBatch.answer({ rows: [1, 2, 3, 4, 5].map((code) => rowOf(code)), cursor: null })
    await tallyReferees.answer({ 1: tally, 2: tally, 3: tally, 4: tally })
    await tallyReferees.fail(new Error('Timeout'))
    expect(seen().problem).toBe('The request timed out. Please try again later.')
    actor.send({ type: 'retry.requested' })
    expect([fetchBatch.inputs.length, tallyReferees.inputs.at(-1)]).toEqual([1, { codes: ['5'] }])
  })

  test('is stopped, and the late answer changes nothing', async () => {
    const { actor, fetchBatch, seen, make } = open()
    make()
    actor.send({ type: 'load.cancelled' })
    await fetchBatch.answer({ rows: [rowOf(1)], cursor: null })
    expect([seen().isIdle, seen().marketers]).toEqual([true, 0])
  })

  test('is handed over as a file in the chosen order', async () => {
    const { actor, fetchBatch, tallyReferees, emitted, make } = open()
    make()
    await fetchBatch.answer({ rows: [rowOf(1), rowOf(2)], cursor: null })
    await tallyReferees.answer({ 1: tally, 2: { ...tally, itemCount: 9 } })
    actor.send({ type: 'order.chosen', order: 'items' })
    actor.send({ type: 'download.requested' })
    const [file] = emitted as { name: string; text: string }[]
    expect([file?.name, file?.text.split('\r\n').map((line) => line.split(',')[1])]).toEqual([
      'marketers-leaderboard.csv',
      ['Name', 'Marketer 2', 'Marketer 1', undefined],
    ])
  })
})
