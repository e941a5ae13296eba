import { pathOf } from '#domain/routes/routes.ts'
import { type ListKind, listKinds } from '#domain/lists/kinds.ts'
import { formatView, type ListView } from '#domain/lists/view.ts'
import { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { listSummaryMachine } from '#machines/lists/listSummary.machine.ts'
import { rowsLoader } from '#machines/lists/loader.machine.ts'
import { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { rowPanel, saveData } from '#tests/journeys/support/users.ts'
import { pageObject, type TestContext } from '#tests/paths/browser/pageObject.ts'
import { changeUrl } from '#tests/paths/browser/changeUrl.ts'
import {
  answerCall,
  answerOtherLists,
  answerTotals,
  callsOperation,
  cursorAt,
  failCall,
  isTotalsCall,
  openAsAdmin,
  openUsers,
  sentByOtherCharts,
  type UserFields,
  userFields,
  usersBetween,
} from '#tests/paths/browser/pageObjects/listSteps.ts'
import { chooseListTool } from '#tests/journeys/support/listMenu.ts'

export const tableLayoutPageObject = pageObject({
  machine: tableLayoutMachine,
  actorId: 'tableLayout',
  open: async (context) => openUsers(context, usersBetween(1, 2)),
  steps: {
    'column.toggled': async ({ page }) => page.getByLabel('Email', { exact: true }).click(),
    'density.chosen': async ({ page }) => page.getByLabel('Compact').click(),
    'shortcuts.toggled': async ({ page }) => page.getByLabel('Enable single-key shortcuts').click(),
    'layout.linked': async (context, { layout }) =>
      changeUrl(context, `/admin/users?columns=${layout.columns?.join('.')}&density=${layout.density}`),
    'layout.reset': async ({ page }) => page.getByRole('button', { name: 'Reset' }).click(),
    'columnsPanel.opened': async ({ page }) => chooseListTool(page, 'Columns'),
    'help.opened': async ({ page }) => chooseListTool(page, 'Keyboard shortcuts'),
    'dialog.dismissed': async ({ page }) => page.keyboard.press('Escape'),
  },
  calls: { readTableLayout: { endsImmediately: true, outcomes: { 'no layout is stored': async () => undefined } } },
  impossible: {
    'outcome readTableLayout: a layout is stored': 'a journey loads the page again with a stored layout',
    'outcome readTableLayout: the call fails': 'storage that cannot be read counts as empty',
  },
  isPossible: (input, { snapshot }) => {
    if (input.type !== 'event' || !snapshot) return true
    // The layout is read before the test can change the URL.
    if (input.event === 'layout.linked') return snapshot.value === 'closed'
    const panels: Record<string, string> = {
      'column.toggled': 'choosingColumns',
      'density.chosen': 'choosingColumns',
      'layout.reset': 'choosingColumns',
      'shortcuts.toggled': 'showingHelp',
    }
    const panel = panels[input.event]
    const { layout } = snapshot.context as { layout: { density: string } }
    const isCurrentDensity = input.event === 'density.chosen' && layout.density === 'compact'
    return (panel === undefined || snapshot.value === panel) && !isCurrentDensity
  },
})

const answerWithUser = (number: number, lastEvaluatedKey: object | null) =>
  answerCall('allRows', 'listAllUsers', { users: [userFields(number)], lastEvaluatedKey })

export const csvExportPageObject = pageObject({
  machine: csvExportMachine,
  actorId: 'csvExport',
  requestKinds: {
    allRows: (request) =>
      callsOperation('listAllUsers')(request) && (request.postData() ?? '').includes('limit: 1000,'),
  },
  open: async (context) => {
    await saveData(context.page)
    await openAsAdmin(context, '/admin/users')
    await context.page.getByRole('table').waitFor()
  },
  steps: {
    'export.requested': async ({ page }) => page.getByRole('button', { name: 'Export' }).click(),
    'dialog.dismissed': async ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click(),
    'rows.chosen': async ({ page }) => page.getByRole('button', { name: /^This page/ }).click(),
    'allRows.chosen': async ({ page }) => page.getByRole('button', { name: /^All (users|items|marketers)/ }).click(),
    'rows.reported': async (context, { list, error }) => {
      if (error !== null) return failCall('allRows')(context)
      if (list.end === 'reached') return answerWithUser(2, null)(context)
      await answerWithUser(1, { id: 'USR-1', item: '1', partitionType: 'USER' })(context)
      await context.waitForCall('allRows')
    },
  },
  calls: {
    loader: { kind: 'allRows', outcomes: {} },
    writeCsv: { endsImmediately: true, outcomes: { 'the file is made': async () => undefined } },
  },
  isPossible: (input, { runningCalls }) => !runningCalls.includes('writeCsv') || input.type === 'outcome',
})

const exportsOneBatch = 'an export loads all rows; the paths of lists/pagedList load one batch at a time'

const neverRereads = 'an export is not read again; journeys of the ambassador area read referees again'

const answerRows = (users: readonly UserFields[], lastEvaluatedKey: object) =>
  answerCall('allRows', 'listAllUsers', { users, lastEvaluatedKey })

/** The loader of an export. */
export const loaderPageObject = pageObject({
  machine: rowsLoader,
  actorId: 'loader',
  requestKinds: csvExportPageObject.requestKinds ?? {},
  open: async (context, script) => {
    await csvExportPageObject.open(context, script)
    await context.page.getByRole('button', { name: 'Export' }).click()
    await context.page.getByRole('button', { name: /^All users/ }).click()
  },
  steps: {
    'more.requested': async () => undefined,
    'more.cancelled': async () => undefined,
    'retry.requested': async ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click(),
    'refresh.requested': async () => undefined,
    'tab.returned': async () => undefined,
    'rows.changed': async () => undefined,
  },
  calls: {
    fetchBatch: {
      kind: 'allRows',
      outcomes: {
        'a batch arrives, more follow': answerRows(usersBetween(1, 11), cursorAt(11)),
        'another batch arrives, with two rows that arrived before, more follow': answerRows(
          usersBetween(10, 12),
          cursorAt(12),
        ),
        'an empty batch arrives, more follow': answerRows([], cursorAt(11)),
        'the call fails': failCall('allRows'),
      },
    },
  },
  impossible: {
    'start the first rows load': exportsOneBatch,
    'event more.requested: as before': exportsOneBatch,
    'event more.requested: in the background': exportsOneBatch,
    'event more.requested: all of them': exportsOneBatch,
    'event more.cancelled': exportsOneBatch,
    'event refresh.requested: as before': neverRereads,
    'event refresh.requested: one batch': neverRereads,
    'event tab.returned: with old rows': neverRereads,
    'event tab.returned: with newer rows': neverRereads,
    'event rows.changed: one is changed': sentByOtherCharts,
    'event rows.changed: one is removed': sentByOtherCharts,
    'outcome fetchBatch: the last batch arrives': 'the export goes on to the file; the paths of lists/csvExport do',
  },
})

/** The lists of the tabs that are open first. */
const firstLists = ['listAllUsers', 'listAllMarketers']

const answerFirstList = async (context: TestContext): Promise<void> => {
  const operation = context.page.url().includes('marketers') ? 'listAllMarketers' : 'listAllUsers'
  await answerCall('rows', operation, { users: usersBetween(1, 2), lastEvaluatedKey: null })(context)
}

export const listPagePageObject = pageObject({
  machine: listPageMachine,
  actorId: 'page',
  requestKinds: { totals: isTotalsCall, rows: (request) => firstLists.some((name) => callsOperation(name)(request)) },
  open: async (context, { start }) => {
    await answerOtherLists(context, usersBetween(1, 2), ['listActiveUsers', 'listInActiveUsers'])
    const { kind, view } = start.input as { kind: ListKind; view: ListView }
    await openAsAdmin(context, `${pathOf(kind.route)}?tab=${view.tab}`)
  },
  steps: {
    'tab.chosen': async () => undefined,
    'term.changed': async ({ page }, { term }) => page.getByRole('searchbox', { name: 'Search' }).fill(term),
    'query.chosen': async () => undefined,
    'day.changed': async () => undefined,
    'tab.returned': async () => undefined,
    'news.requested': async () => undefined,
    'row.opened': async ({ page }) => page.locator('[data-row="USR-1"]').getByRole('link').click(),
    'dialog.dismissed': async ({ page }) => {
      await rowPanel(page).waitFor()
      await page.keyboard.press('Escape')
    },
    'view.changed': async (context, { view }) =>
      changeUrl(context, new URL(context.page.url()).pathname + formatView(listKinds.users, view)),
    'rows.changed': async () => undefined,
    'changes.started': async () => undefined,
    'changes.settled': async () => undefined,
    'rows.outdated': async () => undefined,
    'savedViews.requested': async ({ page }) => {
      await chooseListTool(page, 'Views')
      await page.getByRole('dialog', { name: 'Saved views' }).getByRole('button', { name: 'Close' }).click()
    },
    'list.shown': answerFirstList,
    'rest.needed': async ({ page }) => page.getByRole('searchbox', { name: 'Search' }).hover(),
    'row.toggled': async ({ page }) => page.locator('[data-row="USR-1"]').getByRole('checkbox').click(),
    'rows.toggled': async ({ page }) => page.getByLabel('Select every row of this page').click(),
    'selection.cleared': async ({ page }) => page.getByRole('button', { name: 'Clear selection' }).click(),
  },
  calls: {
    summary: { kind: 'totals', outcomes: { 'the counts arrive': answerTotals('totals') } },
    tableLayout: { outcomes: {} },
    csvExport: { outcomes: {} },
    subscribeToTime: { outcomes: {} },
  },
  impossible: {
    'event tab.chosen: the open tab': 'the open tab cannot be chosen again; a journey chooses others',
    'event query.chosen: no filters': 'a list without filters has none to clear; a journey chooses filters',
    'event day.changed: the first of January': 'the page reads the clock of the device; a unit test covers midnight',
    'event tab.returned: with old rows': 'the page reads the clock of the device; a journey moves it',
    'event tab.returned: with newer rows': 'the page reads the clock of the device; a journey moves it',
    'event news.requested': 'only rows that are read again bring news; a journey shows them',
    'event query.chosen: this month': 'only a loaded leaderboard offers periods; a journey chooses one',
    'event rows.changed: one is suspended': sentByOtherCharts,
    'event rows.changed: one is added': sentByOtherCharts,
    'event rows.changed: one is removed': sentByOtherCharts,
    'event changes.started': sentByOtherCharts,
    'event changes.settled': sentByOtherCharts,
    'event rows.outdated': sentByOtherCharts,
  },
  isPossible: (input, { snapshot }) => {
    if (!snapshot) return true
    const isTyping = snapshot.matches({ showing: { url: 'typing' } })
    // The clock is paused then, and answers wait for it.
    if (input.type === 'outcome') return !isTyping
    if (input.type !== 'event') return true
    const { queries, selectedIds, tab } = snapshot.context as {
      queries: Record<string, { openRowId: string | null; term: string }>
      selectedIds: string[]
      tab: string
    }
    const query = queries[tab]
    const isRowOpen = query?.openRowId !== null
    const isLoadingRows = ['waiting', 'wanted'].some((rest) => snapshot.matches({ showing: { rest } }))
    if (input.event === 'list.shown') return isLoadingRows
    if (input.event === 'rest.needed') return !isRowOpen && tab !== 'leaderboard'
    if (input.event === 'selection.cleared') return selectedIds.length > 0 && !isRowOpen
    if (input.event === 'row.toggled' || input.event === 'rows.toggled')
      return !isLoadingRows && !isRowOpen && tab !== 'leaderboard' && query.term === ''
    if (input.event === 'row.opened' && isLoadingRows) return false
    if (input.event === 'dialog.dismissed') return isRowOpen
    if (input.event === 'view.changed') return isRowOpen || (query?.term !== '' && !isTyping)
    if (input.event === 'row.opened') return !isRowOpen
    // Who types has the focus in the search field, so the rest is needed already.
    const isRestNeeded =
      tab === 'leaderboard' || ['wanted', 'allowed'].some((rest) => snapshot.matches({ showing: { rest } }))
    return input.event !== 'term.changed' || (isRestNeeded && !isRowOpen && query?.term === '')
  },
})

export const listSummaryPageObject = pageObject({
  machine: listSummaryMachine,
  actorId: 'summary',
  requestKinds: { totals: isTotalsCall },
  open: async (context) => {
    await answerOtherLists(context, usersBetween(1, 2))
    await openAsAdmin(context, '/admin/users')
  },
  steps: {
    'retry.requested': async ({ page }) =>
      page
        .getByRole('region', { name: /^Totals of/ })
        .getByRole('button', { name: 'Retry' })
        .click(),
  },
  calls: {
    loadSummary: {
      kind: 'totals',
      outcomes: { 'the counts arrive': answerTotals('totals'), 'the call fails': failCall('totals') },
    },
  },
})
