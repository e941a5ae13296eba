import { basename } from 'node:path'
import type { CheckedChart } from '#charts/check.ts'
import { UsageError } from '#charts/command/commandLine.ts'
import type { ConfigurationGraph, Edge } from '#charts/paths/model/configurationGraph.ts'
import { caseText } from '#charts/paths/model/inputs.ts'
import { whenClause } from '#charts/paths/scripts/clauses.ts'
import { innermostStates } from '#charts/read/running.ts'
import { quote } from '#charts/skeleton.ts'

/** A file with its text. */
interface NamedText {
  readonly file: string
  readonly text: string
}

/**
 * The paths of a chart as tests of Playwright, and a page object to fill in. The tests can be generated again at any
 * time. The page object does not compile then if it lacks a step or a state.
 * @param file where the tests are: `checkout.spec.ts`
 */
export const playwrightFiles = (checked: CheckedChart, file: string): { spec: NamedText; page: NamedText } => {
  if (!/\.(spec|test)\.ts$/.test(file))
    throw new UsageError(`Playwright looks for files like checkout.spec.ts, not ${file}.`)
  const pageFile = file.replace(/\w+\.ts$/, 'page.ts')
  const { graph, coverages, scripts } = checked
  const paths = coverages.flatMap((coverage) => coverage.paths)
  const rows = paths.map(({ edges }) => edges.map((edge) => [stepOf(graph, edge), ...statesOf(edge)] as const))
  if (rows.length === 0) throw new UsageError(`${graph.testModel.id} has no path to write as a test.`)
  const steps = [...new Set(rows.flat().map(([step]) => step))]
  const states = [...new Set(rows.flat().flatMap(([, ...active]) => active))]
  const tests = rows.map((row, index) => ({ title: scripts.scripts[index]?.title ?? '', row }))
  return {
    spec: { file, text: specText(pageFile, steps, states, tests) },
    page: { file: pageFile, text: pageText(file, steps, states) },
  }
}

/**
 * An event has its own name, so that two events with the same words have two steps. So has an event that a state
 * forbids: the page may have no button for it.
 */
const stepOf = ({ testModel, chart }: ConfigurationGraph, { input, configuration }: Edge): string => {
  if (input.type !== 'event' || input.event.startsWith('xstate.')) return whenClause(testModel, input)
  const name = [input.event, caseText(input)].filter((text) => text !== '').join(': ')
  const { takenTransitions } = configuration.lastStep
  const taken = chart.transitions.filter(({ id }) => takenTransitions.includes(id))
  return taken.every(({ targets, actions }) => targets === null && actions.length === 0)
    ? `${name} (nothing changes)`
    : name
}

/** A chart without inner states is one itself. */
const statesOf = ({ configuration: { snapshot } }: Edge): string[] => {
  const states = snapshot ? innermostStates(snapshot) : []
  return states.length > 0 ? states : ['(chart)']
}

const importOf = (file: string): string => quote(`./${basename(file).replace(/\.ts$/, '.js')}`)

const unionOf = (names: readonly string[]): string => names.map((name) => `\n  | ${quote(name)}`).join('')

interface Test {
  readonly title: string
  readonly row: readonly (readonly string[])[]
}

const specText = (pageFile: string, steps: readonly string[], states: readonly string[], tests: readonly Test[]) =>
  `// Generated from a chart. Do not change this file: fill in ${basename(pageFile)}.
import { type Page, test } from '@playwright/test'
import { createPageObject } from ${importOf(pageFile)}

type Step =${unionOf(steps)}

type State =${unionOf(states)}

export interface PageObject {
  /** What a person, a server or the clock does. */
  readonly steps: Readonly<Record<Step, () => Promise<void>>>
  /** Checks what the page shows while a state is active. */
  readonly states: Readonly<Record<State, () => Promise<void>>>
}

/** Each step has the states that are active after it. */
const follow = async (page: Page, path: readonly (readonly [Step, ...State[]])[]): Promise<void> => {
  const { steps, states } = createPageObject(page)
  for (const [step, ...active] of path)
    await test.step(step, async () => {
      if (!steps[step]) throw new Error('The page object has no step "' + step + '".')
      await steps[step]()
      for (const state of active) await states[state]()
    })
}
${tests.map(testText).join('')}`

const testText = ({ title, row }: Test): string => `
test(${quote(title)}, async ({ page }) => {
  await follow(page, [
${row.map((names) => `    [${names.map(quote).join(', ')}],`).join('\n')}
  ])
})
`

const pageText = (file: string, [start = '', ...steps]: readonly string[], states: readonly string[]): string => {
  const lines = (names: readonly string[]) => names.map((name) => `    ${quote(name)}: fillIn,\n`).join('')
  return `import type { Page } from '@playwright/test'
import type { PageObject } from ${importOf(file)}

const fillIn = async (): Promise<void> => {
  throw new Error('Fill in this step.')
}

export const createPageObject = (page: Page): PageObject => ({
  steps: {
    ${quote(start)}: async () => void (await page.goto('/')),
${lines(steps)}  },
  states: {
${lines(states)}  },
})
`
}
