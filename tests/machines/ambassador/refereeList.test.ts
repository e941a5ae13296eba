import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { truncationText } from '#domain/lists/loadProgress.ts'
import type { RefereePeriod } from '#domain/periods/signUpPeriods.ts'
import { rowsMaxAgeMs } from '#domain/limits.ts'
import { type Referee, refereeSchema } from '#domain/people/referees.ts'
import { noFilter, type RefereeFilter } from '#domain/people/refereeFilter.ts'
import { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import type { RefereesRequest } from '#domain/people/loadedReferees.ts'
import type { RefereesAnswer } from '#machines/ambassador/refereeList.setup.ts'
import { selectInsight, selectRefereeList } from '#machines/ambassador/refereeList.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const refereeOf = (id: string, name: string, email: string): Referee =>
  refereeSchema.parse({ id, name, email, userStatus: 'ACTIVE', totalItemsCount: 2 })
const ada = refereeOf('USR-1', 'Ada Obi', 'ada@example.com')
const bee = refereeOf('USR-2', '=Bee', 'bee@example.com')

const readAt = 1_790_000_000_000
const allOf = (referees: readonly Referee[]): RefereesAnswer => ({
  referees,
  cursor: null,
  unreadableCount: 0,
  today: '2026-11-21',
  arrivedAt: readAt,
})
const someOf = (referees: readonly Referee[], position: string): RefereesAnswer => ({
  referees,
  today: '2026-11-21',
  cursor: { id: position, item: position },
  unreadableCount: 1,
  arrivedAt: readAt,
})

const open = (code: string | null = 'TUNDE-1', filter: RefereeFilter = noFilter) => {
  const listReferees = deferredActor<RefereesAnswer, RefereesRequest>()
  const actor = createActor(
    refereeListMachine.provide({
      actors: {
        listReferees: listReferees.logic,
        rereadReferees: listReferees.logic,
        subscribeToTabReturn: fromCallback(() => undefined),
      },
    }),
    {
      input: { code, filter },
    },
  )
  const emitted = recordEffects(actor)
  actor.start()
  const names = () => selectRefereeList(actor.getSnapshot()).matches.map(({ name }) => name)
  return { actor, emitted, listReferees, names, view: () => selectRefereeList(actor.getSnapshot()) }
}

describe('old referees, when the person returns to the tab', () => {
  const returnedAt = readAt + rowsMaxAgeMs
  const openAndReturn = async (now = returnedAt) => {
    const list = open()
    await list.listReferees.answer(allOf([ada]))
    list.actor.send({ type: 'tab.returned', now })
    return list
  }

  test('are read again, and new ones wait for the person', async () => {
    const { actor, listReferees, names, view } = await openAndReturn()
    await listReferees.answer({ ...allOf([bee, ada]), arrivedAt: returnedAt })
    expect([names(), view()]).toMatchObject([
      ['Ada Obi'],
      { hasNews: true, newCount: 1, readAt: returnedAt, isBusy: false },
    ])
    actor.send({ type: 'refresh.requested' })
    await listReferees.answer({ ...allOf([bee, ada]), arrivedAt: returnedAt })
    expect([names(), view()]).toMatchObject([['=Bee', 'Ada Obi'], { hasNews: false }])
  })

  test('stay if they cannot be read again', async () => {
    const { listReferees, names, view } = await openAndReturn()
    await listReferees.fail(new Error('Network Error'))
    expect([names(), view()]).toMatchObject([['Ada Obi'], { hasNews: false, problem: null, readAt }])
  })

  test('are not read again if they are newer', async () => {
    const { listReferees } = await openAndReturn(returnedAt - 1)
    expect(listReferees.inputs.length).toBe(1)
  })
})

describe('the referees of a marketer', () => {
  test('are requested once', async () => {
    const { listReferees, names, view } = open()
    expect([listReferees.inputs, view()]).toMatchObject([
      [{ code: 'TUNDE-1', cursor: null }],
      { isBusy: true, count: 0, canDownload: false },
    ])
    await listReferees.answer(allOf([ada, bee]))
    expect([names(), view()]).toMatchObject([
      ['Ada Obi', '=Bee'],
      { isBusy: false, count: 2, canDownload: true, truncation: '' },
    ])
  })

  test('are requested until the server has no more', async () => {
    const { listReferees, names, view } = open()
    await listReferees.answer(someOf([ada], 'a'))
    expect([view().isBusy, names()]).toEqual([true, ['Ada Obi']])
    await listReferees.answer(allOf([ada, bee]))
    expect(listReferees.inputs).toEqual([
      { code: 'TUNDE-1', cursor: null },
      { code: 'TUNDE-1', cursor: { id: 'a', item: 'a' } },
    ])
    expect([view().isBusy, names(), view().unreadableCount]).toEqual([false, ['Ada Obi', '=Bee'], 1])
  })

  test('after a failure in the middle / continue where they stopped', async () => {
    const { actor, listReferees, names } = open()
    await listReferees.answer(someOf([ada], 'a'))
    await listReferees.fail(new Error('Network Error'))
    actor.send({ type: 'retry.requested' })
    await listReferees.answer(allOf([bee]))
    expect([names(), listReferees.inputs.at(-1)?.cursor]).toEqual([['Ada Obi', '=Bee'], { id: 'a', item: 'a' }])
  })

  test('end if the server repeats a cursor', async () => {
    const { listReferees, view } = open()
    await listReferees.answer(someOf([ada], 'a'))
    await listReferees.answer(someOf([bee], 'a'))
    expect([view().isBusy, view().truncation, listReferees.inputs.length]).toEqual([
      false,
      truncationText('repeated'),
      2,
    ])
  })

  test('end if the server sends new cursors without rows, and continue on Retry', async () => {
    const { actor, listReferees, names, view } = open()
    for (let number = 0; view().isBusy; number += 1) await listReferees.answer(someOf([], String(number)))
    expect([view().truncation, listReferees.inputs.length]).toEqual([truncationText('stalled'), 10])
    actor.send({ type: 'retry.requested' })
    await listReferees.answer(allOf([ada]))
    expect([names(), view().truncation, listReferees.inputs.at(-1)?.cursor]).toEqual([
      ['Ada Obi'],
      '',
      { id: '9', item: '9' },
    ])
  })

  test('without a code / are empty and not requested', () => {
    const { actor, listReferees, view } = open(null)
    actor.send({ type: 'refresh.requested' })
    expect([listReferees.inputs, view()]).toMatchObject([[], { isBusy: false, hasCode: false, count: 0 }])
  })

  test('are filtered by a search term that was typed before they arrived', async () => {
    const { actor, listReferees, names } = open()
    actor.send({ type: 'term.changed', term: 'BEE@' })
    await listReferees.answer(allOf([ada, bee]))
    expect(names()).toEqual(['=Bee'])
    actor.send({ type: 'term.changed', term: '' })
    expect(names()).toEqual(['Ada Obi', '=Bee'])
  })

  test('of a period are those who signed up in it, also within a search and in the file', async () => {
    const { actor, emitted, listReferees, names, view } = open()
    const joined = (referee: Referee, createdAt: string): Referee => ({ ...referee, createdAt })
    // 15 November 2026 is a Sunday.
    await listReferees.answer(allOf([joined(ada, '2026-11-15T12:00:00Z'), joined(bee, '2026-11-14T12:00:00Z')]))
    const namesIn = (period: RefereePeriod) => {
      actor.send({ type: 'filter.chosen', filter: { ...noFilter, period } })
      return names()
    }
    expect([namesIn('week'), namesIn('month'), namesIn('lastMonth'), namesIn('all')]).toEqual([
      ['Ada Obi'],
      ['Ada Obi', '=Bee'],
      [],
      ['Ada Obi', '=Bee'],
    ])
    actor.send({ type: 'term.changed', term: 'bee' })
    expect([namesIn('week'), view().canDownload]).toEqual([[], false])
    namesIn('month')
    actor.send({ type: 'download.requested' })
    expect(emitted.at(-1)).toMatchObject({ name: 'referees-this-month-search-bee.csv' })
  })

  test('are filtered by the URL, and the URL contains what the person chooses', async () => {
    const { actor, emitted, listReferees, names, view } = open('TUNDE-1', { ...noFilter, isSuspended: true })
    const withoutItem = { ...ada, totalItemsCount: 0 }
    await listReferees.answer(allOf([withoutItem, { ...bee, userStatus: 'SUSPENDED' }]))
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
    const { actor, listReferees, names, view } = open()
    await listReferees.answer(allOf([ada, bee]))
    actor.send({ type: 'filter.chosen', filter: { ...noFilter, period: 'month' } })
    expect([names(), view().undatedCount]).toEqual([[], 2])
  })

  test('after a failed refresh / stay, and the reason is shown', async () => {
    const { actor, listReferees, names, view } = open()
    await listReferees.answer(allOf([ada]))
    actor.send({ type: 'refresh.requested' })
    await listReferees.fail(new Error('Network Error'))
    expect([names(), view().problem]).toEqual([
      ['Ada Obi'],
      'Network error. Please check your internet connection and try again.',
    ])
    actor.send({ type: 'retry.requested' })
    expect(view()).toMatchObject({ isBusy: true, problem: null })
    await listReferees.answer(allOf([ada, bee]))
    expect(names()).toEqual(['Ada Obi', '=Bee'])
  })

  test('are not counted before the first answer', async () => {
    const { actor, listReferees } = open()
    const isLoaded = () => selectInsight(actor.getSnapshot()).isLoaded
    expect(isLoaded()).toBe(false)
    await listReferees.fail(new Error('Timeout'))
    expect(isLoaded()).toBe(false)
    actor.send({ type: 'retry.requested' })
    await listReferees.answer(allOf([]))
    expect(isLoaded()).toBe(true)
  })

  test('are downloaded as a CSV file of the matches, without formulas', async () => {
    const { actor, emitted, listReferees } = open()
    await listReferees.answer(allOf([ada, bee]))
    actor.send({ type: 'term.changed', term: 'Bee' })
    actor.send({ type: 'download.requested' })
    expect(emitted).toEqual([
      {
        type: 'download',
        name: 'referees-search-bee.csv',
        text: '\ufeffReferee,Email,Items traded,Status,Joined\r\n"=""=Bee""",bee@example.com,2,Active,\r\n',
      },
    ])
    actor.send({ type: 'download.requested', reader: 'program' })
    expect(emitted[1]).toMatchObject({
      text: 'Referee,Email,Items traded,Status,Joined\r\n=Bee,bee@example.com,2,Active,\r\n',
    })
    actor.send({ type: 'term.changed', term: 'no match' })
    actor.send({ type: 'download.requested' })
    expect(emitted).toHaveLength(2)
  })
})
