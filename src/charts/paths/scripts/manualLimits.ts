import type { ManualStep } from '#charts/manualTest.ts'
import type { AnyMachineSnapshot } from 'xstate'
import type { TestModel } from '#charts/testModel.ts'
import type { IsPossible } from '#charts/paths/model/configurationGraph.ts'
import { type Input, inputName } from '#charts/paths/model/inputs.ts'

/** A person needs this long for one step. What ends sooner, ends before the next step. */
const stepMs = 5_000
/** Nobody waits longer for one step. */
const longestWaitMs = 120_000

/** How a person produces an input of any chart. */
export type AnyManualStep = ManualStep<AnyMachineSnapshot>

/** How a person produces an input; undefined if only the automatic test tries it. */
export const manualStepOf = ({ manual }: TestModel, input: Input): AnyManualStep | undefined => {
  if (input.type === 'delay') return input.milliseconds <= longestWaitMs ? {} : undefined
  if (input.type === 'start') return manual?.starts[input.case]
  return manual?.inputs[inputName(input)]
}

/** Whether the page does a step without the person. */
const isByItself = ({ action, data, fault }: AnyManualStep): boolean => !action && !data && !fault

/** Whether a person can produce an input in a configuration of the local stack. */
export const isPossibleByHand =
  (testModel: TestModel): IsPossible =>
  (input, { snapshot, runningCalls, timers }) => {
    const step = manualStepOf(testModel, input)
    if (step === undefined) return false
    if (!snapshot) return true
    const { atOnce, answered } = endsOf(testModel, runningCalls)
    const isBrief = timers.some(({ left }) => left <= stepMs)
    if (atOnce.length > 0 && !(input.type === 'outcome' && atOnce.includes(input.invoke))) return false
    if (atOnce.length === 0 && isBrief && input.type !== 'delay') return false
    // A call that is answered ends before a long delay, and before a call that started after it.
    if (input.type === 'delay' && input.milliseconds > stepMs && answered.length > 0) return false
    if (input.type === 'outcome' && answered.includes(input.invoke) && answered[0] !== input.invoke) return false
    return step.isPossible?.(snapshot) ?? true
  }

/** The running calls that end at once, and those that a fault answers later, in the order of their start. */
const endsOf = (testModel: TestModel, runningCalls: readonly string[]) => ({
  atOnce: runningCalls.filter((id) => manualStepsOfCall(testModel, id).some(isByItself)),
  answered: runningCalls.filter((id) => manualStepsOfCall(testModel, id).some(({ fault }) => fault !== undefined)),
})

/** How a person produces the outcomes of a call. */
export const manualStepsOfCall = ({ manual }: TestModel, id: string): AnyManualStep[] =>
  Object.entries(manual?.inputs ?? {}).flatMap(([name, step]) =>
    name === `outcome ${id}` || name.startsWith(`outcome ${id}: `) ? [step] : [],
  )
