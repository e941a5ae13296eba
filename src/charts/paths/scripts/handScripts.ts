import type { CheckResult } from '#charts/paths/check/check.ts'
import type { TestPath } from '#charts/paths/generate/testPaths.ts'
import type { ConfigurationGraph } from '#charts/paths/model/configurationGraph.ts'
import { joinSentences, nothingToSee } from '#charts/paths/scripts/clauses.ts'
import { isAtOnce } from '#charts/paths/scripts/instructions.ts'
import {
  type ChartScripts,
  createTestScript,
  isForPerson,
  type ScriptStep,
  scriptsOf,
  type TestScript,
} from '#charts/paths/scripts/testScripts.ts'

/** A step, or the start of a script. */
type Merged = Pick<ScriptStep, 'seen' | 'expected' | 'instructions' | 'takenTransitions'>

/** The scripts of a chart for a person. */
export const handScriptsOf = (result: CheckResult): ChartScripts => scriptsOf(result, createHandScript)

/** The script for a person. What the page does by itself at once belongs to the step before. */
export const createHandScript = (graph: ConfigurationGraph, path: Pick<TestPath, 'id' | 'edges'>): TestScript => {
  const script = createTestScript(graph, path)
  if (!isForPerson(script)) return script
  const { startInstructions, expectedAtStart, seen } = script
  const firstOwn = script.steps.findIndex(({ instructions }) => !isAtOnce(instructions))
  const atStart = firstOwn < 0 ? script.steps.length : firstOwn
  const start = { seen, expected: expectedAtStart, instructions: startInstructions, takenTransitions: [] }
  const merged = script.steps.slice(0, atStart).reduce<Merged>(merge, start)
  return {
    ...script,
    given: startClause(script),
    seen: merged.seen,
    startInstructions: merged.instructions,
    expectedAtStart: merged.expected,
    steps: script.steps.slice(atStart).reduce<ScriptStep[]>((steps, step) => {
      const last = steps.at(-1)
      return last && isAtOnce(step.instructions) ? [...steps.slice(0, -1), merge(last, step)] : [...steps, step]
    }, []),
  }
}

/** What the person starts with. `Then` says what the page shows. */
const startClause = ({ start }: TestScript): string => start.case.replace(/^(?=(of|on|in|with|without) )/, 'the page ')

/** A step with what follows it at once. */
const merge = <Step extends Merged>(step: Step, next: Merged): Step => ({
  ...step,
  seen: seenOfBoth(step.seen, next.seen),
  instructions: { ...step.instructions, seconds: step.instructions.seconds + next.instructions.seconds },
  takenTransitions: [...step.takenTransitions, ...next.takenTransitions],
  expected: {
    ...next.expected,
    startedCalls: [...step.expected.startedCalls, ...next.expected.startedCalls],
    effects: [...step.expected.effects, ...next.expected.effects],
    sentEvents: [...step.expected.sentEvents, ...next.expected.sentEvents],
  },
})

const seenOfBoth = (first: string, second: string): string => {
  const seen = [...new Set([first, second])].filter((text) => !nothingToSee.includes(text))
  return seen.length > 0 ? joinSentences(seen) : second
}
