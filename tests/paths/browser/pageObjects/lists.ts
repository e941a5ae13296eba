import { pathOf } from '#domain/routes/routes.ts'
import { type ListKind, listKinds } from '#domain/lists/kinds.ts'
import { formatView, type ListView } from '#domain/lists/view.ts'
import { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { listSummaryMachine } from '#machines/lists/listSummary.machine.ts'
import { rowsLoader } from '#machines/lists/loader.machine.ts'
import { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { saveData } from '#tests/journeys/support/users.ts'
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

export const tableLayoutPageObject = pageObject({
  machine: tableLayoutMachine,
  actorId: 'tableLayout',
  endsAtOnce: ['readTableLayout'],
  open: async (context) => openUsers(context, usersBetween(1, 2)),
  steps: {
    'layout.linked': async (context, { layout }) =>
      changeUrl(context, `/admin/users?columns=${layout.columns?.join('.')}&density=${layout.density}`),
  },
  impossible: {
    'outcome readTableLayout: a layout is stored': 'a journey loads the page again with a stored layout',
  },
  // The layout is read before the test can change the URL.
  isPossible: (input, { snapshot }) =>
    input.type !== 'event' || input.event !== 'layout.linked' || snapshot?.value === 'closed',
})

const answerWithUser = (number: number, lastEvaluatedKey: object | null) =>
  answerCall('allRows', 'listAllUsers', { users: [userFields(number)], lastEvaluatedKey })

export const csvExportPageObject = pageObject({
  machine: csvExportMachine,
  actorId: 'csvExport',
  endsAtOnce: ['writeCsv'],
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
    'rows.reported': async (context, { list, error }) => {
      if (error !== null) return failCall('allRows')(context)
      if (list.end === 'reached') return answerWithUser(2, null)(context)
      await answerWithUser(1, { id: 'USR-1', item: '1', partitionType: 'USER' })(context)
      await context.waitForCall('allRows')
    },
  },
  calls: {
    loader: { kind: 'allRows', outcomes: {} },
  },
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
    'retry.requested': async ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click(),
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
    'outcome rereadBatch: the same rows arrive': neverRereads,
    'outcome rereadBatch: a row is new, and others are gone': neverRereads,
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
    'view.changed': async (context, { view }) =>
      changeUrl(context, new URL(context.page.url()).pathname + formatView(listKinds.users, view)),
    'list.shown': answerFirstList,
    'rest.needed': async ({ page }) => page.getByRole('searchbox', { name: 'Search' }).hover(),
  },
  calls: {
    summary: { kind: 'totals', outcomes: { 'the counts arrive': answerTotals('totals') } },
  },
  isPossible: (input, { snapshot }) => {
    if (!snapshot) return true
    const isTyping = snapshot.matches({ showing: { url: 'typing' } })
    // The clock is paused then, and answers wait for it.
    if (input.type === 'outcome') return !isTyping
    if (input.type !== 'event') return true
    const { queries, tab } = snapshot.context as {
      queries: Record<string, { openRowId: string | null; term: string }>
      tab: string
    }
    const query = queries[tab]
    const isRowOpen = query?.openRowId !== null
    const isLoadingRows = ['waiting', 'wanted'].some((rest) => snapshot.matches({ showing: { rest } }))
    if (input.event === 'list.shown') return isLoadingRows
    if (input.event === 'rest.needed') return !isRowOpen && tab !== 'leaderboard'
    return input.event !== 'view.changed' || isRowOpen || (query?.term !== '' && !isTyping)
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
  calls: {
    loadSummary: {
      kind: 'totals',
      outcomes: { 'the counts arrive': answerTotals('totals'), 'the call fails': failCall('totals') },
    },
  },
})
