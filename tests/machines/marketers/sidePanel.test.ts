import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type Cursor, truncationText } from '#domain/lists/loadProgress.ts'
import type { RefereesRequest } from '#domain/people/loadedReferees.ts'
import { refereeSchema } from '#domain/people/referees.ts'
import type { RefereePeriod } from '#domain/periods/signUpPeriods.ts'
import { type RefereesAnswer, sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { selectSidePanel } from '#machines/marketers/sidePanel.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const batch = (ids: readonly string[], cursor: Cursor | null, createdAt = '', items = 1): RefereesAnswer => ({
  referees: ids.map((id) => refereeSchema.parse({ id, name: id, totalItemsCount: items, createdAt })),
  cursor,
  unreadableCount: 0,
  today: '2026-11-21',
})
const nextCursor = { id: 'b', item: '2' }

const open = (initialPeriod: RefereePeriod = 'all', listed = false) => {
  const fetchReferralCode = deferredActor<string | null, { id: string }>()
  const fetchReferees = deferredActor<RefereesAnswer, RefereesRequest>()
  const actor = createActor(
    sidePanelMachine.provide({
      actors: { fetchReferralCode: fetchReferralCode.logic, fetchReferees: fetchReferees.logic },
    }),
    { input: { marketerId: 'USR-1', period: initialPeriod, listed } },
  )
  const effects = recordEffects(actor)
  actor.start()
  const shown = () => {
    const { referees, unreadableCount, isBusy, canLoadMore, isComplete, isEmpty, problem } = selectSidePanel(
      actor.getSnapshot(),
    )
    return { ids: referees.map(({ id }) => id), unreadableCount, isBusy, canLoadMore, isComplete, isEmpty, problem }
  }
  const inPeriod = () => {
    const { referees, period, loadedCount, undatedCount } = selectSidePanel(actor.getSnapshot())
    return { ids: referees.map(({ id }) => id), period, loadedCount, undatedCount }
  }
  return { actor, fetchReferralCode, fetchReferees, effects, shown, inPeriod }
}

const idle = { unreadableCount: 0, isBusy: false, canLoadMore: false, isComplete: false, isEmpty: false, problem: null }

describe('the referees', () => {
  test('load batch by batch, each referee once, until the list is complete', async () => {
    const { actor, fetchReferralCode, fetchReferees, shown } = open()
    await fetchReferralCode.answer('8031234567')
    await fetchReferees.answer(batch(['a', 'b'], nextCursor))
    expect(shown()).toEqual({ ...idle, ids: ['a', 'b'], canLoadMore: true })
    actor.send({ type: 'more.requested' })
    actor.send({ type: 'more.requested' })
    expect(fetchReferees.inputs).toEqual([
      { code: '8031234567', cursor: null },
      { code: '8031234567', cursor: nextCursor },
    ])
    await fetchReferees.answer(batch(['b', 'c'], null))
    expect(shown()).toEqual({ ...idle, ids: ['a', 'b', 'c'], isComplete: true })
  })

  test('may not be complete if the server repeats a batch, and load again on Retry', async () => {
    const { actor, fetchReferralCode, fetchReferees, shown } = open()
    await fetchReferralCode.answer('8031234567')
    await fetchReferees.answer(batch(['a'], nextCursor))
    actor.send({ type: 'more.requested' })
    await fetchReferees.answer(batch(['a'], nextCursor))
    expect(shown()).toEqual({ ...idle, ids: ['a'], problem: truncationText('repeated') })
    actor.send({ type: 'retry.requested' })
    expect(fetchReferees.inputs.at(-1)).toEqual({ code: '8031234567', cursor: null })
    await fetchReferees.answer(batch(['a', 'b'], null))
    expect(shown()).toEqual({ ...idle, ids: ['a', 'b'], isComplete: true })
  })
})

describe('the referees of a period', () => {
  test('are shown at once by a panel that starts with the period', async () => {
    const { fetchReferralCode, fetchReferees, inPeriod } = open('month')
    await fetchReferralCode.answer('A')
    await fetchReferees.answer({
      ...batch(['a'], null, '2026-11-20T12:00:00Z'),
      referees: [
        ...batch(['a'], null, '2026-11-20T12:00:00Z').referees,
        ...batch(['b'], null, '2026-10-20T12:00:00Z').referees,
      ],
    })
    expect(inPeriod()).toEqual({ ids: ['a'], period: 'month', loadedCount: 2, undatedCount: 0 })
  })

  test('are those who signed up in it, also in the batches that load later', async () => {
    const { actor, fetchReferralCode, fetchReferees, inPeriod } = open()
    await fetchReferralCode.answer('8031234567')
    await fetchReferees.answer(batch(['a'], nextCursor, '2026-11-20T12:00:00Z'))
    actor.send({ type: 'period.chosen', period: 'lastMonth' })
    expect(inPeriod()).toEqual({ ids: [], period: 'lastMonth', loadedCount: 1, undatedCount: 0 })
    actor.send({ type: 'more.requested' })
    await fetchReferees.answer(batch(['b'], null, '2026-10-31T12:00:00Z'))
    expect(inPeriod()).toEqual({ ids: ['b'], period: 'lastMonth', loadedCount: 2, undatedCount: 0 })
    actor.send({ type: 'period.chosen', period: 'all' })
    expect(inPeriod()).toEqual({ ids: ['a', 'b'], period: 'all', loadedCount: 2, undatedCount: 0 })
  })

  test('are none if the server sends no dates, and the panel counts these referees', async () => {
    const { actor, fetchReferralCode, fetchReferees, inPeriod } = open()
    await fetchReferralCode.answer('8031234567')
    await fetchReferees.answer(batch(['a'], null))
    actor.send({ type: 'period.chosen', period: 'week' })
    expect(inPeriod()).toEqual({ ids: [], period: 'week', loadedCount: 1, undatedCount: 1 })
  })
})

describe('the referees with items', () => {
  test('are shown by a panel that starts with them, and all of them after the filter is off', async () => {
    const { actor, fetchReferralCode, fetchReferees, inPeriod } = open('all', true)
    await fetchReferralCode.answer('8031234567')
    await fetchReferees.answer(batch(['a'], nextCursor))
    actor.send({ type: 'more.requested' })
    await fetchReferees.answer(batch(['b'], null, '', 0))
    expect(inPeriod()).toMatchObject({ ids: ['a'], loadedCount: 2 })
    actor.send({ type: 'listed.toggled' })
    expect(inPeriod()).toMatchObject({ ids: ['a', 'b'], loadedCount: 2 })
  })
})

describe('after a failed call', () => {
  test('for a marketer that does not exist, the panel says so', async () => {
    const { fetchReferralCode, shown } = open()
    await fetchReferralCode.fail(new Error('User does not exist'))
    expect(shown().problem).toBe('Marketer profile not found.')
  })
})
