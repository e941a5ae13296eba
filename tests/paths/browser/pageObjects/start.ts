import type { Page } from '@playwright/test'
import { deferredChunksMachine } from '#machines/app/deferredChunks.machine.ts'
import { type StartInput, startMachine } from '#machines/app/start.machine.ts'
import type { TestScript } from '#tools/paths/scripts/testScripts.ts'
import { pauseClock } from '#tests/paths/browser/clock.ts'
import { holdScriptRequest } from '#tests/paths/browser/holdScriptRequest.ts'
import { storeTokens } from '#tests/paths/browser/identity.ts'
import { pageObject, type TestContext } from '#tests/paths/browser/pageObject.ts'
import { callsOperation } from '#tests/paths/browser/pageObjects/listSteps.ts'
import { adminEmail } from '#tests/support/stack.ts'

const holdScripts = async (page: Page) => ({
  boot: await holdScriptRequest(page, /\/assets\/bootRows-[^/]*\.js$/),
  console: await holdScriptRequest(page, /\/assets\/console-[^/]*\.js$/),
  page: await holdScriptRequest(page, /\/assets\/(AdminPage|SignInPage)-[^/]*\.js$/),
})

/** The held scripts of each page, and whether the path waits until the first rows are drawn. */
const started = new WeakMap<Page, Awaited<ReturnType<typeof holdScripts>> & { drawsRows: boolean }>()

const scriptsOf = ({ page }: TestContext) => {
  const scripts = started.get(page)
  if (!scripts) throw new Error('The page is not open.')
  return scripts
}

const endsWith = ({ setup, steps }: TestScript, invoke: string, outcome: string): boolean =>
  [...setup, ...steps].some(
    ({ input }) => input.type === 'outcome' && input.invoke === invoke && input.case === outcome,
  )

/** Decides how the first rows are answered. Later it is too late: the page waits only 100 milliseconds for them. */
const answerRows = async ({ page }: TestContext, script: TestScript): Promise<void> => {
  await page.route(/\/graphql$/, async (route) => {
    if (!callsOperation('listAllUsers')(route.request())) return route.fallback()
    if (endsWith(script, 'drawBootContent', 'the call fails')) return route.fulfill({ status: 500, body: 'broken' })
    if (endsWith(script, 'drawBootContent', 'the first content is painted')) return route.continue()
  })
}

const open = async (context: TestContext, script: TestScript): Promise<void> => {
  const { page } = context
  const { url, hasTokens } = script.start.input as StartInput
  if (hasTokens) await storeTokens(context, adminEmail)
  if (endsWith(script, 'decideAccess', 'the session has expired'))
    await page.clock.setSystemTime(Date.now() + 2 * 60 * 60_000)
  const drawsRows = endsWith(script, 'drawBootContent', 'the first content is painted')
  started.set(page, { ...(await holdScripts(page)), drawsRows })
  await answerRows(context, script)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'start' in ((window as never as { charts?: object }).charts ?? {}))
}

/** The clock stands still while the rows are drawn, so that a slow machine does not take too long. */
const bootCodeArrives = async (context: TestContext): Promise<void> => {
  const { page } = context
  const { boot, drawsRows } = scriptsOf(context)
  if (!drawsRows) return boot.arrives()
  await pauseClock(page)
  await boot.arrives()
  await page.locator('[inert] tbody tr').first().waitFor()
  await page.clock.runFor(50)
}

const noStep = async (): Promise<void> => undefined
const atOnce = (...outcomes: string[]) =>
  ({ endsImmediately: true, outcomes: Object.fromEntries(outcomes.map((outcome) => [outcome, noStep])) }) as const

export const startPageObject = pageObject({
  machine: startMachine,
  actorId: 'start',
  open,
  steps: {},
  calls: {
    waitForPaint: atOnce('the page is painted'),
    loadBootCode: {
      outcomes: {
        'the code has arrived': bootCodeArrives,
        'the call fails': (context) => scriptsOf(context).boot.breaks(),
      },
    },
    decideAccess: atOnce('an admin is signed in', 'the session has expired'),
    drawBootContent: atOnce('the first content is painted', 'the call fails'),
    loadConsole: {
      outcomes: {
        'the code has arrived': (context) => scriptsOf(context).console.arrives(),
        'the call fails': (context) => scriptsOf(context).console.breaks(),
      },
    },
    startConsole: atOnce('the console has started'),
    loadPage: { outcomes: { 'the code has arrived': (context) => scriptsOf(context).page.arrives() } },
    waitForSession: atOnce('the guard has decided'),
    waitForUsedAnswers: atOnce('the answers are used'),
    renderPage: atOnce('the page is rendered'),
  },
  impossible: {
    'outcome waitForPaint: the call fails': 'waiting for a paint cannot fail',
    'outcome decideAccess: the call fails': 'reading the browser storage never throws',
    'outcome startConsole: the call fails': 'nothing outside can make it throw',
    'outcome loadPage: the call fails': 'the page itself shows the failure and waits for a retry; a journey tests it',
    'outcome waitForSession: the call fails': 'the session guard is a chart, and nothing outside can make it throw',
    'outcome waitForUsedAnswers: the call fails': 'it only waits for some turns of the event loop',
    'outcome renderPage: the call fails': 'nothing outside can make it throw',
  },
})

/** The clock of the test replaces `performance`, which then lists no resources. */
const listResources = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const entries: PerformanceEntry[] = []
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type: 'resource', buffered: true })
    Object.defineProperty(performance, 'getEntriesByName', {
      value: (name: string) => entries.filter((entry) => entry.name === name),
    })
  })

export const deferredChunksPageObject = pageObject({
  machine: deferredChunksMachine,
  actorId: 'deferredChunks',
  open: async (context) => {
    const { page } = context
    await storeTokens(context, adminEmail)
    await listResources(page)
    started.set(page, { ...(await holdScripts(page)), drawsRows: false })
    await page.goto('/admin/users', { waitUntil: 'commit' })
    await page.waitForFunction(() => 'deferredChunks' in ((window as never as { charts?: object }).charts ?? {}))
  },
  steps: {},
  calls: {
    waitForFirstChunks: {
      outcomes: { 'the first code has arrived': (context) => scriptsOf(context).boot.arrives() },
    },
    preloadChunks: atOnce('the code is requested'),
  },
  impossible: {
    'outcome waitForFirstChunks: the call fails': 'it listens to events of the document and cannot fail',
    'outcome preloadChunks: the call fails': 'adding links to the document cannot fail',
  },
})
