import { expect, type Page } from '@playwright/test'
import type { TestModel } from '#charts/testModel.ts'
import type { Observation } from '#charts/paths/model/observation.ts'
import { type Instructions, isPassingByHand, manualStepOf } from '#charts/paths/scripts/instructions.ts'
import type { ScriptStep, TestScript } from '#charts/paths/scripts/testScripts.ts'
import { expectQuiet } from '#tests/journeys/support/timing.ts'
import { createClock } from '#tests/paths/browser/clock.ts'
import { type createHeldAnswers, expectNoFaultLeft, faultOf } from '#tests/paths/browser/byHand/heldAnswers.ts'
import type { GestureContext } from '#tests/paths/browser/byHand/ownSteps.ts'
import { performGestures } from '#tests/paths/browser/byHand/performGesture.ts'
import type { PageObject } from '#tests/paths/browser/pageObject.ts'
import { expectChart, paceOf } from '#tests/paths/browser/runScript.ts'
import { expectTakenTransitions } from '#tests/paths/browser/takenTransitions.ts'
import { expectVisibleElements } from '#tests/paths/browser/visibleElements.ts'

const isText = (value: unknown): boolean => typeof value === 'string'

/** Texts and numbers differ between the test model and the stack. They are compared by what they are. */
const withoutTexts = (facts: unknown): unknown =>
  JSON.parse(
    JSON.stringify(facts ?? null, (_, value: unknown) => {
      if (Array.isArray(value)) return value.every(isText) ? 'texts' : value
      if (typeof value === 'number') return 'a number'
      return isText(value) ? 'a text' : value
    }),
  )

/** The test model with the names of the stack. */
const renamedModel = (testModel: TestModel): TestModel => {
  const names = Object.entries(testModel.manual?.names ?? {})
  const rename = (text: string) => names.reduce((result, [from, to]) => result.replaceAll(from, to), text)
  const visible = Object.entries(testModel.visible ?? {}).map(([state, elements]) => [
    state,
    elements.map((element) => ({ ...element, ...(element.name && { name: rename(element.name) }) })),
  ])
  return { ...testModel, visible: Object.fromEntries(visible) as NonNullable<TestModel['visible']> }
}

/** What messages say, in the expected result of a step. */
const messagesIn = (seen: string): string[] => [...seen.matchAll(/says "([^"]+)"/g)].map(([, text]) => text as string)

/** A text with what the test model does not know in square brackets. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\[[^\]]+\]/)
      .map((part) => part.replace(/[.*+?^${}()|\\]/g, '\\$&'))
      .join('.+'),
  )

const expectMessages = async (page: Page, seen: string): Promise<void> => {
  for (const text of messagesIn(seen))
    await expect(page.getByText(patternOf(text)).filter({ visible: true }).first()).toBeVisible()
}

/** Does what the instructions of a step say: first the preparation, then the faults, then the action. */
const follow = async (context: GestureContext, { preparation, faults, action }: Instructions): Promise<void> => {
  await performGestures(context, preparation)
  for (const fault of faults) await context.stack.setFault(faultOf(fault))
  await performGestures(context, action)
}

/** Follows a printed script with the local stack, as a person does, and compares the chart and the page. */
export const walkScript = async (
  context: GestureContext,
  { release }: ReturnType<typeof createHeldAnswers>,
  pageObject: PageObject,
  script: TestScript,
): Promise<void> => {
  const { page, stack } = context
  const testModel = renamedModel(pageObject.testModel)
  const clock = createClock(page)
  const compare = async (expected: Observation, taken: readonly string[], seen: string, after: string) => {
    if (!isPassingByHand(testModel, expected.runningCalls)) {
      await expectChart(page, pageObject, expected, after, clock.pass, withoutTexts)
      await expectVisibleElements(page, testModel, expected)
      await expectMessages(page, seen)
    }
    await expectTakenTransitions(page, pageObject, taken, after)
  }
  const endStep = async ({ input, instructions }: ScriptStep): Promise<void> => {
    const fault = manualStepOf(testModel, input)?.fault
    if (fault) return release(faultOf(fault).operation)
    if (input.type !== 'delay' || instructions.seconds <= 1) return
    stack.advance(input.milliseconds)
    await page.clock.fastForward(input.milliseconds)
  }
  await page.clock.install()
  await follow(context, script.startInstructions)
  await compare(script.expectedAtStart, [], script.seen, 'after the start')
  for (const [index, step] of script.steps.entries()) {
    const pace = paceOf(step.expected)
    if (pace !== 'real') await clock.setPace(pace)
    await expectQuiet(page)
    await follow(context, step.instructions)
    await endStep(step)
    await clock.setPace(pace)
    await compare(step.expected, step.takenTransitions, step.seen, `after step ${index + 1}: ${step.when}`)
  }
  await expectNoFaultLeft(stack)
}
