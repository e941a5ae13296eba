import { fromPromise } from 'xstate'
import { deleteAccountLogic } from '#app/actors/deleteAccount.ts'
import { lazyCharts } from '#app/actors/lazyCharts.ts'
import { awaitNetwork, createLifetimeLogic } from '#app/actors/lifetime.ts'
import { identities, sessions } from '#app/actors/sessions.ts'
import { createAuthActors } from '#app/actors/auth.ts'
import { ambassadorAreaMachine } from '#machines/ambassador/ambassadorArea.machine.ts'
import { marketerSessionMachine } from '#machines/session/marketerSession.machine.ts'
import { clearMarketer, storeMarketer, readPreference, preferences } from '#services/storage/preferences.ts'

/** How marketers sign in. */
export const marketerAuth = createAuthActors(
  sessions.marketer,
  identities.marketer,
  'marketerValidatedEmail',
  async () => {
    const reading = await sessions.marketer.read()
    if (reading.kind === 'signedIn') storeMarketer(reading.profile)
  },
)

const marketerSession = marketerSessionMachine.provide({
  actors: {
    readSession: fromPromise(async () => {
      const reading = await sessions.marketer.read()
      const profile = reading.kind === 'signedIn' ? reading.profile : null
      return {
        profile,
        keptEmail: readPreference(preferences.marketerEmail),
        keptUserId: readPreference(preferences.marketerUserId),
      }
    }),
    clearMarketer: fromPromise(async () => {
      sessions.marketer.clear()
      clearMarketer()
    }),
    awaitNetwork,
  },
})

/** All that is kept of the marketer leaves the browser at once, whatever becomes of the call that ends the session everywhere (§4). */
const signOutMarketer = fromPromise<void>(() => {
  clearMarketer()
  return sessions.marketer.signOut()
})

/** The ambassador area with the services it calls. */
export const ambassadorAreaLogic = ambassadorAreaMachine.provide({
  actors: {
    marketerSession,
    lifetime: createLifetimeLogic(sessions.marketer, marketerAuth),
    fetchDashboard: fromPromise<void>(() => lazyCharts.ambassadorDashboard.fetch()),
    ambassadorDashboard: lazyCharts.ambassadorDashboard.chart,
    deletion: deleteAccountLogic,
    signOutMarketer,
  },
})
