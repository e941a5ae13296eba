import { expect, type Request, type Route } from '@playwright/test'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { listPrefetchMachine } from '#machines/dashboard/listPrefetch.machine.ts'
import { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { pauseClock } from '#tests/paths/browser/clock.ts'
import { storeTokens } from '#tests/paths/browser/identity.ts'
import { holdScriptRequest } from '#tests/paths/browser/holdScriptRequest.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'

const openDashboard = async (hands: TestContext): Promise<void> => {
  await storeTokens(hands, adminEmail)
  await hands.page.goto('/admin')
}

/** Calls of the figures of one card, or of all but that one. */
const isCard =
  (section: string) =>
  (request: Request): boolean =>
    request.url().endsWith('/graphql') && (request.postData() ?? '').includes(section)
const isCardOfUsers = isCard('userOverview')
const isOtherCard = (request: Request): boolean => isCard('getDashboard')(request) && !isCardOfUsers(request)

const cardOfUsers = ({ page }: TestContext) => page.getByRole('region', { name: 'User Overview', exact: true })

const cannotThrow = 'it is a chart of its own, and nothing outside can make it throw'
const ownCharts = [
  'userOverview',
  'itemOverview',
  'itemPerformance',
  'itemListings',
  'userPlot',
  'itemPlot',
  'performancePlot',
  'listingsPlot',
  'firstRows',
]

const released = new WeakSet<Route>()
const scripts = new WeakMap<object, Awaited<ReturnType<typeof holdScriptRequest>>>()

/** Presses Refresh, and waits for the call of the users' card where it makes one: not while one is under way. */
const refresh = async ({ page, heldCall, waitForCall }: TestContext): Promise<void> => {
  const isAtRest = released.has(heldCall('figures'))
  await page.getByRole('button', { name: 'Refresh' }).click()
  if (isAtRest) await waitForCall('figures')
}

export const dashboardPageObject = pageObject({
  machine: dashboardMachine,
  actorId: 'dashboard',
  requestKinds: { figures: isCardOfUsers, otherFigures: isOtherCard },
  open: async (hands) => {
    scripts.set(hands.page, await holdScriptRequest(hands.page, /\/assets\/Plot-[^/]*\.js$/))
    await openDashboard(hands)
    await hands.waitForCall('figures')
  },
  steps: {
    'refresh.requested': refresh,
    'history.changed': async (hands) => {
      if (released.has(hands.heldCall('figures'))) await refresh(hands)
      released.add(hands.heldCall('figures'))
      await hands.heldCall('figures').continue()
      await expect(cardOfUsers(hands)).not.toHaveAttribute('aria-busy')
    },
    'timeFrames.changed': async (hands) => {
      const isShown = (await cardOfUsers(hands).getByRole('combobox').inputValue()) === 'Lifetime'
      await hands.page.evaluate(() => history.pushState(null, '', '/admin?users=lifetime'))
      if (!isShown) await hands.waitForCall('figures')
    },
    'retry.requested': async (hands) => cardOfUsers(hands).getByRole('button', { name: 'Draw the plot' }).click(),
  },
  calls: {
    fetchPlots: {
      outcomes: {
        'the code arrives': async ({ page }) => scripts.get(page)?.arrives(),
        'the call fails': async ({ page }) => scripts.get(page)?.fails(),
      },
    },
  },
  impossible: Object.fromEntries(ownCharts.map((chart) => [`outcome ${chart}: the call fails`, cannotThrow])),
})

/** A card whose call failed has its Retry; the others are loaded anew by Refresh. */
export const sectionPageObject = pageObject({
  machine: sectionMachine,
  actorId: 'userOverview',
  requestKinds: { load: isCardOfUsers },
  open: openDashboard,
  steps: {
    'load.requested': async ({ page }) => {
      const retry = page.getByRole('region', { name: 'User Overview' }).getByRole('button', { name: 'Retry' })
      await ((await retry.isVisible()) ? retry : page.getByRole('button', { name: 'Refresh' })).click()
    },
    'timeFrame.chosen': async ({ page }, { frame }) => {
      const picker = page.getByRole('region', { name: 'User Overview' }).getByRole('combobox')
      const isChosen = (await picker.inputValue()) === frame
      if (isChosen) await picker.dispatchEvent('change')
      else await picker.selectOption(frame)
    },
    'timeFrame.changed': async ({ page }) => page.evaluate(() => history.pushState(null, '', '/admin?users=this-week')),
  },
  calls: {
    loadSection: {
      kind: 'load',
      outcomes: {
        'the figures arrive': async ({ heldCall }) => heldCall('load').continue(),
        'the call fails': async ({ heldCall }) => heldCall('load').abort(),
      },
    },
  },
})

export const plotPageObject = pageObject({
  machine: plotMachine,
  actorId: 'userPlot',
  open: async (hands) => {
    await openDashboard(hands)
    await expect(cardOfUsers(hands).locator('canvas')).toBeVisible()
  },
  steps: {
    'table.opened': async (hands) => cardOfUsers(hands).getByRole('button', { name: 'Show as table' }).click(),
    'plot.opened': async (hands) => cardOfUsers(hands).getByRole('button', { name: 'Show as plot' }).click(),
    'day.chosen': async (hands) => cardOfUsers(hands).getByRole('slider').press('ArrowLeft'),
    'download.requested': async (hands, { format }) =>
      cardOfUsers(hands)
        .getByRole('button', { name: `as ${format.toUpperCase()}` })
        .click(),
  },
  calls: {
    drawFile: { endsImmediately: true, outcomes: { 'the picture is drawn': async () => undefined } },
  },
  impossible: {
    'outcome drawFile: the call fails':
      'whatever is on the page can be drawn for a file, and its code is the one that drew it',
  },
  isPossible: (input, { snapshot }) =>
    !(input.type === 'event' && input.event === 'day.chosen' && snapshot?.matches({ view: 'table' } as never) === true),
})

const lists = new WeakMap<object, Route[]>()
const isMissed = (request: Request): boolean => (request.postData() ?? '').includes('listRentedItems')

export const firstRowsPageObject = pageObject({
  machine: listPrefetchMachine,
  actorId: 'firstRows',
  open: async (hands) => {
    const { page } = hands
    const calls: Route[] = []
    lists.set(page, calls)
    await page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes('query List') ? void calls.push(route) : route.fallback(),
    )
    await openDashboard(hands)
    await expect(cardOfUsers(hands)).toContainText('total users')
    await expect
      .poll(() => page.evaluate(() => 'firstRows' in ((window as never as { charts?: object }).charts ?? {})))
      .toBe(true)
    await pauseClock(page)
  },
  steps: {
    'retry.requested': async ({ page }) =>
      page.getByRole('region', { name: 'Lists' }).getByRole('button', { name: 'Retry' }).click(),
  },
  calls: {
    fetchFirstRows: {
      outcomes: {
        'all of them come': async ({ page }) => endLists(page, () => false),
        'the rented items do not come': async ({ page }) => endLists(page, isMissed),
      },
    },
  },
  impossible: {
    'outcome fetchFirstRows: the call fails': 'a list that does not come is told by its name, and the rest goes on',
  },
})

/** Ends every call of a list that is held: six of them, or what was missed before. */
const endLists = async (page: TestContext['page'], fails: (request: Request) => boolean): Promise<void> => {
  const calls = lists.get(page) ?? []
  await expect
    .poll(() => calls.length === 6 || (calls.length === 1 && isMissed(calls[0]?.request() as Request)))
    .toBe(true)
  for (const route of calls.splice(0)) await (fails(route.request()) ? route.abort() : route.continue())
}
