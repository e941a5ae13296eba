import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { DatedBatch } from '#domain/lists/loadedRows.ts'
import { type Referee, type RefereeRow, refereeSchema } from '#domain/people/referees.ts'
import { noFilter, type RefereeFilter } from '#domain/people/refereeFilter.ts'
import { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import { selectInsight, selectRefereeList } from '#machines/ambassador/refereeList.selectors.ts'
import { refereesLoader, selectLoader } from '#machines/lists/loader.machine.ts'
import { toRefereeRow } from '#domain/records/referee.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'
import { arrivedToday, type RefereesCall } from '#tests/support/referees.ts'

const refereeOf = (id: string, name: string, email: string): Referee =>
  refereeSchema.parse({ id, name, email, userStatus: 'ACTIVE', totalItemsCount: 2 })
const ada = refereeOf('USR-1', 'Ada Obi', 'ada@example.com')
const bee = refereeOf('USR-2', '=Bee', 'bee@example.com')

const allOf = (referees: readonly Referee[]): DatedBatch<RefereeRow> => ({
  rows: referees.map(toRefereeRow),
  cursor: null,
  arrivedAt: arrivedToday,
})
const someOf = (referees: readonly Referee[], position: string): DatedBatch<RefereeRow> => ({
  ...allOf(referees),
  cursor: { id: position, item: position },
  unreadableCount: 1,
})

const open = (code: string | null = 'TUNDE-1', filter: RefereeFilter = noFilter) => {
  const fetchBatch = deferredActor<DatedBatch<RefereeRow>, RefereesCall>()
  const loader = refereesLoader.provide({ actors: { fetchBatch: fetchBatch.logic, rereadBatch: fetchBatch.logic } })
  const actor = createActor(
    refereeListMachine.provide({ actors: { loader, subscribeToTabReturn: fromCallback(() => undefined) } }),
    { input: { code, filter } },
  )
  const emitted = recordEffects(actor)
  actor.start()
  const view = () => selectRefereeList(actor.getSnapshot())
  const progress = () => selectLoader(view().loader?.getSnapshot())
  return { actor, emitted, fetchBatch, names: () => view().matches.map(({ name }) => name), view, progress }
}

test('referees that load again / stay complete until the first answer', async () => {
  const { actor, fetchBatch } = open()
  await fetchBatch.answer(allOf([ada]))
  actor.send({ type: 'refresh.requested' })
  expect(selectInsight(actor.getSnapshot())).toMatchObject({
    isComplete: true,
    hasEnded: true,
    rows: [{ id: 'USR-1' }],
  })
  await fetchBatch.answer(someOf([bee], 'b'))
  expect(selectInsight(actor.getSnapshot())).toMatchObject({ isComplete: false, rows: [{ id: 'USR-2' }] })
})

describe('old referees, when the person returns to the tab', () => {
  const returnedAt = arrivedToday + 300_000
  const openAndReturn = async (now = returnedAt) => {
    const list = open()
    await list.fetchBatch.answer(allOf([ada]))
    list.actor.send({ type: 'tab.returned', now })
    return list
  }

  test('are read again, and new ones wait for the person', async () => {
    const { actor, fetchBatch, names, progress, view } = await openAndReturn()
    await fetchBatch.answer({ ...allOf([bee, ada]), arrivedAt: returnedAt })
    expect([names(), view().readAt, progress()]).toMatchObject([
      ['Ada Obi'],
      returnedAt,
      { hasNews: true, newCount: 1, isBusy: false },
    ])
    actor.send({ type: 'refresh.requested' })
    await fetchBatch.answer({ ...allOf([bee, ada]), arrivedAt: returnedAt })
    expect([names(), progress().hasNews]).toEqual([['=Bee', 'Ada Obi'], false])
  })

  test('stay if they cannot be read again', async () => {
    const { fetchBatch, names, progress, view } = await openAndReturn()
    await fetchBatch.fail(new Error('Network Error'))
    expect([names(), view().readAt, progress()]).toMatchObject([
      ['Ada Obi'],
      arrivedToday,
      { hasNews: false, hasFailed: false, problem: null },
    ])
  })

  test('are not read again if they are newer', async () => {
    const { fetchBatch } = await openAndReturn(returnedAt - 1)
    expect(fetchBatch.inputs.length).toBe(1)
  })
})

describe('the referees of a marketer', () => {
  test('are requested once', async () => {
    const { fetchBatch, names, progress, view } = open()
    expect([fetchBatch.inputs, progress().isBusy, view()]).toMatchObject([
      [{ source: { code: 'TUNDE-1' }, cursor: null }],
      true,
      { count: 0, canDownload: false },
    ])
    await fetchBatch.answer(someOf([ada], 'a'))
    await fetchBatch.answer(allOf([ada, bee]))
    expect([names(), progress().isBusy, view()]).toMatchObject([
      ['Ada Obi', '=Bee'],
      false,
      { count: 2, unreadableCount: 1, canDownload: true },
    ])
  })

  test('without a code / are empty and not requested', () => {
    const { actor, fetchBatch, view } = open(null)
    actor.send({ type: 'refresh.requested' })
    expect([fetchBatch.inputs, view()]).toMatchObject([[], { hasCode: false, count: 0, loader: undefined }])
  })

  test('are filtered by the URL, and the URL contains what the person chooses', async () => {
    const { actor, emitted, fetchBatch, names, view } = open('TUNDE-1', { ...noFilter, isSuspended: true })
    const withoutItem = { ...ada, totalItemsCount: 0 }
    await fetchBatch.answer(allOf([withoutItem, { ...bee, userStatus: 'SUSPENDED' }]))
    expect(names()).toEqual(['=Bee'])
    const unlisted = { ...noFilter, isUnlisted: true }
    actor.send({ type: 'filter.chosen', filter: unlisted })
    actor.send({ type: 'filter.chosen', filter: unlisted })
    expect([names(), view().filter]).toEqual([['Ada Obi'], unlisted])
    actor.send({ type: 'download.requested' })
    actor.send({ type: 'filter.changed', filter: { ...unlisted, isSuspended: true } })
    expect([names(), view().canDownload]).toEqual([[], false])
    actor.send({ type: 'filter.changed', filter: noFilter })
    expect([names(), emitted]).toMatchObject([
      ['Ada Obi', '=Bee'],
      [{ type: 'refereeFilter.shown', filter: unlisted }, { name: 'referees-not-listed.csv' }],
    ])
  })

  test('without a date are counted, and are in no period but all time', async () => {
    const { actor, fetchBatch, names, view } = open()
    await fetchBatch.answer(allOf([ada, bee]))
    actor.send({ type: 'filter.chosen', filter: { ...noFilter, period: 'month' } })
    expect([names(), view().undatedCount]).toEqual([[], 2])
  })

  test('after a failed refresh / stay, and the reason is shown', async () => {
    const { actor, fetchBatch, names, progress, view } = open()
    await fetchBatch.answer(allOf([ada]))
    actor.send({ type: 'refresh.requested' })
    await fetchBatch.fail(new Error('Network Error'))
    expect([names(), progress().hasFailed, view().problem]).toEqual([
      ['Ada Obi'],
      true,
      'Network error. Please check your internet connection and try again.',
    ])
    view().loader?.send({ type: 'retry.requested' })
    expect(progress()).toMatchObject({ isBusy: true, hasFailed: false })
    await fetchBatch.answer(allOf([ada, bee]))
    expect(names()).toEqual(['Ada Obi', '=Bee'])
  })

  test('are not counted before the first answer', async () => {
    const { actor, fetchBatch } = open()
    const insight = () => selectInsight(actor.getSnapshot())
    expect(insight().hasEnded).toBe(false)
    await fetchBatch.fail(new Error('Timeout'))
    expect(insight().hasEnded).toBe(false)
    insight().loader?.send({ type: 'retry.requested' })
    await fetchBatch.answer(allOf([]))
    expect(insight().hasEnded).toBe(true)
  })
})
