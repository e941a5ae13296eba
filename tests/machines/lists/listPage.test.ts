import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { emptyHistory } from '#domain/dashboard/history.ts'
import { listKinds, type ListKindName } from '#domain/lists/kinds.ts'
import type { Batch, BatchRequest } from '#domain/lists/paging.ts'
import { defaultTableLayout } from '#domain/lists/tableLayout.ts'
import { defaultView, type ListView } from '#domain/lists/view.ts'
import type { ListSummary } from '#domain/lists/summaries.ts'
import { userSchema, userToRow } from '#domain/people/users.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const first = defaultView(listKinds.users)
const userOf = (number: number, userStatus: string) =>
  userToRow(
    userSchema.parse({ id: `USR-${number}`, name: 'Ada', userStatus, createdAt: `2026-01-0${number}T00:00:00.000Z` }),
  )

const open = (kind: ListKindName = 'users', view: Partial<ListView> = {}) => {
  const asked: BatchRequest[] = []
  const fetchBatch = fromPromise<Batch, BatchRequest>(async ({ input }) => {
    asked.push(input)
    return {
      rows: input.source === 'inactiveUsers' ? [userOf(1, 'SUSPENDED')] : [userOf(3, 'ACTIVE'), userOf(2, 'ACTIVE')],
      cursor: null,
    }
  })
  const loadSummary = deferredActor<ListSummary, { kind: ListKindName }>()
  const clock = new SimulatedClock()
  const machine = listPageMachine.provide({
    actors: {
      pagedList: pagedListMachine.provide({ actors: { fetchBatch } }),
      tableLook: tableLayoutMachine.provide({ actors: { recallLook: fromPromise(async () => defaultTableLayout) } }),
      loadSummary: loadSummary.logic,
    },
  })
  const actor = createActor(machine, {
    input: { kind: listKinds[kind], view: { ...defaultView(listKinds[kind]), ...view } },
    clock,
  })
  const emitted = recordEffects(actor)
  actor.start()
  const rowsIn = (tab: string) => {
    const list = (
      actor.getSnapshot().children as Record<
        string,
        { getSnapshot: () => { context: { rows: { id: string }[]; totalCount: number | null } } } | undefined
      >
    )[tab]
    return list?.getSnapshot().context
  }
  const addresses = () =>
    emitted
      .map((one) => one as { type: string; view: ListView; addsHistoryEntry: boolean })
      .filter(({ type }) => type === 'showView')
  return {
    actor,
    asked,
    loadSummary,
    clock,
    emitted,
    rowsIn,
    addresses,
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

describe('a page that is opened', () => {
  test('fetches the first batch of every list of users', () => {
    expect(open().asked.map(({ source, limit }) => [source, limit])).toEqual([
      ['allUsers', 100],
      ['activeUsers', 100],
      ['inactiveUsers', 100],
    ])
  })

  test('fetches a list of items when its tab is chosen', () => {
    const { actor, asked } = open('items')
    expect(asked.map(({ source }) => source)).toEqual(['allItems'])
    actor.send({ type: 'tab.chosen', tab: 'sold' })
    expect(asked.map(({ source }) => source)).toEqual(['allItems', 'soldItems'])
  })

  test('tells every list how many rows the server counts', async () => {
    const { loadSummary, rowsIn } = open()
    await loadSummary.answer({
      totals: { ...emptyCounts, totalUserCount: 3, activeUserCount: 2, suspendedUserCount: 1 },
      history: emptyHistory,
      today: '2026-01-01',
    })
    expect(['all', 'active', 'inactive'].map((tab) => rowsIn(tab)?.totalCount)).toEqual([3, 2, 1])
  })
})

describe('the address', () => {
  test('takes a tab as a step', () => {
    const { actor, addresses } = open()
    actor.send({ type: 'tab.chosen', tab: 'active' })
    expect(addresses()).toEqual([{ type: 'showView', kind: 'users', view: { ...first, tab: 'active' }, addsHistoryEntry: true }])
  })

  test('takes a term once nobody types, as one step', () => {
    const { actor, addresses, clock } = open()
    for (const term of ['a', 'ad', 'ada']) {
      actor.send({ type: 'term.changed', term })
      clock.increment(399)
    }
    expect(addresses()).toEqual([])
    clock.increment(1)
    actor.send({ type: 'term.changed', term: 'adaeze' })
    clock.increment(400)
    expect(addresses().map(({ view, addsHistoryEntry }) => [view.term, addsHistoryEntry])).toEqual([
      ['ada', true],
      ['adaeze', false],
    ])
  })

  test('that comes back from the browser changes nothing, while a term is being typed', () => {
    const { actor } = open()
    actor.send({ type: 'term.changed', term: 'a' })
    actor.send({ type: 'view.changed', view: first })
    expect(actor.getSnapshot().context.queries['all']?.term).toBe('a')
  })

  test('that is stepped back to is shown, and told to nobody', () => {
    const { actor, addresses } = open('users', { page: 2, term: 'ada' })
    actor.send({ type: 'view.changed', view: { ...first, tab: 'active', sort: 'name' } })
    expect([actor.getSnapshot().context.tab, actor.getSnapshot().context.queries['active']?.sort, addresses()]).toEqual(
      ['active', 'name', []],
    )
  })

  test('keeps the search of each tab for itself, and closes the drawer of another', () => {
    const { actor } = open('items')
    actor.send({ type: 'term.changed', term: 'silk' })
    actor.send({ type: 'row.opened', id: 'ITM-1', page: 1 })
    actor.send({ type: 'tab.chosen', tab: 'sold' })
    expect(actor.getSnapshot().context.queries['sold']?.term).toBe('')
    actor.send({ type: 'tab.chosen', tab: 'all' })
    expect(actor.getSnapshot().context.queries['all']).toMatchObject({ term: 'silk', openRowId: null })
  })
})

describe('a user who is suspended', () => {
  test('moves from the active to the inactive list, and in the counts', async () => {
    const { actor, loadSummary, rowsIn, settled } = open()
    await loadSummary.answer({
      totals: { ...emptyCounts, totalUserCount: 3, activeUserCount: 2, suspendedUserCount: 1 },
      history: emptyHistory,
      today: '2026-01-01',
    })
    await settled()
    actor.send({ type: 'status.changed', change: 'suspend', rows: [userOf(2, 'SUSPENDED')] })
    expect(['all', 'active', 'inactive'].map((tab) => rowsIn(tab)?.rows.map(({ id }) => id))).toEqual([
      ['USR-3', 'USR-2'],
      ['USR-3'],
      ['USR-2', 'USR-1'],
    ])
    expect(['all', 'active', 'inactive'].map((tab) => rowsIn(tab)?.totalCount)).toEqual([3, 1, 2])
    actor.send({ type: 'status.changed', change: 'activate', rows: [userOf(2, 'ACTIVE')] })
    expect(['all', 'active', 'inactive'].map((tab) => rowsIn(tab)?.rows.map(({ id }) => id))).toEqual([
      ['USR-3', 'USR-2'],
      ['USR-3', 'USR-2'],
      ['USR-1'],
    ])
  })
})

describe('counts that do not come', () => {
  test('are explained, heard by the bell, and asked for again', async () => {
    const { actor, loadSummary, emitted } = open()
    await loadSummary.fail(new Error('Timeout'))
    expect(actor.getSnapshot().context.problem).toBe('The request timed out. Please try again later.')
    expect(emitted).toEqual([
      {
        type: 'alert',
        text: 'Failed to fetch user counts: The request timed out. Please try again later.',
        retry: 'retry.requested',
      },
    ])
    actor.send({ type: 'retry.requested' })
    expect(loadSummary.inputs).toHaveLength(2)
  })
})
