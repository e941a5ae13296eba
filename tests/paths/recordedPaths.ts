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

/**
 * Follows a recorded path on the chart.
 * @returns what differs, as a sentence; null if nothing does
 */
export const runRecordedPath = (testModel: TestModel, { setup, steps }: RecordedPath): string | null => {
  const find = inputFinder(testModel)
  const toInput = (name: string): Input => {
    const input = find(name)
    if (!input) throw new Error(`The test model of ${testModel.id} has no "${name}".`)
    return input
  }
  const inputs: Input[] = setup.map(toInput)
  const ends = steps.map(({ wait, input }) => {
    if (wait > 0 || input === null) inputs.push({ type: 'delay', milliseconds: wait })
    if (input !== null) inputs.push(toInput(input))
    return inputs.length
  })
  const { reached, stopReason } = follow(testModel, inputs)
  for (const [index, { input, states }] of steps.entries()) {
    const end = (ends[index] as number) - 1
    const step = `Step ${index + 1} of ${testModel.id} (${input ?? 'time passes'})`
    const actual = reached[end]
    if (!actual) return `${step}: ${stopReason}.`
    if (!areSameNames(actual, states))
      return `${step}: the active states are ${actual.join(', ')}, not ${states.join(', ')}.`
  }
  return null
}

const follow = ({ machine }: TestModel, inputs: readonly Input[]) => {
  const chart = instrumentChart(machine)
  const reached: string[][] = []
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
    reached.push(configuration.snapshot ? innermostStates(configuration.snapshot) : [])
  }
  return { reached, stopReason: 'the path is shorter' }
}
