import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { eventBus } from '#app/actors/eventBus.ts'
import { dashboardLogic } from '#app/actors/dashboard.ts'
import { loadLazyChart, lazyCharts } from '#app/actors/lazyCharts.ts'
import { awaitNetwork, createLifetimeLogic } from '#app/actors/lifetime.ts'
import { PaletteDialog } from '#app/router/lazyPages.tsx'
import { clearLoadedRecords } from '#app/actors/loadedRecords.ts'
import { identities, sessions } from '#app/actors/sessions.ts'
import { createAuthActors } from '#app/actors/auth.ts'
import { adminAreaMachine } from '#machines/admin/adminArea.machine.ts'
import { paletteMachine } from '#machines/app/palette.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { readStoredDetails, writePreference, preferences, withStoredPicture } from '#services/storage/preferences.ts'
import { subscribeToPaletteShortcut, subscribeToTyping } from '#services/browser/keyboard.ts'
import { subscribeToProfile } from '#services/browser/tabs.ts'

/** Ends the session of whoever is signed in as an admin, here and everywhere (§4). */
export const signOutAdmin = (): Promise<void> => {
  clearLoadedRecords()
  writePreference(preferences.validatedEmail, null)
  return sessions.admin.signOut()
}

const signOut = fromPromise<void>(signOutAdmin)

/** How admins sign in. */
export const adminAuth = createAuthActors(sessions.admin, identities.admin, 'validatedEmail')

const session = sessionMachine.provide({
  actors: {
    readSession: fromPromise(async () => {
      const reading = await sessions.admin.read()
      return reading.kind === 'signedIn' ? { ...reading, profile: withStoredPicture(reading.profile) } : reading
    }),
    removeTokens: fromPromise(async () => sessions.admin.clear()),
    awaitNetwork,
  },
})

const lifetime = createLifetimeLogic(sessions.admin, adminAuth)

/** Tells of a profile that was saved, in this tab by the event bus (§4) and in others. */
const subscribeToSavedProfile = fromCallback<EventObject>(({ sendBack }) => {
  const tell = (isElsewhere: boolean) => async () => {
    // Where the session cannot be read now, the header stays as it is until the next time.
    const reading = await sessions.admin.read().catch(() => null)
    if (reading?.kind !== 'signedIn') return
    const details = readStoredDetails(reading.profile)
    const profile = withStoredPicture({ ...reading.profile, name: details.name })
    sendBack({ type: 'profile.changed', profile, ...(isElsewhere && { details }) })
  }
  const ends = [eventBus.subscribe('PROFILE_UPDATED', tell(false)), subscribeToProfile(tell(true))]
  return () => ends.forEach((end) => end())
})

const fetchPalette = () => Promise.all([import('#app/actors/palette.ts'), PaletteDialog.fetch()])

/** The palette is there by the time that the second key goes down. */
const preloadPalette = () => void fetchPalette().catch(() => undefined)

const palette = paletteMachine.provide({
  actors: {
    subscribeToShortcut: fromCallback(({ sendBack }) =>
      subscribeToPaletteShortcut(() => sendBack({ type: 'palette.toggled' }), preloadPalette),
    ),
    subscribeToTyping: fromCallback(({ sendBack }) =>
      subscribeToTyping((term) =>
        sendBack(term === null ? { type: 'dialog.dismissed' } : { type: 'term.changed', term }),
      ),
    ),
    loadEntries: fromPromise(async () => (await fetchPalette())[0].createPaletteContent()),
  },
})

/** Whoever signs in next finds nothing that somebody else has loaded. */
eventBus.subscribe('AUTH_STATE_CHANGED', clearLoadedRecords)

/** The admin area with the services it calls. */
export const adminAreaLogic = adminAreaMachine.provide({
  actors: {
    palette,
    session,
    lifetime,
    signOut,
    dashboard: dashboardLogic,
    fetchPage: fromPromise(({ input }) => loadLazyChart(input.route)),
    hearProfile: subscribeToSavedProfile,
    settings: lazyCharts.settings.chart,
    reports: lazyCharts.reports.chart,
    users: lazyCharts.users.chart,
    items: lazyCharts.items.chart,
    marketers: lazyCharts.marketers.chart,
  },
})
