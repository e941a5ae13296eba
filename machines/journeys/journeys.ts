import type { ConsoleJourney } from '#machines/journeys/console.ts'
import { expiredSessionJourney } from '#machines/journeys/expiredSession.journey.ts'
import { referralSignUpJourney } from '#machines/journeys/referralSignUp.journey.ts'
import { signInJourney } from '#machines/journeys/signIn.journey.ts'
import { undoSuspensionJourney } from '#machines/journeys/undoSuspension.journey.ts'

/** Every path through several charts. */
export const journeys: readonly ConsoleJourney[] = [
  signInJourney,
  expiredSessionJourney,
  undoSuspensionJourney,
  referralSignUpJourney,
]
