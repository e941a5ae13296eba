import { expect, type Page, type Route } from '@playwright/test'
import { prefetchDelayMs } from '#domain/limits.ts'
import { prefetchSources } from '#domain/dashboard/prefetchSources.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import { prefetchedBatchesMachine } from '#machines/lists/prefetchedBatches.machine.ts'
import { pageObject, type TestContext } from '#tests/paths/browser/pageObject.ts'
import { callsOperation, openAsAdmin, sentByOtherCharts } from '#tests/paths/browser/pageObjects/listSteps.ts'

const heldLists = new WeakMap<Page, Route[]>()

const operations: Partial<Record<ListSource, string>> = { allItems: 'listAllItems', allUsers: 'listAllUsers' }

/** Answers the lists that the dashboard prefetches. The other lists fail. */
const prefetch = async ({ page }: TestContext, sources: readonly ListSource[]): Promise<void> => {
  await page.getByRole('button', { name: 'Refresh' }).waitFor()
  await page.clock.fastForward(prefetchDelayMs)
  const routes = heldLists.get(page) ?? []
  await expect.poll(() => routes.length).toBe(prefetchSources.length)
  for (const route of routes.splice(0)) {
    const isAnswered = sources.some((source) => callsOperation(operations[source] ?? '')(route.request()))
    await (isAnswered ? route.continue() : route.abort())
  }
}

/** The items page uses the users too, so it opens last. */
const isBeforeUsers = (context: unknown): boolean => 'allUsers' in (context as { batches: object }).batches

export const prefetchedBatchesPageObject = pageObject({
  machine: prefetchedBatchesMachine,
  actorId: 'prefetchedBatches',
  open: async (context) => {
    const routes: Route[] = []
    heldLists.set(context.page, routes)
    await context.page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes('query List') ? void routes.push(route) : route.fallback(),
    )
    await openAsAdmin(context, '/admin')
  },
  steps: {
    'batches.prefetched': (context, { batches }) =>
      prefetch(
        context,
        batches.map(({ source }) => source),
      ),
    'batch.taken': async ({ page }, { source }) =>
      page
        .getByRole('navigation')
        .getByRole('link', { name: source === 'allUsers' ? 'Users' : 'All Items', exact: true })
        .first()
        .click(),
    'batch.expired': async () => undefined,
    'rows.outdated': async () => undefined,
  },
  calls: {},
  impossible: {
    'event batches.prefetched: no list': 'the chart does not change; the paths of dashboard/listPrefetch show the page',
    'event rows.outdated': sentByOtherCharts,
  },
  isPossible: (input, { snapshot }) => {
    if (input.type !== 'event') return true
    if (input.event === 'batches.prefetched') return snapshot?.value === 'empty'
    return input.case === 'the users' || !isBeforeUsers(snapshot?.context)
  },
})
