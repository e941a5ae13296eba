import { toSentences } from '#charts/paths/scripts/instructions.ts'
import { toSentence } from '#charts/paths/scripts/scriptFormats.ts'
import type { ChartScripts, TestScript } from '#charts/paths/scripts/testScripts.ts'

export type Verdict = 'passed' | 'failed' | 'blocked'

/** What a tester says about one step. */
export interface Answer {
  /** The id of the script. */
  readonly script: string
  /** The number of the step; 0 for the start. */
  readonly step: number
  readonly verdict: Verdict
  readonly comment: string
  /** The path of a picture; empty without one. */
  readonly picture: string
  /** In the format of ISO 8601. */
  readonly at: string
}

/** A step of a hand run with its result. */
export interface RunStep {
  readonly number: number
  /** A sentence: what happens. */
  readonly title: string
  readonly instructions: readonly string[]
  /** A sentence: what the page shows then. */
  readonly expected: string
  /** `skipped`: a step before it failed or was blocked. */
  readonly result: Verdict | 'skipped' | 'open'
  readonly answer: Answer | undefined
}

export interface RunScript {
  readonly id: string
  readonly title: string
  readonly steps: readonly RunStep[]
  /** That of the worst step. `open`: a step has no answer yet. */
  readonly result: Verdict | 'open'
}

/** The scripts of a chart with the answers of a tester. */
export interface HandRun {
  readonly chart: string
  readonly description: string
  readonly scripts: readonly RunScript[]
}

export const handRunOf = ({ chart, description, scripts }: ChartScripts, answers: readonly Answer[]): HandRun => ({
  chart,
  description,
  scripts: scripts.map((script) => {
    const steps = stepsOf(script, answers)
    return { id: script.id, title: script.title, steps, result: resultOf(steps) }
  }),
})

const stepsOf = ({ id, given, seen, startInstructions, steps }: TestScript, answers: readonly Answer[]): RunStep[] => {
  const start = { title: `Given ${given}`, seen, instructions: startInstructions }
  const all = [start, ...steps.map(({ when, ...step }) => ({ ...step, title: `When ${when}` }))]
  const own = answers.filter(({ script }) => script === id)
  const end = own.find(({ verdict }) => verdict !== 'passed')?.step ?? Infinity
  return all.map(({ title, seen: expected, instructions }, number) => {
    const answer = own.find(({ step }) => step === number)
    const result = answer?.verdict ?? (number > end ? 'skipped' : 'open')
    const texts = { title: toSentence(title), expected: toSentence(`Then ${expected}`) }
    return { number, ...texts, instructions: toSentences(instructions), result, answer }
  })
}

const resultOf = (steps: readonly RunStep[]): RunScript['result'] =>
  (['failed', 'blocked', 'open'] as const).find((result) => steps.some((step) => step.result === result)) ?? 'passed'
