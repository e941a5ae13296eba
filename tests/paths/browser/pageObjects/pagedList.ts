import { scannedCountOf } from '#domain/lists/loadedRows.ts'
import type { LoadedList, RestLimit } from '#domain/lists/paging.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { changeUrl } from '#tests/paths/browser/changeUrl.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import {
  answerCall,
  callsOperation,
  cursorAt,
  failCall,
  openAsAdmin,
  sentByOtherCharts,
  type UserFields,
  usersBetween,
} from '#tests/paths/browser/pageObjects/listSteps.ts'

const answerBatch = (users: readonly UserFields[], lastEvaluatedKey: object | null) =>
  answerCall('batch', 'listAllUsers', { users, lastEvaluatedKey })

export const pagedListPageObject = pageObject({
  machine: pagedListMachine,
  actorId: 'all',
  requestKinds: { batch: callsOperation('listAllUsers') },
  open: async (context) => openAsAdmin(context, '/admin/users'),
  steps: {
    'query.changed': async (context, { query }) =>
      changeUrl(context, query.term === '' ? '/admin/users?page=2' : `/admin/users?q=${query.term}`),
    'rest.requested': async ({ page }) => page.getByRole('button', { name: /^(Load|Search) all/ }).click(),
    'rest.cancelled': async ({ page }) => page.getByRole('button', { name: 'Cancel' }).click(),
    'retry.requested': async ({ page }) =>
      page.getByRole('region', { name: 'All Users' }).getByRole('button', { name: 'Retry' }).click(),
    'rows.reported': async (context, { list, error }) => {
      if (error !== null) return failCall('batch')(context)
      return answerBatch(usersBetween(1, 11), list.end === 'reached' ? null : cursorAt(11))(context)
    },
    'rest.needed': async ({ page }) => page.getByRole('searchbox', { name: 'Search' }).hover(),
  },
  calls: { loader: { kind: 'batch', outcomes: {} } },
  // A search of the URL needs the rest at once.
  isPassing: ({ facts, value }) =>
    (facts as { restLimit: number | null }).restLimit === null && !JSON.stringify(value).includes('loading'),
  impossible: {
    'event rows.reported: the browser saves data': 'the browser of the tests does not save data',
    'event rows.reported: the first rows were read again': 'the page reads the clock of the device; a journey moves it',
    'event rows.reported: all rows load again': sentByOtherCharts,
    'event rows.reported: a row is removed': sentByOtherCharts,
    'event rows.changed: a user': sentByOtherCharts,
    'event rows.counted: 13 rows': sentByOtherCharts,
    'event rows.outdated': sentByOtherCharts,
    'event day.changed: the first of January': sentByOtherCharts,
    'event tab.returned: after some minutes': sentByOtherCharts,
  },
  isPossible: (input, { snapshot }) => {
    const list = snapshot?.context as LoadedList | undefined
    if (!list || !snapshot || input.type !== 'event') return true
    const { restLimit } = snapshot.context as { restLimit: RestLimit }
    if (input.event === 'rows.reported') return isNextAnswer(input.case, list, snapshot.value, restLimit)
    const isNewlyShown = restLimit === null && !snapshot.hasTag('busy')
    const isRestNeeded = input.event === 'rest.needed'
    if (isNewlyShown || isRestNeeded) return isNewlyShown && isRestNeeded
    // Only the bell offers 'Retry' if the remaining rows failed to load. If rows may be missing, the loader answers at once.
    if (input.event === 'retry.requested') return snapshot.matches('failed')
    if (input.event === 'rest.requested') return scannedCountOf(list) > 0
    // The button is there while all rows load.
    if (input.event === 'rest.cancelled')
      return scannedCountOf(list) > 0 && restLimit === 'all' && snapshot.matches('loadingRest')
    return input.event !== 'query.changed' || !isCurrentQuery(list, input.payload as { query: LoadedList['query'] })
  },
})

/** Whether the loader can tell this next. */
function isNextAnswer(name: string, list: LoadedList, value: unknown, restLimit: RestLimit): boolean {
  const isInBackground = value === 'loadingRest' && restLimit !== 'all'
  if (value !== 'loading' && value !== 'loadingRest') return false
  if (name === 'a call in the background fails') return isInBackground
  if (name === 'the call fails') return !isInBackground
  const isFirst = list.rows.length === 0
  return name === 'a batch arrives, more follow' ? isFirst : !isFirst
}

/** The URL contains this query already, so opening it changes nothing. */
function isCurrentQuery({ query }: LoadedList, { query: next }: { query: LoadedList['query'] }): boolean {
  return query.term === next.term && query.page === next.page
}
