import type { Requirement } from '#charts/journeys/journey.ts'
import type { JourneyStep, LiveChart } from '#charts/journeys/liveSystem.ts'
import { inputName } from '#charts/paths/model/inputs.ts'
import { activeStates } from '#charts/read/running.ts'

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
