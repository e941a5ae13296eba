import type { AnyStateMachine } from 'xstate'
import { freeModelOf, modelDefaults } from '#charts/generatedModel.ts'
import { type CheckResult, checkChart } from '#charts/paths/check/check.ts'
import { findHiddenFields } from '#charts/paths/check/hiddenFields.ts'
import type { CoverageCriterion } from '#charts/paths/generate/criteria.ts'
import { type ChartScripts, scriptsOf } from '#charts/paths/scripts/testScripts.ts'
import type { DrawnChart } from '#charts/pictures/drawnChart.ts'
import { outlineOf } from '#charts/pictures/outline.ts'
import { toDrawnChart } from '#charts/pictures/toDrawnChart.ts'
import { withNamedCalls } from '#charts/read/config.ts'
import type { TestModel } from '#charts/testModel.ts'

/** The paths of a chart, what they leave out and why, and the chart as scripts, as text and for a picture. */
export interface CheckedChart extends CheckResult {
  readonly scripts: ChartScripts
  readonly drawing: DrawnChart
  readonly outline: string
  /** The fields of the context that the key of the model hides, and that decide a step. */
  readonly hiddenFields: readonly string[]
}

/**
 * Checks a chart of XState 5. Without a model nothing of the chart runs: guards are free choices, actions are left out,
 * delays end and calls end with a result or an error. With a model, guards and assigns run with its inputs, events
 * and outcomes.
 */
export const check = <M extends AnyStateMachine>(
  machine: M,
  model?: Partial<TestModel<M>>,
  criteria: readonly CoverageCriterion[] = ['zero-switch'],
): CheckedChart => {
  const named = withNamedCalls(machine)
  const isEmpty = Object.keys(model ?? {}).every((key) => key === 'id' || key === 'machine')
  const generated = isEmpty ? freeModelOf(named) : modelDefaults(named)
  const mayStop = model?.keyOf === undefined
  const testModel = { ...generated, mayStop, ...(model as unknown as Partial<TestModel>), machine: named }
  const result = checkChart(testModel, criteria)
  const drawing = toDrawnChart(testModel)
  const hiddenFields = testModel.isFree ? [] : findHiddenFields(result.graph)
  return { ...result, scripts: scriptsOf(result), drawing, outline: outlineOf(drawing), hiddenFields }
}
