import { mkdirSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { type Walk, walksFile } from '#tools/paths/resultFiles.ts'
import { pageObjects } from '#tests/paths/browser/pageObjects.ts'
import { untakenTransitions } from '#tests/paths/browser/untakenTransitions.ts'

/** The type of the annotation that has the link to the path in the atlas. */
export const atlasAnnotation = 'atlas'

/** The type of the annotation that has the states that a path enters. */
export const statesAnnotation = 'states'

/** The name of the attachment that has the transitions that a path took. */
export const takenAttachment = 'taken transitions'

/**
 * Prints the link to a failed path in the atlas, and keeps the last result of each path for the trace. Fails the run if a chart whose paths all passed has a transition that
 * its page object can perform and that no path took.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright requires a default export
export default class PathsReporter implements Reporter {
  readonly #taken = new Map<string, Set<string>>()
  readonly #failed = new Set<string>()
  readonly #walks: Walk[] = []

  onTestEnd({ title, parent, annotations }: TestCase, { status, attachments }: TestResult): void {
    const taken = this.#taken.get(parent.title) ?? new Set()
    this.#taken.set(parent.title, taken)
    for (const { name, body } of attachments)
      if (name === takenAttachment && body) for (const id of JSON.parse(body.toString()) as string[]) taken.add(id)
    const states = annotations.find(({ type }) => type === statesAnnotation)?.description?.split(' ')
    if (states && status !== 'skipped') {
      const result = status === 'passed' ? 'passed' : 'failed'
      // The time of the machine, which the clock of the tests does not change.
      const day = new Date(performance.timeOrigin + performance.now()).toISOString().slice(0, 10)
      this.#walks.push({ chart: parent.title, id: title, result, day, states })
    }
    if (status === 'passed' || status === 'skipped') return
    this.#failed.add(parent.title)
    for (const { type, description } of annotations)
      if (type === atlasAnnotation) console.log(`  ${title} in the atlas: ${description}`)
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    keepWalks(this.#walks)
    if (process.env['PATHS_PART'] !== undefined) return undefined
    const problems = pageObjects.flatMap((pageObject) => {
      const chart = pageObject.testModel.id
      const taken = this.#taken.get(chart)
      if (!taken || this.#failed.has(chart)) return []
      return untakenTransitions(pageObject, taken).map((id) => `${chart}: no path took "${id}".`)
    })
    if (problems.length === 0) return undefined
    console.log(['The page objects can perform transitions that no path took:', ...problems].join('\n  '))
    return { status: 'failed' }
  }
}

/** What was not walked keeps its last result. A run of all paths of a chart drops those that are gone. */
const keepWalks = (walks: readonly Walk[]): void => {
  const isWhole = process.env['PATHS_PART'] === undefined
  const known = existsSync(walksFile) ? (JSON.parse(readFileSync(walksFile, 'utf8')) as Walk[]) : []
  const others = known.filter(
    (old) => !walks.some(({ chart, id }) => chart === old.chart && (isWhole || id === old.id)),
  )
  mkdirSync(dirname(walksFile), { recursive: true })
  writeFileSync(walksFile, `${JSON.stringify([...others, ...walks], null, 2)}\n`)
}
