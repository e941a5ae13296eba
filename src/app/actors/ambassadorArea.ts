import { fromPromise } from 'xstate'
import { deletion } from '#app/actors/deleteAccount.ts'
import { lateCharts } from '#app/actors/lazyCharts.ts'
import { awaitNetwork, wireLifetime } from '#app/actors/lifetime.ts'
import { identities, sessions } from '#app/actors/sessions.ts'
import { wireWayIn } from '#app/actors/auth.ts'
import { ambassadorAreaMachine } from '#machines/ambassador/ambassadorArea.machine.ts'
import { marketerSessionMachine } from '#machines/session/marketerSession.machine.ts'
import { forgetMarketer, keepMarketer, recall, remembered } from '#services/storage/preferences.ts'

/** How marketers sign in. */
export const marketers = wireWayIn(sessions.marketer, identities.marketer, 'marketerValidatedEmail', async () => {
  const reading = await sessions.marketer.read()
  if (reading.kind === 'signedIn') keepMarketer(reading.profile)
})

const marketerSession = marketerSessionMachine.provide({
  actors: {
    readSession: fromPromise(async () => {
      const reading = await sessions.marketer.read()
      const profile = reading.kind === 'signedIn' ? reading.profile : null
      return { profile, keptEmail: recall(remembered.marketerEmail), keptUserId: recall(remembered.marketerUserId) }
    }),
    clearMarketer: fromPromise(async () => {
      sessions.marketer.forget()
      forgetMarketer()
    }),
    awaitNetwork,
  },
})

/** All that is kept of the marketer leaves the browser at once, whatever becomes of the call that ends the session everywhere (§4). */
const signOutMarketer = fromPromise<void>(() => {
  forgetMarketer()
  return sessions.marketer.end()
})

/** The ambassador area with the services it calls. */
export const ambassadorArea = ambassadorAreaMachine.provide({
  actors: {
    marketerSession,
    lifetime: wireLifetime(sessions.marketer, marketers),
    fetchDashboard: fromPromise<void>(() => lateCharts.ambassadorDashboard.fetch()),
    ambassadorDashboard: lateCharts.ambassadorDashboard.chart,
    deletion,
    signOutMarketer,
  },
})
