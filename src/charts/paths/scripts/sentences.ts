import type { Configuration } from '#charts/paths/model/configuration.ts'
import { configurationKey, type Edge, type Vertex } from '#charts/paths/model/configurationGraph.ts'
import { readChart } from '#charts/read/chart.ts'
import {
  describeEnteredStates,
  describeTakenTransitions,
  joinSentences,
  type TestModelOwner,
} from '#charts/paths/scripts/clauses.ts'

type Step = Pick<Edge, 'configuration' | 'expected'> & {
  readonly from: Pick<Vertex, 'configuration'>
}

export { whenClause } from '#charts/paths/scripts/clauses.ts'

/**
 * The expected result of a step: what its transitions say, the states that it enters, and its effects. Without any of
 * them, it says whether the configuration stays the same.
 * @param wait for a person, the step after which the page waits, if it goes on at once. States that end before it
 * cannot be seen in time and are left out
 */
export const thenClause = (owner: TestModelOwner, step: Step, wait?: Pick<Step, 'configuration'>): string => {
  const settled = wait?.configuration ?? step.configuration
  const clauses = [
    ...describeTakenTransitions(readChart(owner.testModel.machine).transitions, step),
    ...describeEnteredStates(owner, step, settled),
    ...describeEffects(owner, step),
  ]
  if (clauses.length > 0) return joinSentences([...new Set(clauses)])
  if (settled !== step.configuration) return 'the next step follows at once'
  const [before, after] = [step.from.configuration, step.configuration].map((configuration: Configuration) =>
    configurationKey(owner.testModel, configuration),
  )
  return before === after ? 'nothing changes' : 'the page looks the same'
}

/** The bell lists what a toast says: the text of the toast is enough. */
const describeEffects = ({ testModel: { describeEffect } }: TestModelOwner, { expected }: Step): string[] => {
  const effects = expected.effects as readonly { type: string; text?: string; receiver?: string }[]
  return effects
    .filter(
      ({ receiver, text }) => !(receiver && text && effects.some((other) => !other.receiver && other.text === text)),
    )
    .flatMap((effect) => describeEffect?.(effect) ?? [])
}
