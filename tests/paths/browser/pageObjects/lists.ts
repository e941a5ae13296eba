import { expect, type Request } from '@playwright/test'
import { pathOf } from '#domain/routes/routes.ts'
import type { ListKind } from '#domain/lists/kinds.ts'
import { needsNextBatch, hasSearchTarget } from '#domain/lists/paging.ts'
import type { LoadedList } from '#domain/lists/paging.ts'
import { itemsMachine } from '#machines/items/items.machine.ts'
import { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { selectionMachine } from '#machines/lists/selection.machine.ts'
import { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { usersMachine } from '#machines/users/users.machine.ts'
import type { IsPossible } from '#tools/paths/model/configurationGraph.ts'
import { storeTokens } from '#tests/paths/browser/identity.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'

const asks =
  (operation: string) =>
  (request: Request): boolean =>
    (request.postData() ?? '').includes(`${operation}(`)

interface UserFields {
  readonly id: string
  readonly userStatus?: string
  readonly [field: string]: unknown
}

const userOf = (number: number, given: object = {}): UserFields => ({
  id: `USR-${number}`,
  name: 'Ada Obi',
  email: `ada${number}@example.com`,
  userStatus: 'ACTIVE',
  createdAt: `2026-01-01T00:00:00.${String(999 - number)}Z`,
  ...given,
})

const usersOf = (from: number, to: number): UserFields[] =>
  Array.from({ length: to - from + 1 }, (_, index) => userOf(from + index))

const give =
  (kind: string, operation: string, result: object) =>
  async ({ heldCall }: TestContext): Promise<void> => {
    await heldCall(kind).fulfill({
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify({ data: { [operation]: { ...result, error: null } } }),
    })
  }

const fail =
  (kind: string) =>
  async ({ heldCall }: TestContext): Promise<void> =>
    heldCall(kind).fulfill({ status: 500, body: 'broken' })

const cursor = { id: 'USR-11', item: '11', partitionType: 'USER' }
const batch = (users: readonly UserFields[], lastEvaluatedKey: object | null) =>
  give('batch', 'listAllUsers', { users, lastEvaluatedKey })

/** Answers a list that the chart of a stage does not ask for, as the chart's own catalogue would. */
const answerLists = async ({ page }: TestContext, users: readonly UserFields[]): Promise<void> => {
  await page.route(/\/graphql$/, async (route) => {
    const operation = ['listAllUsers', 'listActiveUsers', 'listInActiveUsers', 'listAllMarketers'].find((name) =>
      asks(name)(route.request()),
    )
    if (operation === undefined) return route.fallback()
    await route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify({
        data: {
          [operation]: { users: operation === 'listInActiveUsers' ? [] : users, lastEvaluatedKey: null, error: null },
        },
      }),
    })
  })
}

const open = async (hands: TestContext, address: string): Promise<void> => {
  await storeTokens(hands, adminEmail)
  await hands.page.goto(address)
}

const openUsers = async (hands: TestContext, users: readonly UserFields[]): Promise<void> => {
  await answerLists(hands, users)
  await open(hands, '/admin/users')
  await hands.page.getByRole('table').waitFor()
}

const show = async ({ page }: TestContext, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
  }, address)

const listIn = ({ snapshot }: Parameters<IsPossible>[1]): LoadedList | undefined =>
  snapshot?.context as LoadedList | undefined

const byOthers = 'other charts of the page send it; a journey shows what follows from it'
const ofItsOwn = 'it is a chart of its own, and nothing outside can make it throw'

export const pagedListPageObject = pageObject({
  machine: pagedListMachine,
  actorId: 'all',
  requestKinds: { batch: asks('listAllUsers') },
  open: async (hands) => open(hands, '/admin/users'),
  steps: {
    'query.changed': async (hands, { query }) =>
      show(hands, query.term === '' ? '/admin/users?page=2' : `/admin/users?q=${query.term}`),
    'fullSearch.requested': async ({ page }) => page.getByRole('button', { name: 'Keep looking' }).click(),
    'fullSearch.cancelled': async ({ page }) => page.getByRole('button', { name: 'Cancel' }).click(),
    'retry.requested': async ({ page }) =>
      page.getByRole('region', { name: 'All Users' }).getByRole('button', { name: 'Retry' }).click(),
    'rows.changed': async () => undefined,
    'rows.removed': async () => undefined,
    'rows.counted': async () => undefined,
    'rows.outdated': async () => undefined,
  },
  calls: {
    fetchBatch: {
      kind: 'batch',
      outcomes: {
        'a batch comes, and there are more': batch(usersOf(1, 11), cursor),
        'an empty batch comes, and there are more': batch([], cursor),
        'the last batch comes': batch(usersOf(12, 13), null),
        'the call fails': fail('batch'),
      },
    },
  },
  impossible: {
    'event rows.changed: a user': byOthers,
    'event rows.removed: a user': byOthers,
    'event rows.counted: 13 rows': byOthers,
    'event rows.outdated': byOthers,
  },
  isPossible: (input, standing) => {
    const list = listIn(standing)
    if (!list || input.type !== 'event') return true
    if (input.event === 'fullSearch.requested')
      return hasSearchTarget(list) && list.end === null && !needsNextBatch(list)
    if (input.event === 'fullSearch.cancelled') return list.isFullSearch && list.scannedCount > 0
    return input.event !== 'query.changed' || !isShown(list, input.payload as { query: LoadedList['query'] })
  },
})

/** An address that is open already brings nothing about. */
function isShown({ query }: LoadedList, { query: next }: { query: LoadedList['query'] }): boolean {
  return query.term === next.term && query.page === next.page
}

export const selectionPageObject = pageObject({
  machine: selectionMachine,
  actorId: 'selection',
  open: async (hands) => openUsers(hands, usersOf(1, 2)),
  steps: {
    'row.toggled': async ({ page }) => page.locator('[data-row="USR-1"]').getByRole('checkbox').click(),
    'rows.toggled': async ({ page }) => page.getByLabel('Select every row of this page').click(),
    'selection.cleared': async ({ page }) => page.getByRole('button', { name: 'Clear selection' }).click(),
  },
  calls: {},
  isPossible: (input, { snapshot }) =>
    !(input.type === 'event' && input.event === 'selection.cleared' && snapshot?.value === 'none'),
})

export const tableLayoutPageObject = pageObject({
  machine: tableLayoutMachine,
  actorId: 'tableLook',
  open: async (hands) => openUsers(hands, usersOf(1, 2)),
  steps: {
    'column.toggled': async ({ page }) => page.getByLabel('Email', { exact: true }).click(),
    'density.chosen': async ({ page }) => page.getByLabel('Compact').click(),
    'shortcuts.toggled': async ({ page }) => page.getByLabel('Single keys do something').click(),
    'layout.reset': async ({ page }) => page.getByRole('button', { name: 'Reset' }).click(),
    'columnsPanel.opened': async ({ page }) => page.getByRole('button', { name: 'Columns' }).click(),
    'help.opened': async ({ page }) => page.getByRole('button', { name: 'Keyboard shortcuts' }).click(),
    'dialog.dismissed': async ({ page }) => page.keyboard.press('Escape'),
  },
  calls: { recallLook: { endsImmediately: true, outcomes: { 'nothing was kept': async () => undefined } } },
  impossible: { 'outcome recallLook: the call fails': 'a storage that cannot be read reads as one without a look' },
  isPossible: (input, { snapshot }) => {
    if (input.type !== 'event' || !snapshot) return true
    const panels: Record<string, string> = {
      'column.toggled': 'choosing',
      'density.chosen': 'choosing',
      'layout.reset': 'choosing',
      'shortcuts.toggled': 'explaining',
    }
    const panel = panels[input.event]
    const isChosen =
      input.event === 'density.chosen' && (snapshot.context as { look: { density: string } }).look.density === 'compact'
    return (panel === undefined || snapshot.value === panel) && !isChosen
  },
})

const oneUser = (number: number, lastEvaluatedKey: object | null) =>
  give('everything', 'listAllUsers', { users: [userOf(number)], lastEvaluatedKey })

export const csvExportPageObject = pageObject({
  machine: csvExportMachine,
  actorId: 'csvExport',
  requestKinds: {
    everything: (request) => asks('listAllUsers')(request) && (request.postData() ?? '').includes('"limit":1000'),
  },
  open: async (hands) => {
    await open(hands, '/admin/users')
    await hands.page.getByRole('table').waitFor()
  },
  steps: {
    'export.requested': async ({ page }) => page.getByRole('button', { name: 'Export' }).click(),
    'dialog.dismissed': async ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click(),
    'rows.chosen': async ({ page }) => page.getByRole('button', { name: /^This page/ }).click(),
    'allRows.chosen': async ({ page }) => page.getByRole('button', { name: /^Everything there is/ }).click(),
    'retry.requested': async ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click(),
  },
  calls: {
    fetchBatch: {
      kind: 'everything',
      outcomes: {
        'a batch comes, and there are more': oneUser(1, { id: 'USR-1', item: '1', partitionType: 'USER' }),
        'the last batch comes': oneUser(2, null),
        'the call fails': fail('everything'),
      },
    },
  },
})

export const listPagePageObject = pageObject({
  machine: listPageMachine,
  actorId: 'page',
  requestKinds: { totals: (request) => (request.postData() ?? '').includes('query Totals') },
  open: async (hands, { start }) => {
    await answerLists(hands, usersOf(1, 2))
    await open(hands, pathOf((start.input as { kind: ListKind }).kind.route))
  },
  steps: {
    'tab.chosen': async () => undefined,
    'term.changed': async ({ page }, { term }) => page.getByLabel('Search').fill(term),
    'sort.chosen': async () => undefined,
    'size.chosen': async () => undefined,
    'page.turned': async () => undefined,
    'row.opened': async ({ page }) => page.locator('[data-row="USR-1"]').getByRole('link').click(),
    'dialog.dismissed': async ({ page }) => {
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
    },
    'view.changed': async (hands) => show(hands, new URL(hands.page.url()).pathname),
    'status.changed': async () => undefined,
    'status.confirmed': async () => undefined,
    'rows.changed': async () => undefined,
    'rows.removed': async () => undefined,
    'rows.outdated': async () => undefined,
    'retry.requested': async ({ page }) =>
      page.getByRole('region', { name: 'Figures' }).getByRole('button', { name: 'Retry' }).click(),
  },
  calls: {
    loadSummary: {
      kind: 'totals',
      outcomes: {
        'the counts come': give('totals', 'getDashboard', {
          dashboard: { totalUserCount: 2, activeUserCount: 2, suspendedUserCount: 0 },
        }),
        'the call fails': fail('totals'),
      },
    },
    selection: { outcomes: {} },
    tableLook: { outcomes: {} },
    csvExport: { outcomes: {} },
  },
  impossible: {
    'event tab.chosen: the one that is open': 'a tab that is open cannot be chosen again; a journey chooses others',
    'event sort.chosen: by date': 'an order that is chosen cannot be chosen again; a journey chooses others',
    'event size.chosen: 10 rows': 'a page size that is chosen cannot be chosen again; a journey chooses others',
    'event page.turned: the first page': 'a list of two rows has no page to turn to; a journey turns pages',
    'event status.changed: one is suspended': byOthers,
    'event status.confirmed: one is suspended': byOthers,
    'event rows.changed: one is new': byOthers,
    'event rows.removed: one is gone': byOthers,
    'event rows.outdated': byOthers,
    'outcome selection: the call fails': ofItsOwn,
    'outcome tableLook: the call fails': ofItsOwn,
    'outcome csvExport: the call fails': ofItsOwn,
  },
  isPossible: (input, { snapshot }) => {
    if (input.type !== 'event' || !snapshot) return true
    const { queries, tab, told } = snapshot.context as {
      queries: Record<string, { openRowId: string | null; term: string }>
      tab: string
      told: { openRowId: string | null; term: string }
    }
    const query = queries[tab]
    if (input.event === 'dialog.dismissed') return query?.openRowId !== null
    if (input.event === 'view.changed') return told.term !== '' || told.openRowId !== null
    const isOpen = query?.openRowId !== null
    return !(
      (input.event === 'row.opened' || input.event === 'term.changed' || input.event === 'retry.requested') &&
      (isOpen || (input.event === 'term.changed' && query?.term !== ''))
    )
  },
})

const chosen: Readonly<Record<number, readonly string[]>> = { 1: ['USR-1'], 2: ['USR-1', 'USR-2'] }

const ask = async ({ page }: TestContext, ids: readonly string[]): Promise<void> => {
  if (ids.length === 1) {
    await page
      .locator(`[data-row="${ids[0]}"]`)
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await page.getByRole('menuitem').click()
    return
  }
  for (const id of ids) await page.locator(`[data-row="${id}"]`).getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Suspend \d/ }).click()
}

const queueOf = ({ page }: TestContext): Promise<unknown> =>
  page.evaluate(
    () =>
      (window as never as { charts: { users: { value: { showing: { queue: string } } } } }).charts.users.value.showing
        .queue,
  )

/** A user who was suspended is active again for the next step, unless a queue goes on or says what became of it. */
const suspend = async (hands: TestContext): Promise<void> => {
  const sent = hands.heldCall('change')
  await give('change', 'suspendUser', { data: null })(hands)
  await expect.poll(async () => (await queueOf(hands)) !== 'sending' || hands.heldCall('change') !== sent).toBe(true)
  if ((await queueOf(hands)) !== 'idle') return
  await hands.page
    .locator('[data-row="USR-1"]')
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await hands.page.getByRole('menuitem', { name: 'Activate' }).click()
  await hands.page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click()
  await hands.waitForCall('undo')
  await give('undo', 'activateUser', { data: null })(hands)
  await expect.poll(() => queueOf(hands)).toBe('idle')
}

export const usersPageObject = pageObject<typeof usersMachine, 'queue.filled'>({
  machine: usersMachine,
  actorId: 'users',
  requestKinds: { change: asks('suspendUser'), undo: asks('activateUser') },
  open: async (hands) =>
    openUsers(hands, [
      userOf(1, { email: 'ada@example.com' }),
      userOf(2, { name: 'Bee Eze', email: 'bee@example.com' }),
      userOf(3, { email: '' }),
    ]),
  steps: {
    'change.requested': async (hands, { users }) =>
      ask(hands, users[0]?.id === 'USR-3' ? ['USR-3'] : (chosen[users.length] ?? [])),
    'change.confirmed': async ({ page }) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click(),
    'dialog.dismissed': async ({ page }) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click(),
    'stop.requested': async ({ page }) => page.getByRole('button', { name: 'Stop' }).click(),
    'retry.requested': async ({ page }) => page.getByRole('button', { name: 'Retry failed' }).click(),
    'notice.dismissed': async ({ page }) => page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click(),
    'view.changed': async () => undefined,
  },
  calls: {
    page: { outcomes: {} },
    changeStatus: { kind: 'change', outcomes: { 'the server does it': suspend, 'the call fails': fail('change') } },
  },
  impossible: {
    'outcome page: the call fails': ofItsOwn,
    'event change.requested: of a user who is suspended already':
      'nothing on the page offers to suspend a suspended user',
    'event view.changed: another tab': 'it is handed on as it comes; journeys open addresses of the page',
  },
  isPossible: (input, { snapshot }) => {
    if (input.type !== 'event' || !snapshot) return true
    const { queue, asked } = snapshot.context as {
      queue: { user: { id: string }; state: string }[]
      asked: { users: unknown[] }
    }
    const isQuiet = queue.every(({ state }) => state === 'failed')
    if (input.event === 'change.requested') return asked.users.length === 0 && queue.length === 0
    if (input.event === 'stop.requested') return queue.filter(({ state }) => state === 'waiting').length > 1
    if (input.event === 'retry.requested') return queue.some(({ state }) => state === 'failed')
    return !(input.event === 'notice.dismissed' && !isQuiet && queue.some(({ state }) => state === 'waiting'))
  },
})

export const itemsPageObject = pageObject({
  machine: itemsMachine,
  actorId: 'items',
  open: async (hands) => {
    await open(hands, '/admin/all-items')
    await hands.page.getByRole('table').waitFor()
  },
  steps: {
    'action.chosen': async ({ page }, { deed }) => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: new RegExp(`^${deed}`, 'i') }).click()
    },
    'view.changed': async (hands) => show(hands, '/admin/all-items?tab=sold'),
  },
  calls: { page: { outcomes: {} } },
  impossible: { 'outcome page: the call fails': ofItsOwn },
})
