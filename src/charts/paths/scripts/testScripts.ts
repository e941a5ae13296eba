import type { CheckResult } from '#charts/paths/check/check.ts'
import type { TestPath } from '#charts/paths/generate/testPaths.ts'
import type { Edge, ConfigurationGraph } from '#charts/paths/model/configurationGraph.ts'
import type { OutcomeInput, EventInput, StartInput, DelayInput } from '#charts/paths/model/inputs.ts'
import type { TestModel } from '#charts/testModel.ts'
import type { Observation } from '#charts/paths/model/observation.ts'
import { givenClause, thenClause, whenClause } from '#charts/paths/scripts/clauses.ts'
import { capitalize } from '#charts/pictures/words.ts'
import { dataOf, type Instructions, instructionsOf, isAtOnce } from '#charts/paths/scripts/instructions.ts'

/** One step for a person or a program. */
export interface ScriptStep {
  readonly input: EventInput | OutcomeInput | DelayInput
  /** To follow "When". */
  readonly when: string
  /** To follow "Then". */
  readonly seen: string
  readonly expected: Observation
  /** How a person performs it. */
  readonly instructions: Instructions
  /** The ids of the declared transitions that the step takes. */
  readonly takenTransitions: readonly string[]
}

/** A test path with everything that a person or a browser needs to follow it. */
export interface TestScript {
  /** The id of the test path. */
  readonly id: string
  /** What the script tries: `Resend code: a new code was sent`. */
  readonly title: string
  readonly chart: string
  readonly start: Pick<StartInput, 'case' | 'input'>
  readonly expectedAtStart: Observation
  /** How a person starts the chart. */
  readonly startInstructions: Instructions
  /** The expected result of the start, to follow "Then". */
  readonly seen: string
  /** The configuration after the start, to follow "Given". */
  readonly given: string
  readonly steps: readonly ScriptStep[]
}

/** The scripts of one chart. */
export interface ChartScripts {
  readonly chart: string
  /** The description of the chart, and why a person cannot follow its scripts. */
  readonly description: string
  readonly scripts: readonly TestScript[]
}

export const scriptsOf = ({ graph, coverages }: CheckResult, create = createTestScript): ChartScripts => ({
  chart: graph.testModel.id,
  description: [graph.chart.description, noteOf(graph.testModel)].filter(Boolean).join(' '),
  scripts: withDistinctTitles(coverages.flatMap(({ paths }) => paths.map((path) => create(graph, path)))),
})

/** Why no script of the chart is for a person; empty if some are, or without a test model. */
const noteOf = ({ isFree, manual, notByHand }: TestModel): string => {
  if (isFree || manual) return ''
  return `The test model has no instructions for a person${notByHand === undefined ? '' : `: ${notByHand}`}.`
}

export const createTestScript = (
  graph: ConfigurationGraph,
  { id, edges }: Pick<TestPath, 'id' | 'edges'>,
): TestScript => {
  const [first] = edges as [Edge]
  const start = first.input as StartInput
  const { testModel } = graph
  const instructions = instructionsOf(testModel, edges)
  const isByHand = instructions.every(({ by }) => by === 'person')
  const allSteps = edges.map((edge, index): ScriptStep => ({
    input: edge.input as ScriptStep['input'],
    when: whenClause(testModel, edge.input),
    seen: isByHand ? seenByPerson(graph, edges, instructions, index) : thenClause(testModel, edge),
    expected: edge.expected,
    instructions: instructions[index] as Instructions,
    takenTransitions: edge.configuration.lastStep.takenTransitions,
  }))
  const [{ instructions: startInstructions, seen }, ...steps] = allSteps as [ScriptStep, ...ScriptStep[]]
  return withNames(graph, {
    id,
    title: titleOf(graph, seen, allSteps),
    chart: testModel.id,
    start: { case: start.case, input: start.input },
    startInstructions,
    expectedAtStart: first.expected,
    seen,
    given: `${givenClause(testModel, first.to.configuration)} (${start.case})`,
    steps,
  })
}

/** The result of a step that a person has the time to see. */
const seenByPerson = (
  graph: ConfigurationGraph,
  edges: readonly Edge[],
  instructions: readonly Instructions[],
  index: number,
): string => {
  const waiting = instructions.findIndex((_, later) => later > index && !isAtOnce(instructions[later] as Instructions))
  const settled = edges.at(waiting < 0 ? -1 : waiting - 1) as Edge
  const edge = edges[index] as Edge
  const seen = thenClause(graph.testModel, edge, settled)
  return seen === 'nothing changes' && dataOf(instructions[index] as Instructions).length > 0
    ? 'nothing else changes'
    : seen
}

/** A person sees the names of the local stack, not those of the test data. */
const withNames = ({ testModel: { manual } }: ConfigurationGraph, script: TestScript): TestScript =>
  isForPerson(script) ? renamed(manual?.names ?? {}, script) : script

/** The script with other names. */
export const renamed = (names: Readonly<Record<string, string>>, script: TestScript): TestScript => {
  const rename = (text: string): string =>
    Object.entries(names).reduce((result, [from, to]) => result.replaceAll(from, to), text)
  return {
    ...script,
    title: rename(script.title),
    seen: rename(script.seen),
    steps: script.steps.map((step) => ({ ...step, seen: rename(step.seen) })),
  }
}

/** The last thing that the person does, and what comes of it. */
const titleOf = ({ testModel }: ConfigurationGraph, seenAtStart: string, steps: readonly ScriptStep[]): string => {
  const [start, ...others] = steps as [ScriptStep, ...ScriptStep[]]
  const last = others.at(-1)
  if (!last) return capitalize(seenAtStart)
  const action = steps.findLast(({ input }) => input.type === 'event')
  const subject = action ? actionOf(testModel, action.input as EventInput) : start.when
  const result = resultOf(testModel, last)
  return capitalize(result === action?.when ? subject : `${subject}: ${result}`)
}

/** `Resend code` for "the person presses 'Resend code'". The case follows in brackets. */
const actionOf = ({ events }: TestModel, { event, case: name }: EventInput): string => {
  const { [event]: words } = events as Partial<TestModel['events']>
  const action = (words?.when ?? event).replace(/^.* presses '([^']+)'$/, '$1')
  return name === '' ? action : `${action} (${name})`
}

/** Without a test model, an outcome has no name of its own. */
const resultOf = ({ isFree }: TestModel, { input, when, seen }: ScriptStep): string => {
  if (input.type !== 'outcome') return firstSentence(seen)
  return input.case === '' || isFree ? when : input.case
}

/** Scripts that end alike are told apart by the step before. */
const withDistinctTitles = (scripts: readonly TestScript[]): TestScript[] => {
  const counts = (titles: readonly string[]) => (title: string) => titles.filter((other) => other === title).length
  const first = counts(scripts.map(({ title }) => title))
  const longer = scripts.map((script) => {
    const before = script.steps.at(-2)?.when ?? script.start.case
    const isToldApart = first(script.title) === 1 || script.title.startsWith(capitalize(before))
    return isToldApart ? script : { ...script, title: `${script.title}, after ${before}` }
  })
  const second = counts(longer.map(({ title }) => title))
  return longer.map((script, index) =>
    second(script.title) > 1 ? { ...script, title: `${script.title} (${index + 1})` } : script,
  )
}

const firstSentence = (text: string): string => text.split(/(?<=\.")\s|\.\s/)[0] as string

/** Whether a program has to follow the script. */
export const isAutomatic = ({ startInstructions, steps }: TestScript): boolean =>
  [startInstructions, ...steps.map(({ instructions }) => instructions)].some(
    ({ by }) => by === 'automatic' || by === 'program',
  )

/** Whether a person can follow the whole script. */
export const isForPerson = ({ startInstructions, steps }: TestScript): boolean =>
  [startInstructions, ...steps.map(({ instructions }) => instructions)].every(({ by }) => by === 'person')
