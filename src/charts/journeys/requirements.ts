import { type CompleteJourney, JourneyNotFound, type Requirement, requirementText } from '#charts/journeys/journey.ts'
import type { FoundJourney, FoundStep } from '#charts/journeys/findJourney.ts'
import type { LiveChart } from '#charts/journeys/liveSystem.ts'
import { nearNames } from '#charts/journeys/nearNames.ts'
import type { JourneyStep } from '#charts/journeys/recorder.ts'
import { allInputs, inputName } from '#charts/paths/model/inputs.ts'
import { readChart } from '#charts/read/chart.ts'
import { activeStates } from '#charts/read/running.ts'

/** Throws if the chart has no such state, transition or input. The message has the names that are near. */
export const assertKnown = (requirement: Requirement, { testModels }: CompleteJourney): void => {
  const { chart, where } = requirement
  const problem = `No chart can meet: ${requirementText(requirement)}.`
  const testModel = testModels.find(({ id }) => id === chart)
  if (!testModel) {
    const ids = testModels.map(({ id }) => id)
    throw new JourneyNotFound(`${problem} There is no chart "${chart}". Near: ${nearNames(chart, ids).join(', ')}.`)
  }
  const { states, transitions } = readChart(testModel.machine)
  const paths = states.map(({ path }) => path)
  const ids = transitions.map(({ id }) => id)
  const inputs = allInputs(testModel).map(inputName)
  if ([...paths, ...ids, ...inputs].includes(where)) return
  const isInput = /^(event|outcome|start) /.test(where)
  const [kind, names] = isInput ? ['inputs', inputs] : where.includes(': ') ? ['transitions', ids] : ['states', paths]
  const near = nearNames(where, names).map((name) => `"${name}"`)
  throw new JourneyNotFound(`${problem} Near ${kind} of ${chart}: ${near.join(', ')}.`)
}

/** Whether a step enters the state, takes the transition or is the input of a requirement. */
export const isMet = ({ chart, where }: Requirement, { input, charts }: JourneyStep): boolean =>
  (input?.chart === chart && inputName(input.input) === where) ||
  [...charts.values()].some(
    ({ testModel, enteredStates, takenTransitions }) =>
      testModel.id === chart && [...enteredStates, ...takenTransitions].includes(where),
  )

/** Whether a running chart is in the state of a requirement. */
export const isActive = ({ chart, where }: Requirement, live: readonly LiveChart[]): boolean =>
  live.some(({ testModel, snapshot }) => testModel.id === chart && activeStates(snapshot).includes(where))

/** The requirements that each step meets: those that a path must pass in their order, the others at the last entry. */
export const marksOf = ({ journey, steps }: FoundJourney): Map<FoundStep, Requirement[]> => {
  const marks = new Map<FoundStep, Requirement[]>()
  let from = 0
  for (const requirement of journey.sequence.filter(({ kind }) => kind !== 'never')) {
    const isNext = (step: FoundStep, index: number): boolean => index >= from && isMet(requirement, step)
    const index = requirement.kind === 'mustPass' ? steps.findIndex(isNext) : steps.findLastIndex(isNext)
    const step = steps[index]
    if (!step) continue
    if (requirement.kind === 'mustPass') from = index
    marks.set(step, [...(marks.get(step) ?? []), requirement])
  }
  return marks
}
