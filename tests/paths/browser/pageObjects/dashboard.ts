import { changeUrl } from '#tests/paths/browser/changeUrl.ts'
import { expect, type Request, type Route } from '@playwright/test'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { listPrefetchMachine } from '#machines/dashboard/listPrefetch.machine.ts'
import { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { rangeFormMachine } from '#machines/dashboard/rangeForm.machine.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { pauseClock } from '#tests/paths/browser/clock.ts'
import { storeTokens } from '#tests/paths/browser/session/identity.ts'
import { holdScriptRequest } from '#tests/paths/browser/holdScriptRequest.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'

const openDashboard = async (context: TestContext): Promise<void> => {
  await storeTokens(context, adminEmail)
  await context.page.goto('/admin')
}

/** Finds the requests for the figures of one card. The first result of a comparison has another name. */
const isCardRequest =
  (section: string) =>
  (request: Request): boolean =>
    request.url().endsWith('/graphql') &&
    (request.postData() ?? '').includes(section) &&
    (request.postData() ?? '').includes('totals: ')
/** Finds the requests for what the user card is compared with. */
const isComparisonRequest = (request: Request): boolean =>
  (request.postData() ?? '').includes('userOverview') && (request.postData() ?? '').includes('earlier: ')
const isUserCardRequest = isCardRequest('userOverview')
const isOtherCardRequest = (request: Request): boolean =>
  isCardRequest('getDashboard')(request) && !isUserCardRequest(request)

const userCard = ({ page }: TestContext) => page.getByRole('region', { name: 'User Overview', exact: true })

const pagePicker = ({ page }: TestContext) => page.getByRole('combobox', { name: 'Time frame of the page' })

/** Chooses a time frame for the page, also if it is chosen already. */
const choosePageTimeFrame = async (context: TestContext, timeFrame: string): Promise<void> => {
  const picker = pagePicker(context)
  if ((await picker.inputValue()) === timeFrame) await picker.dispatchEvent('change')
  else await picker.selectOption(timeFrame)
}

/** The page sends the first call again if it finds no network, so the server refuses it. */
const refuseCall = (call: Route): Promise<void> => call.fulfill({ status: 500 })

/** Answers a call, with an error for one of its results. */
const refusePart = async (call: Route, name: string): Promise<void> => {
  const response = await call.fetch()
  const { data } = (await response.json()) as { data: object }
  await call.fulfill({ response, json: { data: { ...data, [name]: { dashboard: null, error: 'Rate exceeded' } } } })
}

const answeredCalls = new WeakSet<Route>()
const plotScripts = new WeakMap<object, Awaited<ReturnType<typeof holdScriptRequest>>>()

/** Presses 'Refresh'. Waits for the request of the user card, unless one is already running. */
const refresh = async ({ page, heldCall, waitForCall }: TestContext): Promise<void> => {
  const isIdle = answeredCalls.has(heldCall('figures'))
  await page.getByRole('button', { name: 'Refresh' }).click()
  if (isIdle) await waitForCall('figures')
}

export const dashboardPageObject = pageObject({
  machine: dashboardMachine,
  actorId: 'dashboard',
  endsAtOnce: ['recordCounts'],
  requestKinds: { figures: isUserCardRequest, otherFigures: isOtherCardRequest },
  open: async (context) => {
    plotScripts.set(context.page, await holdScriptRequest(context.page, /\/assets\/Plot-[^/]*\.js$/))
    await openDashboard(context)
    await context.waitForCall('figures')
  },
  steps: {
    'refresh.requested': refresh,
    'counts.loaded': async (context) => {
      if (answeredCalls.has(context.heldCall('figures'))) await refresh(context)
      answeredCalls.add(context.heldCall('figures'))
      await context.heldCall('figures').continue()
      await expect(userCard(context)).not.toHaveAttribute('aria-busy')
    },
    'timeFrame.chosen': async (context, { timeFrame }) => {
      const isShown = (await userCard(context).getByRole('combobox').inputValue()) === timeFrame
      await choosePageTimeFrame(context, timeFrame)
      if (!isShown) await context.waitForCall('figures')
    },
    'timeFrames.changed': async (context) => {
      const isShown = (await userCard(context).getByRole('combobox').inputValue()) === 'Lifetime'
      await changeUrl(context, '/admin?users=lifetime')
      if (!isShown) await context.waitForCall('figures')
    },
    'retry.requested': async (context) => {
      plotScripts.get(context.page)?.hold()
      await userCard(context).getByRole('button', { name: 'Draw the plot' }).click()
    },
  },
  calls: {
    loadPlotCode: {
      outcomes: {
        'the code arrives': async ({ page }) => plotScripts.get(page)?.arrives(),
        'the call fails': async ({ page }) => plotScripts.get(page)?.fails(),
      },
    },
  },
  impossible: {
    'outcome recordCounts: the history has the next day': 'the test does not last until midnight',
  },
  isPossible: (input, { runningCalls }) =>
    !runningCalls.includes('recordCounts') || (input.type === 'outcome' && input.invoke === 'recordCounts'),
})

/** A failed card has its own 'Retry'. Other cards reload with 'Refresh'. */
export const sectionPageObject = pageObject({
  machine: sectionMachine,
  actorId: 'userOverview',
  requestKinds: { load: isUserCardRequest, compare: isComparisonRequest },
  open: openDashboard,
  steps: {
    'load.requested': async ({ page }) => {
      const retry = page.getByRole('region', { name: 'User Overview' }).getByRole('button', { name: 'Retry' })
      await ((await retry.isVisible()) ? retry : page.getByRole('button', { name: 'Refresh' })).click()
    },
    'retry.requested': async (context) => userCard(context).getByRole('button', { name: 'Compare again' }).click(),
    'timeFrame.chosen': async ({ page }, { timeFrame }) => {
      const picker = page.getByRole('region', { name: 'User Overview' }).getByRole('combobox')
      const isChosen = (await picker.inputValue()) === timeFrame
      if (isChosen) await picker.dispatchEvent('change')
      else await picker.selectOption(timeFrame)
    },
    'timeFrame.changed': async (context) => changeUrl(context, '/admin?users=this-week'),
  },
  calls: {
    loadSection: {
      kind: 'load',
      outcomes: {
        'the figures arrive': async ({ heldCall }) => heldCall('load').continue(),
        'only the totals arrive': async ({ heldCall }) => refusePart(heldCall('load'), 'period'),
        'only the figures of the time frame arrive': async ({ heldCall }) => refusePart(heldCall('load'), 'totals'),
        'the call fails': async ({ heldCall }) => refuseCall(heldCall('load')),
      },
    },
    loadComparison: {
      kind: 'compare',
      outcomes: {
        'the comparison arrives': async ({ heldCall }) => heldCall('compare').continue(),
        'the period before is refused': async ({ heldCall }) => refusePart(heldCall('compare'), 'earlier'),
        'the call fails': async ({ heldCall }) => refuseCall(heldCall('compare')),
      },
    },
  },
})

export const plotPageObject = pageObject({
  machine: plotMachine,
  actorId: 'userPlot',
  endsAtOnce: ['drawFile'],
  open: async (context) => {
    await openDashboard(context)
    await expect(userCard(context).locator('canvas')).toBeVisible()
  },
  steps: {
    'day.chosen': async (context) => userCard(context).getByRole('slider').press('ArrowLeft'),
  },
  isPossible: (input, { snapshot }) =>
    !(input.type === 'event' && input.event === 'day.chosen' && snapshot?.matches({ view: 'table' } as never) === true),
})

export const rangeFormPageObject = pageObject({
  machine: rangeFormMachine,
  actorId: 'rangeForm',
  open: async (context) => {
    await openDashboard(context)
    await expect(userCard(context)).toContainText('total users')
  },
})

const heldLists = new WeakMap<object, Route[]>()
const isRentedItemsRequest = (request: Request): boolean => (request.postData() ?? '').includes('listRentedItems')

export const listPrefetchPageObject = pageObject({
  machine: listPrefetchMachine,
  actorId: 'listPrefetch',
  open: async (context) => {
    const { page } = context
    const calls: Route[] = []
    heldLists.set(page, calls)
    await page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes(' { list') ? void calls.push(route) : route.fallback(),
    )
    await openDashboard(context)
    await expect(userCard(context)).toContainText('total users')
    await expect
      .poll(() => page.evaluate(() => 'listPrefetch' in ((window as never as { charts?: object }).charts ?? {})))
      .toBe(true)
    await pauseClock(page)
  },
  calls: {
    prefetchRows: {
      outcomes: {
        'all lists are loaded': async ({ page }) => answerLists(page, () => false),
        'the rented items fail': async ({ page }) => answerLists(page, isRentedItemsRequest),
      },
    },
  },
})

/** Answers all held list requests: six of them, or only the one that failed before. */
const answerLists = async (page: TestContext['page'], fails: (request: Request) => boolean): Promise<void> => {
  const calls = heldLists.get(page) ?? []
  await expect
    .poll(() => calls.length === 6 || (calls.length === 1 && isRentedItemsRequest(calls[0]?.request() as Request)))
    .toBe(true)
  for (const route of calls.splice(0)) await (fails(route.request()) ? route.abort() : route.continue())
}
