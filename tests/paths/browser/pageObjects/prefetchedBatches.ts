import { expect, type Page, type Route } from '@playwright/test'
import { prefetchSources } from '#domain/dashboard/prefetchSources.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import { prefetchedBatchesMachine } from '#machines/lists/prefetchedBatches.machine.ts'
import { pageObject, type TestContext } from '#tests/paths/browser/pageObject.ts'
import {
  callsOperation,
  openAsAdmin,
  readsList,
  sentByOtherCharts,
} from '#tests/paths/browser/pageObjects/listSteps.ts'

const heldLists = new WeakMap<Page, Route[]>()

const operations: Partial<Record<ListSource, string>> = { allItems: 'listAllItems', allUsers: 'listAllUsers' }

const openPage = async ({ page }: TestContext, link: string): Promise<void> =>
  page.getByRole('navigation').getByRole('link', { name: link, exact: true }).first().click()

/** Opens the dashboard again and answers one of the lists that it prefetches. The other lists fail. */
const prefetch = async (context: TestContext, source: ListSource): Promise<void> => {
  const { page } = context
  const routes = heldLists.get(page) ?? []
  await openPage(context, 'Feedbacks')
  await page.getByRole('button', { name: 'Refresh' }).waitFor({ state: 'hidden' })
  routes.splice(0)
  await openPage(context, 'Dashboard')
  await expect(page.getByRole('region', { name: 'User Overview', exact: true })).toContainText('total users')
  await page.clock.fastForward(3_000)
  await expect.poll(() => routes.length).toBe(prefetchSources.length)
  // The swapped items request the same rows as all items, after them.
  const answered = routes.find((route) => callsOperation(operations[source] ?? '')(route.request()))
  for (const route of routes) await (route === answered ? route.continue() : route.abort())
}

const hasUsers = (context: unknown): boolean => 'allUsers' in (context as { batches: object }).batches

export const prefetchedBatchesPageObject = pageObject({
  machine: prefetchedBatchesMachine,
  actorId: 'prefetchedBatches',
  open: async (context) => {
    const routes: Route[] = []
    heldLists.set(context.page, routes)
    await context.page.route('**/graphql', (route) =>
      readsList(route.request()) ? void routes.push(route) : route.fallback(),
    )
    await openAsAdmin(context, '/admin')
  },
  steps: {
    'batch.prefetched': (context, { source }) => prefetch(context, source),
    'batch.taken': (context, { source }) => openPage(context, source === 'allUsers' ? 'Users' : 'All Items'),
    'batch.expired': async () => undefined,
  },
  impossible: {
    'event rows.outdated': sentByOtherCharts,
  },
  /** The items page uses the users too. */
  isPossible: (input, { snapshot }) =>
    input.type !== 'event' ||
    input.event !== 'batch.taken' ||
    (input.case === 'the users') === hasUsers(snapshot?.context),
})
