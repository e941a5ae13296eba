import { type CompleteJourney, JourneyNotFound, type Requirement, requirementText } from '#charts/journeys/journey.ts'
import type { FoundJourney, FoundStep } from '#charts/journeys/foundJourney.ts'
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

/** Throws if a journey requires what it forbids. */
export const assertConsistent = ({ title, sequence }: CompleteJourney): void => {
  for (const forbidden of sequence.filter(({ kind }) => kind === 'never')) {
    const required = sequence.find(
      ({ kind, chart, where }) => kind !== 'never' && chart === forbidden.chart && where === forbidden.where,
    )
    if (required) {
      const texts = [required, forbidden].map(requirementText).join(', but ')
      throw new JourneyNotFound(`"${title}" contradicts itself: ${texts}.`)
    }
  }
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

/** The next requirements that a step meets. Each of them has another chart, so that none is met twice by one step. */
export const metBy = (step: JourneyStep, next: readonly Requirement[]): readonly Requirement[] => {
  const end = next.findIndex(
    (requirement, index) =>
      !isMet(requirement, step) || next.slice(0, index).some(({ chart }) => chart === requirement.chart),
  )
  return end < 0 ? next : next.slice(0, end)
}

/** The requirements that each step meets: those that a path must pass in their order, the others at the last entry. */
export const marksOf = ({ journey, steps }: FoundJourney): Map<FoundStep, Requirement[]> => {
  const atEnd = journey.sequence.filter(({ kind }) => kind === 'eventually')
  let open = journey.sequence.filter(({ kind }) => kind === 'mustPass')
  const marks = steps.map((step): [FoundStep, Requirement[]] => {
    const met = metBy(step, open)
    open = open.slice(met.length)
    return [step, [...met, ...atEnd.filter((requirement) => lastThatMeets(requirement, steps) === step)]]
  })
  return new Map(marks.filter(([, requirements]) => requirements.length > 0))
}

const lastThatMeets = (requirement: Requirement, steps: readonly FoundStep[]): FoundStep | undefined =>
  steps.findLast((step) => isMet(requirement, step))
