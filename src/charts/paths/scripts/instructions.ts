import { capitalize } from '#charts/pictures/words.ts'
import type { AnyMachineSnapshot } from 'xstate'
import { type Gesture, gesturesOf, orderOf } from '#charts/gestures.ts'
import type { ManualFault, ManualStep } from '#charts/manualTest.ts'
import type { TestModel } from '#charts/testModel.ts'
import type { Edge, IsPossible } from '#charts/paths/model/configurationGraph.ts'
import { type Input, inputName } from '#charts/paths/model/inputs.ts'

/** How a person performs one step. */
export interface Instructions {
  /**
   * `automatic`: only the automatic test can perform the step. `after`: a step before it is automatic. `unknown`: the
   * test model is generated. `program`: the test model has no instructions at all.
   */
  readonly by: 'person' | 'automatic' | 'after' | 'unknown' | 'program'
  /** What to do before the faults are switched on. */
  readonly preparation: readonly Gesture[]
  /** The faults to switch on before the step. */
  readonly faults: readonly ManualFault[]
  /** What to do; empty if the page does the step by itself. */
  readonly action: readonly Gesture[]
  /** How long the step can take, in seconds; 0 if it is immediate. */
  readonly seconds: number
}

/** A slow answer also needs a moment to be shown. */
const spareMs = 5_000

/** The instructions for each step of a path, from the start of the chart. */
export const instructionsOf = (testModel: TestModel, edges: readonly Edge[]): Instructions[] => {
  const isPossible = isPossibleByHand(testModel)
  const steps = edges.map(({ input }) => manualStepOf(testModel, input) ?? {})
  const stepBefore = (index: number) => stepBeforeCall(edges, steps, index, callOf(testModel, edges[index]?.input))
  for (const [index, { instead }] of steps.entries()) {
    const before = instead ? stepBefore(index) : 0
    if (instead) steps[before] = { ...steps[before], ...instead }
  }
  const faults = steps.map((step): ManualFault[] => [...(step.faults ?? [])])
  for (const [index, { fault }] of steps.entries()) if (fault) faults[stepBefore(index)]?.push(fault)
  for (const [index, fault] of faultsOfOpenCalls(testModel, edges)) faults[lastAction(steps, index)]?.push(fault)
  const firstAutomatic = edges.findIndex(({ input, from }) => !isPossible(input, from.configuration))
  return edges.map((edge, index) => ({
    by: performerOf(testModel, index, firstAutomatic),
    preparation: gesturesOf(steps[index]?.preparation),
    faults: faults[index] ?? [],
    action: actionOf(edge, steps[index]),
    seconds: secondsOf(edge, steps[index]),
  }))
}

const performerOf = ({ isFree, manual }: TestModel, index: number, firstAutomatic: number): Instructions['by'] => {
  if (isFree) return 'unknown'
  if (!manual) return 'program'
  if (index === firstAutomatic) return 'automatic'
  return firstAutomatic >= 0 && index > firstAutomatic ? 'after' : 'person'
}

const actionOf = ({ from }: Edge, { action }: AnyManualStep = {}): readonly Gesture[] => {
  if (typeof action !== 'function') return gesturesOf(action)
  return from.configuration.snapshot ? gesturesOf(action(from.configuration.snapshot)) : []
}

const secondsOf = ({ input }: Edge, step: AnyManualStep | undefined): number => {
  if (input.type === 'delay') return Math.ceil(input.milliseconds / 1_000)
  const answerMs = step?.fault?.ms ?? 0
  return answerMs > 0 ? Math.ceil((answerMs + spareMs) / 1_000) : 0
}

/**
 * The last step before a call starts in which the person does something. The product uses faults of one call in the
 * order of the commands, so a person has no command to run while an answer is on its way.
 */
const stepBeforeCall = (edges: readonly Edge[], steps: readonly AnyManualStep[], end: number, id = ''): number => {
  const start = edges.slice(0, end).findLastIndex(({ expected }) => expected.startedCalls.includes(id))
  return lastAction(steps, start)
}

const lastAction = (steps: readonly AnyManualStep[], index: number): number =>
  Math.max(
    steps.slice(0, index + 1).findLastIndex(({ action }) => action),
    0,
  )

/** The faults that delay the calls that still run when the script ends, or that the person cancels. */
const faultsOfOpenCalls = (testModel: TestModel, edges: readonly Edge[]): [number, ManualFault][] =>
  edges.flatMap(({ expected, configuration: { snapshot } }, index) =>
    expected.startedCalls.flatMap((id): [number, ManualFault][] => {
      const next = edges
        .slice(index + 1)
        .find(({ expected: { startedCalls }, input }) => startedCalls.includes(id) || callOf(testModel, input) === id)
      const isEnded = callOf(testModel, next?.input) === id
      const answered = manualStepsOfCall(testModel, id).filter(({ fault }) => fault)
      const possible = answered.find(({ isPossible }) => !snapshot || (isPossible?.(snapshot) ?? true))
      const fault = (possible ?? answered[0])?.fault
      return fault && !isEnded ? [[index, fault]] : []
    }),
  )

/** Whether the page does a step by itself before a person can look at what is shown until then. */
export const isAtOnce = ({ by, action, seconds }: Instructions): boolean =>
  by === 'person' && action.length === 0 && seconds <= 1

/** The texts that the person enters, by the label of the field. */
export const dataOf = ({ action }: Instructions): [label: string, text: string][] =>
  action.flatMap((gesture) => (gesture.kind === 'fill' ? [[gesture.label, gesture.text]] : []))

/** The instructions as sentences. Empty after a step that only the automatic test performs. */
export const toSentences = (instructions: Instructions): string[] => {
  const { by, preparation, faults, action, seconds } = instructions
  if (by === 'automatic')
    return ['A person cannot do this step. From here on, only the automatic test follows the script.']
  if (by !== 'person') return []
  const orders = orderOf([...(faults.length > 0 ? [] : preparation), ...action])
  return [
    ...(faults.length > 0 && preparation.length > 0 ? [`${capitalize(orderOf(preparation))}.`] : []),
    ...faults.map(({ command }) => `Run: ${command}`),
    ...(orders === '' ? [] : [`${capitalize(orders)}.`]),
    ...(isAtOnce(instructions) && seconds === 0 ? ['The page does this by itself, at once.'] : []),
    ...(seconds > 0 ? [seconds === 1 ? 'Wait 1 second.' : `Wait up to ${seconds} seconds.`] : []),
  ]
}

/** A person needs this long for one step. What ends sooner, ends before the next step. */
const stepMs = 5_000
/** Nobody waits longer for one step. */
export const longestWaitMs = 120_000

/** How a person produces an input of any chart. */
type AnyManualStep = ManualStep<AnyMachineSnapshot>

/** How a person produces an input; undefined if only the automatic test tries it. */
export const manualStepOf = ({ manual }: TestModel, input: Input): AnyManualStep | undefined => {
  if (input.type === 'delay') return input.milliseconds <= longestWaitMs ? {} : undefined
  if (input.type === 'start') return manual?.starts[input.case]
  return manual?.inputs[inputName(input)]
}

/** The call that an input answers. */
const callOf = (testModel: TestModel, input: Input | undefined): string | undefined =>
  input?.type === 'outcome' ? input.invoke : input && manualStepOf(testModel, input)?.call

/** Whether the page does a step without the person. */
const isByItself = ({ action, fault }: AnyManualStep): boolean => !action && !fault

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

/** Whether a call runs that ends before a person can look at the page. */
export const isPassingByHand = (testModel: TestModel, runningCalls: readonly string[]): boolean =>
  endsOf(testModel, runningCalls).atOnce.length > 0

/** How a person produces the outcomes of a call. */
const manualStepsOfCall = ({ manual }: TestModel, id: string): AnyManualStep[] =>
  Object.entries(manual?.inputs ?? {}).flatMap(([name, step]) =>
    name === `outcome ${id}` || name.startsWith(`outcome ${id}: `) || step.call === id ? [step] : [],
  )
