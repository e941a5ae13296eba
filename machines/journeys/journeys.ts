import { signInJourney } from '#machines/journeys/signIn.journey.ts'
import type { ConsoleJourney } from '#machines/journeys/console.ts'

/** Every path through several charts. */
export const journeys: readonly ConsoleJourney[] = [signInJourney]
