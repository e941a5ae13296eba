import type { AnyMachineSnapshot } from 'xstate'
import { told } from '#charts/gestures.ts'
import type { ManualStep } from '#charts/manualTest.ts'
import type { CompleteJourney } from '#charts/journeys/journey.ts'
import type { JourneyInput } from '#charts/journeys/recorder.ts'
import { inputName } from '#charts/paths/model/inputs.ts'
import { whenClause } from '#charts/paths/scripts/clauses.ts'
import type { TestModel } from '#charts/testModel.ts'

export const testModelOf = ({ testModels }: CompleteJourney, { chart }: JourneyInput): TestModel =>
  testModels.find(({ id }) => id === chart) ?? (testModels[0] as TestModel)

/**
 * How a person makes an input: as the journey says it, or else the test model. A call ends well by itself. If the
 * test model has no instructions at all, the words of an event are an order. Undefined if a person has no instructions.
 */
export const manualStepOf = (
  journey: CompleteJourney,
  journeyInput: JourneyInput,
): ManualStep<AnyMachineSnapshot> | undefined => {
  const { chart, input } = journeyInput
  const name = inputName(input)
  const own = journey.manual?.inputs[`${chart} ${name}`]
  const isFailure = input.type === 'outcome' && input.status === 'failed'
  const testModel = testModelOf(journey, journeyInput)
  const { manual, notByHand } = testModel
  if (own || !(isFailure || input.type === 'event')) return own ?? withoutFault(manual?.inputs[name])
  if (manual || notByHand !== undefined) return manual?.inputs[name]
  return isFailure ? {} : { action: told(orderOf(whenClause(testModel, input))) }
}

/** What a person does for a call to end well, such as to wait. No fault is necessary. */
const withoutFault = ({ action }: ManualStep<AnyMachineSnapshot> = {}): ManualStep<AnyMachineSnapshot> =>
  action === undefined ? {} : { action }

/** `press 'Retry'` for `the person presses 'Retry'`. */
const orderOf = (when: string): string =>
  when.replace(/^the \w+ (\w+)/, (_, verb: string) => verb.replace(/(?<=ss|sh|ch|x|o)es$|s$/, ''))
