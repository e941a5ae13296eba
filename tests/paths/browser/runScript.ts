import type { Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import { matchesState, type StateValue } from 'xstate'
import type { Observation } from '#charts/paths/model/observation.ts'
import { printValue } from '#charts/paths/model/printValue.ts'
import type { TestScript, ScriptStep } from '#charts/paths/scripts/testScripts.ts'
import { adaptPage } from '#tests/paths/browser/firefox/adaptPage.ts'
import { performGestures } from '#tests/paths/browser/byHand/performGesture.ts'
import { createClock, type Pace } from '#tests/paths/browser/clock.ts'
import type { TestContext, PageObject } from '#tests/paths/browser/pageObject.ts'
import { keepScreens } from '#tests/paths/browser/atlas/keepScreens.ts'
import { pollIntervals } from '#tests/paths/browser/pollIntervals.ts'
import { expectVisibleElements } from '#tests/paths/browser/visibleElements.ts'
import { expectTakenTransitions } from '#tests/paths/browser/takenTransitions.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** Holds the requests of a page object until a step ends them. A newer request replaces the older one of its kind. */
const holdRequests = async (page: Page, { requestKinds = {} }: PageObject) => {
  const newestRoutes = new Map<string, Route>()
  const counts = new Map<string, number>()
  await page.route(/\/(identity|graphql|jwks\.json|reports)$/, async (route) => {
    const kind = Object.keys(requestKinds).find((name) => requestKinds[name]?.(route.request()))
    if (kind === undefined) return route.fallback()
    newestRoutes.set(kind, route)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  })
  const awaited = new Map<string, number>()
  return {
    heldCall: (kind: string): Route => {
      const route = newestRoutes.get(kind)
      if (!route) throw new Error(`No request of the kind "${kind}" is held.`)
      return route
    },
    waitForCall: async (kind: string): Promise<void> => {
      const count = (awaited.get(kind) ?? 0) + 1
      awaited.set(kind, count)
      await expect
        .poll(() => counts.get(kind) ?? 0, { message: `requests of the kind "${kind}"`, intervals: pollIntervals })
        .toBe(count)
    },
  }
}

/** What a browser needs to know of a chart. */
type DrivenChart = Pick<PageObject, 'actorId' | 'testModel' | 'failedStates'>

/** What is compared of the facts. The data of the stack are others than those of the test model. */
type ToFacts = (facts: unknown) => unknown

interface ChartState {
  readonly value: unknown
  readonly status: string
  readonly facts: unknown
}

const readChart = async (
  page: Page,
  { actorId, testModel }: DrivenChart,
  toFacts: ToFacts,
): Promise<ChartState | undefined> => {
  const chart = await page.evaluate((name) => {
    const isOutsideJson = (value: unknown) => typeof value === 'number' && !Number.isFinite(value)
    return JSON.stringify(
      (window as never as { charts?: Record<string, object> }).charts?.[name] ?? null,
      (_key, value: unknown) => (isOutsideJson(value) ? { number: String(value) } : value),
    )
  }, actorId)
  const snapshot = JSON.parse(chart, reviveNumber) as { value: StateValue; status: string } | null
  if (!snapshot) return undefined
  const matches = (value: StateValue) => matchesState(value, snapshot.value)
  return {
    value: snapshot.value,
    status: snapshot.status,
    facts: toFacts(testModel.keyOf({ ...snapshot, matches } as never)),
  }
}

/** Infinity and NaN, which JSON would turn into null. */
const reviveNumber = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'number' in value && Object.keys(value).length === 1
    ? Number(value.number)
    : value

export const expectChart = async (
  page: Page,
  chart: DrivenChart,
  { value, status, facts }: Observation,
  after: string,
  pass: () => Promise<void>,
  toFacts: ToFacts = (all) => all,
): Promise<void> => {
  const read = async () => {
    await pass()
    return printValue(await readChart(page, chart, toFacts))
  }
  await expect.poll(read, { message: after, intervals: pollIntervals }).toBe(
    printValue({
      value,
      status: chart.failedStates?.includes(String(value)) ? 'error' : status,
      facts: toFacts(facts),
    }),
  )
}

const perform = async (
  context: TestContext,
  { steps, calls }: PageObject,
  { input, instructions }: ScriptStep,
): Promise<void> => {
  if (input.type === 'delay') return context.page.clock.fastForward(input.milliseconds)
  if (input.type === 'event') {
    const step = steps[input.event]
    return step ? step(context, input.payload as never) : performGestures(context, instructions.action)
  }
  await calls[input.invoke]?.outcomes[input.case]?.(context)
}

/**
 * Follows a script through the real pages, and compares the chart and the page after each step.
 * @returns all declared transitions that the chart took in the browser
 */
export const runScript = async (
  page: Page,
  stack: TestStack,
  pageObject: PageObject,
  script: TestScript,
): Promise<string[]> => {
  const taken = new Set<string>()
  await adaptPage(page)
  const context: TestContext = { page, stack, ...(await holdRequests(page, pageObject)) }
  const compare = async (expected: Observation, transitions: readonly string[], after: string): Promise<void> => {
    for (const id of expected.startedCalls)
      if (pageObject.calls[id]?.kind) await context.waitForCall(pageObject.calls[id].kind)
    if (!isTransient(pageObject, expected)) {
      await expectChart(page, pageObject, expected, after, clock.pass)
      await expectVisibleElements(page, pageObject.testModel, expected)
      // After the end of a chart, the page shows something else.
      if (expected.status === 'active') await keepScreens(page, pageObject.testModel.id, expected.value)
    }
    for (const transition of await expectTakenTransitions(page, pageObject, transitions, after)) taken.add(transition)
  }
  const clock = createClock(page)
  await page.clock.install()
  await pageObject.open(context, script)
  if (!pageObject.opensWithFirstStep) await compare(script.expectedAtStart, [], 'after the start')
  for (const [index, step] of script.steps.entries()) {
    const pace = paceOf(step.expected)
    // Its delay starts in the step.
    if (pace !== 'real') await clock.setPace(pace)
    if (index > 0 || !pageObject.opensWithFirstStep) await perform(context, pageObject, step)
    await clock.setPace(pace)
    await compare(step.expected, step.takenTransitions, `after step ${index + 1}: ${step.when}`)
    await pageObject.afterStep?.(context)
    await waitIfSlow()
  }
  return [...taken]
}

/** Whether the page leaves this configuration at once: it ends a call immediately, or sends the next event. */
const isTransient = ({ endsAtOnce, isPassing }: PageObject, expected: Observation): boolean =>
  expected.runningCalls.some((id) => endsAtOnce?.includes(id)) || isPassing?.(expected) === true

/** A delay that expires before a slow machine has checked the page stops the clock. One of some seconds slows it down. */
export const paceOf = ({ delays }: Observation): Pace => {
  const left = Math.min(...delays)
  if (left <= 1_000) return 'stopped'
  return left <= 15_000 ? 'slow' : 'real'
}

/** Waits `PATHS_SLOW` milliseconds after each step, so that a tester can watch. */
const waitIfSlow = async (): Promise<void> => {
  const milliseconds = Number(process.env['PATHS_SLOW'] ?? 0)
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds))
}
