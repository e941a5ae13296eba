import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { bus } from '#app/actors/eventBus.ts'
import { dashboard } from '#app/actors/dashboard.ts'
import { fetchLateChart, lateCharts } from '#app/actors/lazyCharts.ts'
import { awaitNetwork, wireLifetime } from '#app/actors/lifetime.ts'
import { PaletteDialog } from '#app/router/lazyPages.tsx'
import { forgetRecords } from '#app/actors/records.ts'
import { identities, sessions } from '#app/actors/sessions.ts'
import { wireWayIn } from '#app/actors/auth.ts'
import { adminAreaMachine } from '#machines/admin/adminArea.machine.ts'
import { paletteMachine } from '#machines/app/palette.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { recallDetails, remember, remembered, withPicture } from '#services/storage/preferences.ts'
import { hearPaletteKeys, hearTyping } from '#services/browser/shortcut.ts'
import { hearProfile } from '#services/browser/tabs.ts'

/** Ends the session of whoever is signed in as an admin, here and everywhere (§4). */
export const endAdminSession = (): Promise<void> => {
  forgetRecords()
  remember(remembered.validatedEmail, null)
  return sessions.admin.end()
}

const signOut = fromPromise<void>(endAdminSession)

/** How admins sign in. */
export const admins = wireWayIn(sessions.admin, identities.admin, 'validatedEmail')

const session = sessionMachine.provide({
  actors: {
    readSession: fromPromise(async () => {
      const reading = await sessions.admin.read()
      return reading.kind === 'signedIn' ? { ...reading, profile: withPicture(reading.profile) } : reading
    }),
    removeTokens: fromPromise(async () => sessions.admin.forget()),
    awaitNetwork,
  },
})

const lifetime = wireLifetime(sessions.admin, admins)

/** Tells of a profile that was saved, in this tab by the event bus (§4) and in others. */
const hearSavedProfile = fromCallback<EventObject>(({ sendBack }) => {
  const tell = (isElsewhere: boolean) => async () => {
    // Where the session cannot be read now, the header stays as it is until the next time.
    const reading = await sessions.admin.read().catch(() => null)
    if (reading?.kind !== 'signedIn') return
    const details = recallDetails(reading.profile)
    const profile = withPicture({ ...reading.profile, name: details.name })
    sendBack({ type: 'profile.changed', profile, ...(isElsewhere && { details }) })
  }
  const ends = [bus.listen('PROFILE_UPDATED', tell(false)), hearProfile(tell(true))]
  return () => ends.forEach((end) => end())
})

const fetchPalette = () => Promise.all([import('#app/actors/palette.ts'), PaletteDialog.fetch()])

/** The palette is there by the time that the second key goes down. */
const warmPalette = () => void fetchPalette().catch(() => undefined)

const palette = paletteMachine.provide({
  actors: {
    hearShortcut: fromCallback(({ sendBack }) =>
      hearPaletteKeys(() => sendBack({ type: 'palette.toggled' }), warmPalette),
    ),
    hearTyping: fromCallback(({ sendBack }) =>
      hearTyping((term) => sendBack(term === null ? { type: 'palette.dismissed' } : { type: 'term.changed', term })),
    ),
    gather: fromPromise(async () => (await fetchPalette())[0].gatherEntries()),
  },
})

/** Whoever signs in next finds nothing that somebody else has loaded. */
bus.listen('AUTH_STATE_CHANGED', forgetRecords)

/** The admin area with the services it calls. */
export const adminArea = adminAreaMachine.provide({
  actors: {
    palette,
    session,
    lifetime,
    signOut,
    dashboard,
    fetchPage: fromPromise(({ input }) => fetchLateChart(input.route)),
    hearProfile: hearSavedProfile,
    settings: lateCharts.settings.chart,
    reports: lateCharts.reports.chart,
    users: lateCharts.users.chart,
    items: lateCharts.items.chart,
    marketers: lateCharts.marketers.chart,
  },
})
