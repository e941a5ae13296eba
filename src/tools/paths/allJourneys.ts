import type { ConsoleJourney } from '#machines/journeys/console.ts'
import { journeys } from '#machines/journeys/journeys.ts'
import type { Journey } from '#charts/journeys/journey.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'

const withTestModels = ({ ownTestModels = [], ...journey }: ConsoleJourney): Journey => ({
  ...journey,
  testModels: [...allTestModels.filter(({ id }) => !ownTestModels.some((own) => own.id === id)), ...ownTestModels],
})

/** The paths through several charts of the console. */
export const allJourneys: readonly Journey[] = journeys.map(withTestModels)

/** A journey of any file. One that starts with a chart of the console has the test models of the console. */
export const completeIfOfConsole = (journey: Journey | ConsoleJourney): Journey =>
  'ownTestModels' in journey || allTestModels.some(({ machine }) => machine === journey.machine)
    ? withTestModels(journey)
    : journey
