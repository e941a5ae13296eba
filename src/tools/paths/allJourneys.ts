import { journeys } from '#machines/journeys/journeys.ts'
import type { Journey } from '#charts/journeys/journey.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'

/** The paths through several charts of the console. A journey can have test models of its own. */
export const allJourneys: readonly Journey[] = journeys.map(({ ownTestModels = [], ...journey }) => ({
  ...journey,
  testModels: [...allTestModels.filter(({ id }) => !ownTestModels.some((own) => own.id === id)), ...ownTestModels],
}))
