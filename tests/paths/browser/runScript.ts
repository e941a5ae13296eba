import type { Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import { matchesState, type StateValue } from 'xstate'
import { inputName } from '#tools/paths/model/inputs.ts'
import type { Observation } from '#tools/paths/model/observation.ts'
import { stableStringify } from '#tools/paths/model/observation.ts'
import type { TestScript, ScriptStep } from '#tools/paths/scripts/testScripts.ts'
import { pauseClock } from '#tests/paths/browser/clock.ts'
import { takeScreenshots } from '#tests/paths/browser/takeScreenshots.ts'
import type { TestContext, PageObject } from '#tests/paths/browser/pageObject.ts'
import { expectVisibleElements } from '#tests/paths/browser/visibleElements.ts'
import { expectTakenTransitions } from '#tests/paths/browser/takenTransitions.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** Holds every call that a stage names, each until a step ends it. A newer call of a kind takes the place of the older. */
const holdCalls = async (page: Page, { requestKinds = {} }: PageObject) => {
  const newest = new Map<string, Route>()
  const counts = new Map<string, number>()
  await page.route(/\/(identity|graphql|jwks\.json)$/, async (route) => {
    const kind = Object.keys(requestKinds).find((name) => requestKinds[name]?.(route.request()))
    if (kind === undefined) return route.fallback()
    newest.set(kind, route)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  })
  const awaited = new Map<string, number>()
  return {
    held: (kind: string): Route => {
      const route = newest.get(kind)
      if (!route) throw new Error(`No call of the kind ${kind} is held`)
      return route
    },
    /** Waits until one call more of a kind has reached the network. */
    arrives: async (kind: string): Promise<void> => {
      const count = (awaited.get(kind) ?? 0) + 1
      awaited.set(kind, count)
      await expect.poll(() => counts.get(kind) ?? 0, `calls of the kind ${kind}`).toBe(count)
    },
  }
}

interface Seen {
  readonly value: unknown
  readonly status: string
  readonly facts: unknown
}

const chartAt = async (page: Page, { actorId, testModel }: PageObject): Promise<Seen | undefined> => {
  const chart = await page.evaluate(
    (name) => JSON.stringify((window as never as { charts?: Record<string, object> }).charts?.[name] ?? null),
    actorId,
  )
  const snapshot = JSON.parse(chart) as { value: StateValue; status: string } | null
  if (!snapshot) return undefined
  const matches = (value: StateValue) => matchesState(value, snapshot.value)
  return { value: snapshot.value, status: snapshot.status, facts: testModel.keyOf({ ...snapshot, matches } as never) }
}

const expectChart = async (
  page: Page,
  stage: PageObject,
  { value, status, facts }: Observation,
  after: string,
): Promise<void> => {
  await expect
    .poll(async () => stableStringify(await chartAt(page, stage)), after)
    .toBe(stableStringify({ value, status, facts }))
}

const perform = async (hands: TestContext, { steps, calls }: PageObject, { input }: ScriptStep): Promise<void> => {
  if (input.type === 'delay') return hands.page.clock.fastForward(input.milliseconds)
  if (input.type === 'event') return steps[input.event]?.(hands, input.payload as never)
  const end = calls[input.invoke]?.outcomes[input.case]
  if (!end) throw new Error(`No stage says how "${inputName(input)}" is brought about`)
  await end(hands)
}

/** Whether a call is under way that the page ends by itself at once, so that the situation cannot be met. */
const isPassing = ({ calls }: PageObject, { runningCalls: running }: Observation): boolean =>
  running.some((id) => calls[id]?.endsImmediately)

/**
 * Follows a script through the real pages, and compares the chart and the page after each step.
 * @returns the declared transitions that the chart took in the browser; a gesture can take more than its step asks for
 */
export const runScript = async (
  page: Page,
  stack: TestStack,
  stage: PageObject,
  script: TestScript,
): Promise<string[]> => {
  const taken = new Set<string>()
  const { held, arrives } = await holdCalls(page, stage)
  const hands: TestContext = { page, stack, heldCall: held, waitForCall: arrives }
  const compare = async (expected: Observation, takes: readonly string[], after: string): Promise<void> => {
    for (const id of expected.startedCalls) if (stage.calls[id]?.kind) await arrives(stage.calls[id].kind)
    if (!isPassing(stage, expected)) {
      await expectChart(page, stage, expected, after)
      await expectVisibleElements(page, stage.testModel, expected)
      await takeScreenshots(page, stage.testModel, expected)
    }
    for (const transition of await expectTakenTransitions(page, stage, takes, after)) taken.add(transition)
  }
  let isStopped = false
  await page.clock.install()
  await stage.open(hands, script)
  if (!stage.opensWithFirstStep) await compare(script.expectedAtStart, [], 'after the start')
  for (const [index, step] of [...script.setup, ...script.steps].entries()) {
    if (isBrief(step.expected) && !isStopped) await pauseClock(page)
    if (index > 0 || !stage.opensWithFirstStep) await perform(hands, stage, step)
    if (!isBrief(step.expected) && isStopped) await page.clock.resume()
    isStopped = isBrief(step.expected)
    await compare(step.expected, step.takenTransitions, `after step ${index + 1}: ${step.when}`)
    await stage.afterStep?.(hands)
    await pause()
  }
  return [...taken]
}

/** Whether a situation passes before a slow machine has looked at it, unless its clock stands still. */
const isBrief = ({ delays }: Observation): boolean => delays.some((left) => left <= 1_000)

/** Lets a tester watch; `PATHS_SLOW` is how long to wait after each step, in milliseconds. */
const pause = async (): Promise<void> => {
  const milliseconds = Number(process.env['PATHS_SLOW'] ?? 0)
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds))
}
