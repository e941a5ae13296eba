import { expect, type Page } from '@playwright/test'
import { matchesState, type StateValue } from 'xstate'
import type { TakenInChart } from '#app/inspect/chartSnapshots.ts'
import { castOf } from '#charts/journeys/cast.ts'
import type { FoundJourney, FoundStep } from '#charts/journeys/foundJourney.ts'
import { groupsOf, type ToldStep } from '#charts/journeys/journeyScript.ts'
import type { Requirement } from '#charts/journeys/journey.ts'
import { marksOf } from '#charts/journeys/requirements.ts'
import { whenClause } from '#charts/paths/scripts/clauses.ts'
import { idOfTaken } from '#charts/read/running.ts'
import type { TestModel } from '#charts/testModel.ts'
import type { Fault } from '#local/faults/faults.ts'
import type { TestContext } from '#tests/paths/browser/pageObject.ts'
import { performGestures } from '#tests/paths/browser/byHand/performGesture.ts'
import { pollIntervals } from '#tests/paths/browser/pollIntervals.ts'
import { expectVisibleElements } from '#tests/paths/browser/visibleElements.ts'

/** What a browser needs besides the gestures of the test models: how it opens the page, and steps that no gesture makes. */
export interface JourneyInBrowser {
  readonly open: (context: TestContext) => Promise<void>
  /** By `CHART EVENT`, in the place of the gestures of the test model. */
  readonly steps?: Readonly<Record<string, (context: TestContext) => Promise<void>>>
}

/**
 * Follows a journey through the real pages and the stack, which answers all calls. After each step of the person the
 * charts have taken the required transitions, and the page shows the elements of their states.
 */
export const runJourney = async (
  context: TestContext,
  found: FoundJourney,
  { open, steps = {} }: JourneyInBrowser,
): Promise<void> => {
  const [atStart = [], ...groups] = groupsOf(found)
  const { sequence } = found.journey
  await context.page.clock.install()
  await open(context)
  await expectGroup(context, found, [found.steps[0] as FoundStep, ...atStart.map(({ step }) => step)], 'the start')
  for (const group of groups) {
    const [first] = group as [ToldStep]
    for (const { command: _, ...fault } of first.instructions.faults)
      await context.stack.setFault(fault as unknown as Fault)
    await perform(context, first, steps)
    const when = whenClause(first.testModel, first.input.input)
    await expectGroup(
      context,
      found,
      group.map(({ step }) => step),
      when,
    )
  }
  for (const requirement of sequence.filter(({ kind }) => kind === 'eventually'))
    await expect
      .poll(() => isInState(context.page, found, requirement), { message: requirement.where, intervals: pollIntervals })
      .toBe(true)
}

const perform = async (
  context: TestContext,
  { input: { chart, input }, instructions: { preparation, action } }: ToldStep,
  steps: NonNullable<JourneyInBrowser['steps']>,
): Promise<void> => {
  if (input.type === 'delay') return context.page.clock.fastForward(input.milliseconds)
  if (input.type !== 'event') throw new Error(`A person cannot end a call of ${chart}`)
  const own = steps[`${chart} ${input.event}`]
  if (own) return own(context)
  if (action.length === 0) throw new Error(`No test model says how a person makes "${chart} ${input.event}"`)
  return performGestures(context, [...preparation, ...action])
}

/** What the charts have done in the steps up to the next one of the person. */
const expectGroup = async (
  { page }: TestContext,
  found: FoundJourney,
  steps: readonly FoundStep[],
  after: string,
): Promise<void> => {
  const marks = marksOf(found)
  const expected = steps.flatMap((step) => (marks.get(step) ?? []).flatMap((mark) => transitionsOf(step, mark)))
  await expect
    .poll(() => readTaken(page), { message: `transitions taken after ${after}`, intervals: pollIntervals })
    .toEqual(expect.arrayContaining(expected))
  const cast = castOf(found)
  for (const { path, testModel, snapshot } of steps.at(-1)?.live ?? [])
    if (cast.includes(path)) await expectVisibleElements(page, testModel, { value: snapshot.value } as never)
  for (const requirement of found.journey.sequence.filter(({ kind }) => kind === 'never'))
    expect(await isInState(page, found, requirement), `${requirement.chart} ${requirement.where}`).toBe(false)
}

const transitionsOf = ({ charts }: FoundStep, { chart }: Requirement): string[] =>
  [...charts]
    .filter(([, { testModel }]) => testModel.id === chart && testModel.id.split('/')[0] !== 'journeys')
    .flatMap(([path, { testModel, takenTransitions }]) =>
      takenTransitions.map((id) => `${recordName(path, testModel)} ${id}`),
    )

/** The name of a chart in the records of `src/app/inspect/chartSnapshots.ts`. */
const recordName = (path: string, { machine }: TestModel): string => {
  const id = path.split('/').at(-1) ?? ''
  if (machine.id === 'call') return `call.${id}`
  return id === 'pageChart' || id === 'root' ? machine.id : id
}

const readTaken = async (page: Page): Promise<string[]> => {
  const taken = await page.evaluate(() => (window as never as { taken?: TakenInChart[] }).taken ?? [])
  return taken.map((each) => `${each.chart} ${idOfTaken(each)}`)
}

const isInState = async (page: Page, { steps }: FoundJourney, { chart, where }: Requirement): Promise<boolean> => {
  const [path, found] =
    steps.flatMap(({ charts }) => [...charts]).find(([, { testModel }]) => testModel.id === chart) ?? []
  if (path === undefined || !found) return false
  const value = await page.evaluate(
    (name) => (window as never as { charts?: Record<string, { value: unknown }> }).charts?.[name]?.value,
    recordName(path, found.testModel),
  )
  const wanted = where.split('.').reduceRight<StateValue>((inner, key) => (inner === '' ? key : { [key]: inner }), '')
  return value !== undefined && matchesState(wanted, value as StateValue)
}
