import { applyInput, type Configuration } from '#charts/paths/model/configuration.ts'
import type { Input } from '#charts/paths/model/inputs.ts'
import type { Condition } from '#charts/read/freeChart.ts'
import type { InstrumentedChart } from '#charts/read/instrument.ts'

/** A step can check conditions without end. */
const most = { conditions: 12, cases: 64 } as const

/**
 * An input once for each combination of conditions that leads to another result. If guards are no free choices, these
 * are no questions, and the input stays as it is.
 */
export const withConditions = (
  chart: InstrumentedChart,
  configuration: Configuration,
  input: Input,
  keyOf: (configuration: Configuration) => string,
): Input[] => {
  if (!chart.takeConditions) return [input]
  const found = new Map<string, Input>()
  const open: (readonly Condition[])[] = [[]]
  for (const choices of open) {
    const result = applyInput(chart, configuration, { ...input, conditions: choices })
    const conditions = chart.takeConditions()
    const key = [...result.lastStep.takenTransitions, keyOf(result)].join('\n')
    if (!found.has(key)) found.set(key, { ...input, conditions })
    for (const [index, { text, holds }] of conditions.slice(0, most.conditions).entries())
      if (index >= choices.length && open.length < most.cases)
        open.push([...conditions.slice(0, index), { text, holds: !holds }])
  }
  return [...found.values()]
}
