import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { DatedBatch } from '#domain/lists/loadedRows.ts'
import type { Cursor } from '#domain/lists/loadProgress.ts'
import { type RefereeRow, refereeSchema } from '#domain/people/referees.ts'
import type { RefereePeriod } from '#domain/periods/signUpPeriods.ts'
import { toRefereeRow } from '#domain/records/referee.ts'
import { refereesLoader } from '#machines/lists/loader.machine.ts'
import { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { selectSidePanel } from '#machines/marketers/sidePanel.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import type { RefereesCall } from '#tests/support/referees.ts'

const batch = (id: string, cursor: Cursor | null, createdAt = '', items = 1): DatedBatch<RefereeRow> => ({
  rows: [toRefereeRow(refereeSchema.parse({ id, name: id, totalItemsCount: items, createdAt }))],
  cursor,
  arrivedAt: new Date('2026-11-21T12:00:00').getTime(),
})
const nextCursor = { id: 'b', item: '2' }

const open = (period: RefereePeriod = 'all', listed = false) => {
  const fetchReferralCode = deferredActor<string | null, { id: string }>()
  const fetchBatch = deferredActor<DatedBatch<RefereeRow>, RefereesCall>()
  const actor = createActor(
    sidePanelMachine.provide({
      actors: {
        fetchReferralCode: fetchReferralCode.logic,
        loader: refereesLoader.provide({ actors: { fetchBatch: fetchBatch.logic } }),
      },
    }),
    { input: { marketerId: 'USR-1', period, listed } },
  )
  actor.start()
  const panel = () => selectSidePanel(actor.getSnapshot())
  const shown = () => {
    const { referees, loadedCount, undatedCount } = panel()
    return { ids: referees.map(({ id }) => id), loadedCount, undatedCount }
  }
  return { actor, fetchReferralCode, fetchBatch, panel, shown }
}

describe('the referees of a period', () => {
  test('are those who signed up in it, also in the batches that load later', async () => {
    const { actor, fetchReferralCode, fetchBatch, panel, shown } = open('month')
    await fetchReferralCode.answer('8031234567')
    await fetchBatch.answer(batch('a', nextCursor, '2026-11-20T12:00:00Z'))
    expect(shown()).toEqual({ ids: ['a'], loadedCount: 1, undatedCount: 0 })
    actor.send({ type: 'period.chosen', period: 'lastMonth' })
    expect(shown()).toEqual({ ids: [], loadedCount: 1, undatedCount: 0 })
    panel().loader?.send({ type: 'more.requested' })
    await fetchBatch.answer(batch('b', null, '2026-10-31T12:00:00Z'))
    expect(shown()).toEqual({ ids: ['b'], loadedCount: 2, undatedCount: 0 })
    expect(fetchBatch.inputs).toMatchObject([
      { source: { code: '8031234567' }, cursor: null },
      { source: { code: '8031234567' }, cursor: nextCursor },
    ])
  })

  test('are none if the server sends no dates, and the panel counts these referees', async () => {
    const { actor, fetchReferralCode, fetchBatch, shown } = open()
    await fetchReferralCode.answer('8031234567')
    await fetchBatch.answer(batch('a', null))
    actor.send({ type: 'period.chosen', period: 'week' })
    expect(shown()).toEqual({ ids: [], loadedCount: 1, undatedCount: 1 })
  })
})

test('for a marketer whom the server no longer knows, the panel says so while it loads the referees', async () => {
  const { fetchReferralCode, fetchBatch, panel } = open()
  await fetchReferralCode.answer('8031234567')
  await fetchBatch.fail(new Error('User does not exist'))
  expect(panel().problem).toBe('Marketer profile not found.')
})
