import { openPage } from '#machines/manualTest.ts'
import { eventually, mustPass, never } from '#charts/journeys/journey.ts'
import { consoleAt, correctCode, type ConsoleJourney } from '#machines/journeys/console.ts'

/** Sign-in, code, dashboard. */
export const signInJourney: ConsoleJourney = {
  ...consoleAt('/sign-in'),
  id: 'signIn',
  title: 'An admin signs in and sees the figures',
  start: 'the person opens the sign-in page',
  manual: { start: openPage('/sign-in'), inputs: correctCode },
  sequence: [
    mustPass('auth/signIn', 'submitting'),
    mustPass('auth/verify', 'open.code.checking'),
    mustPass('session/session', 'admitted'),
    mustPass('dashboard/section', 'succeeded'),
    eventually('dashboard/dashboard', 'cards.showing'),
    never('auth/verify', 'unauthorized'),
    never('app/app', 'broken'),
  ],
}
