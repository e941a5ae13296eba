import type { LoadedRows } from '#domain/lists/loadedRows.ts'
import { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import type { RefereeListInput } from '#machines/ambassador/refereeList.setup.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import {
  abort,
  answer,
  changeFilter,
  openDashboard,
  removeCode,
  requests,
} from '#tests/paths/browser/pageObjects/ambassador/page.ts'

const referees = [
  {
    id: 'USR-1',
    name: 'Ada Obi',
    email: 'ada@example.com',
    userStatus: 'ACTIVE',
    totalItemsCount: 2,
    createdAt: new Date().toISOString(),
  },
  {
    id: 'USR-2',
    name: 'Ada Eze',
    email: 'eze@example.com',
    userStatus: 'SUSPENDED',
    totalItemsCount: 0,
    createdAt: '2025-01-01T00:00:00Z',
  },
  {
    id: 'USR-3',
    name: 'Bee Eze',
    email: 'bee@example.com',
    userStatus: 'ACTIVE',
    totalItemsCount: 1,
    createdAt: new Date().toISOString(),
  },
]

export const refereeListPageObject = pageObject({
  machine: refereeListMachine,
  actorId: 'refereeList',
  requestKinds: { referees: requests('listReferredUsers') },
  open: async (context, { start }) => {
    if ((start.input as RefereeListInput).code === null) await removeCode(context.page)
    await openDashboard(context)
  },
  steps: {
    'term.changed': async ({ page }, { term }) =>
      page.getByRole('searchbox', { name: 'Search your referees' }).fill(term),
    'filter.chosen': async ({ page }, { filter }) => {
      if (filter.isSuspended) return page.getByRole('button', { name: 'Suspended' }).click()
      const pressed = page.locator('button[aria-pressed=true]')
      if (await pressed.count()) await pressed.click()
      if (filter.period === 'week') await page.getByRole('button', { name: 'Joined this week' }).click()
    },
    'filter.changed': changeFilter,
    'refresh.requested': async ({ page, waitForCall }) => {
      await page.clock.fastForward(1_000)
      await page.getByRole('button', { name: 'Refresh' }).click()
      await waitForCall('referees')
    },
    'rows.reported': async (context, { list, error }) => {
      const retry = context.page.getByRole('region', { name: 'Your referees' }).getByRole('button', { name: 'Retry' })
      if (await retry.isVisible()) {
        await retry.click()
        await context.waitForCall('referees')
      }
      if (error !== null) return abort('referees')(context)
      const lastEvaluatedKey = list.end === 'reached' ? null : { id: 'USR-2', item: '2' }
      await answer('referees', { listReferredUsers: { users: referees, lastEvaluatedKey, error: null } })(context)
      if (lastEvaluatedKey) await context.waitForCall('referees')
    },
  },
  calls: {
    loader: { kind: 'referees', outcomes: {} },
  },
  impossible: {
    'event rows.reported: all load again': 'the loader says so when the person presses Refresh',
  },
  isPossible: (input, { snapshot }) => {
    if (input.type !== 'event' || !snapshot) return true
    const { list } = snapshot.context as { list: LoadedRows }
    if (input.event === 'refresh.requested') return list.end === 'reached'
    if (input.event !== 'rows.reported') return true
    const { error } = input.payload as { error: unknown }
    return list.end !== 'reached' && (error === null || list.rows.length === 0)
  },
})
