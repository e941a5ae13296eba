import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'zod/mini'
import type { TestModel } from '#charts/testModel.ts'
import { applyInput, type Configuration, notStarted } from '#charts/paths/model/configuration.ts'
import { type Input, inputFinder } from '#charts/paths/model/inputs.ts'
import { instrumentChart } from '#charts/read/instrument.ts'
import { innermostStates } from '#charts/read/running.ts'
import { areSameNames } from '#charts/replay/record.ts'
import { type RecordedPath, recordedPathsSchema, regressionsFolder } from '#charts/replay/recordedPath.ts'

/** All paths of problem reports with the names of their files. */
export const readRecordedPaths = (): { readonly file: string; readonly paths: readonly RecordedPath[] }[] =>
  (existsSync(regressionsFolder) ? readdirSync(regressionsFolder) : [])
    .filter((file) => file.startsWith('report-') && file.endsWith('.json'))
    .sort()
    .map((file) => ({
      file,
      paths: parse(recordedPathsSchema, JSON.parse(readFileSync(join(regressionsFolder, file), 'utf8'))).paths,
    }))

/** What differs at a step of a recorded path, as a sentence; null if its states are the same. */
export const differenceAt = (
  { chart, steps }: RecordedPath,
  index: number,
  actual: readonly string[],
): string | null => {
  const { input, states } = steps[index] as RecordedPath['steps'][number]
  return areSameNames(actual, states)
    ? null
    : `${stepName(chart, index, input)}: the active states are ${actual.join(', ')}, not ${states.join(', ')}.`
}

const stepName = (chart: string, index: number, input: string | null): string =>
  `Step ${index + 1} of ${chart} (${input ?? 'time passes'})`

/**
 * Follows a recorded path on the chart.
 * @returns what differs, as a sentence; null if nothing does
 */
export const runRecordedPath = (testModel: TestModel, path: RecordedPath): string | null => {
  const { setup, steps } = path
  const find = inputFinder(testModel)
  const unknown = [...setup, ...steps.map(({ input }) => input)].find((name) => name !== null && !find(name))
  if (typeof unknown === 'string') return `The test model of ${testModel.id} has no "${unknown}".`
  const toInputs = (name: string | null): Input[] => (name === null ? [] : [find(name) as Input])
  const inputs = setup.flatMap(toInputs)
  const ends = steps.map(({ wait, input }) => {
    if (wait > 0 || input === null) inputs.push({ type: 'delay', milliseconds: wait })
    inputs.push(...toInputs(input))
    return inputs.length
  })
  const { reached, stopReason } = follow(testModel, inputs)
  for (const [index, { input, isIgnored }] of steps.entries()) {
    const actual = reached[(ends[index] as number) - 1]
    const name = stepName(testModel.id, index, input)
    if (!actual) return `${name}: ${stopReason}.`
    const difference = differenceAt(path, index, actual.states)
    if (difference !== null) return difference
    if (actual.isIgnored && !isIgnored) return `${name}: the chart ignores it.`
  }
  return null
}

const follow = ({ machine }: TestModel, inputs: readonly Input[]) => {
  const chart = instrumentChart(machine)
  const reached: { readonly states: readonly string[]; readonly isIgnored: boolean }[] = []
  let configuration: Configuration = notStarted
  for (const input of inputs) {
    const { snapshot, runningCalls } = configuration
    if (snapshot && snapshot.status !== 'active') return { reached, stopReason: 'the chart has ended' }
    if (input.type === 'outcome' && !runningCalls.includes(input.invoke))
      return { reached, stopReason: `the call ${input.invoke} is not running` }
    try {
      configuration = applyInput(chart, configuration, input)
    } catch (error) {
      return { reached, stopReason: (error as Error).message }
    }
    reached.push({
      states: configuration.snapshot ? innermostStates(configuration.snapshot) : [],
      isIgnored: input.type !== 'start' && configuration.lastStep.takenTransitions.length === 0,
    })
  }
  return { reached, stopReason: 'the path is shorter' }
}
