import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { Route } from '#domain/addresses.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { dashboard } from '#app/dashboard.ts'
import { deletion } from '#app/deletion.ts'
import { lateChart } from '#app/lateChart.ts'
import { bus } from '#app/bus.ts'
import { AmbassadorDashboard, fetchListPages, MarketersPage, PaletteDialog, ReportsPage, SettingsPage } from '#app/pages.tsx'
import { awaitNetwork, wireLifetime } from '#app/lifetime.ts'
import { forgetRecords } from '#app/records.ts'
import { identities, sessions } from '#app/sessions.ts'
import { markAndAsk, wireWayIn } from '#app/waysIn.ts'
import { ambassadorAreaMachine } from '#machines/ambassador/ambassadorArea.machine.ts'
import type { ambassadorDashboardMachine } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import { marketerSessionMachine } from '#machines/ambassador/marketerSession.machine.ts'
import { adminAreaMachine } from '#machines/app/adminArea.machine.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { paletteMachine } from '#machines/app/palette.machine.ts'
import { networkMachine } from '#machines/app/network.machine.ts'
import { versionMachine } from '#machines/app/version.machine.ts'
import { sessionMachine } from '#machines/auth/session.machine.ts'
import { signUpMachine } from '#machines/auth/signUp.machine.ts'
import type { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import type { reportsMachine } from '#machines/feedbacks/reports.machine.ts'
import type { itemsMachine } from '#machines/items/items.machine.ts'
import type { settingsMachine } from '#machines/settings/settings.machine.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'
import { forgetMarketer, keepMarketer, recall, recallDetails, remember, remembered, withPicture } from '#services/remembered.ts'
import { hearNetwork } from '#services/network.ts'
import { sessionStore } from '#services/storage.ts'
import { hearPaletteKeys } from '#services/shortcut.ts'
import { hearProfile } from '#services/tabs.ts'
import { hearVersion } from '#services/version.ts'

const endAdminSession = (): Promise<void> => {
  forgetRecords()
  remember(remembered.validatedEmail, null)
  return sessions.admin.end()
}

const signOut = fromPromise<void>(endAdminSession)

const admins = wireWayIn(sessions.admin, identities.admin, 'validatedEmail')

const marketers = wireWayIn(sessions.marketer, identities.marketer, 'marketerValidatedEmail', async () => {
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

/** The chart of the marketer's dashboard comes with its services, and the code of its page beside it. */
let dashboardOfMarketer: typeof ambassadorDashboardMachine | undefined
const loadedDashboard = () => {
  if (!dashboardOfMarketer) throw new Error('The dashboard was not fetched')
  return dashboardOfMarketer
}

const ambassadorArea = ambassadorAreaMachine.provide({
  actors: {
    marketerSession,
    lifetime: wireLifetime(sessions.marketer, marketers),
    fetchDashboard: fromPromise<void>(async () => {
      const [{ ambassadorDashboard }] = await Promise.all([import('#app/ambassador.ts'), AmbassadorDashboard.fetch()])
      dashboardOfMarketer = ambassadorDashboard
    }),
    ambassadorDashboard: lateChart(loadedDashboard),
    deletion,
    signOutMarketer,
  },
})

/** What §4 clears before a sign-up: the session of whoever is signed in as an admin here, and all that this tab keeps. */
const clearSession = fromPromise<void>(async () => {
  for (const key of sessionStore.keys()) sessionStore.remove(key)
  await endAdminSession()
})

const signUp = signUpMachine.provide({
  actors: {
    readPhone: fromPromise(async ({ input }) => (await import('#app/phone.ts')).readPhone(input.phone)),
    clearSession,
    register: fromPromise(async ({ input }) => (await identities.admin()).register(input)),
    sendCode: fromPromise(async ({ input }) => markAndAsk(await identities.admin(), 'validatedEmail', input.email)),
  },
})

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

/** The charts of users, items and marketers come with the code of their pages. */
let lists: { readonly users: typeof usersMachine; readonly items: typeof itemsMachine } | undefined
const loadedLists = () => {
  if (!lists) throw new Error('The lists were not fetched')
  return lists
}

let marketersChart: typeof marketersMachine | undefined
const loadedMarketers = () => {
  if (!marketersChart) throw new Error('The marketers were not fetched')
  return marketersChart
}

const fetchLists = fromPromise<void, { route: Route }>(async ({ input }) => {
  if (input.route === 'marketers') {
    const [loaded] = await Promise.all([import('#app/marketers.ts'), MarketersPage.fetch()])
    marketersChart = loaded.marketers
    return
  }
  const [loaded] = await Promise.all([import('#app/lists.ts'), fetchListPages()])
  lists = loaded
})

/** The charts of settings and feedbacks come with the code of their pages too. */
let office: { readonly settings?: typeof settingsMachine; readonly reports?: typeof reportsMachine } = {}
const loadedOf = <Name extends keyof typeof office>(name: Name) => {
  const chart = office[name]
  if (!chart) throw new Error(`The page of ${name} was not fetched`)
  return chart
}

const fetchPage = fromPromise<void, { route: Route }>(async ({ input }) => {
  if (input.route === 'settings') {
    const [{ account }] = await Promise.all([import('#app/account.ts'), SettingsPage.fetch()])
    office = { ...office, settings: account }
  } else {
    const [{ reportsMachine: reports }] = await Promise.all([import('#machines/feedbacks/reports.machine.ts'), ReportsPage.fetch()])
    office = { ...office, reports }
  }
})

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

const fetchPalette = () => Promise.all([import('#app/palette.ts'), PaletteDialog.fetch()])

/** The palette is there by the time that the second key goes down. */
const warmPalette = () => void fetchPalette().catch(() => undefined)

const palette = paletteMachine.provide({
  actors: {
    hearShortcut: fromCallback(({ sendBack }) => hearPaletteKeys(() => sendBack({ type: 'palette.toggled' }), warmPalette)),
    gather: fromPromise(async () => (await fetchPalette())[0].gatherEntries()),
  },
})

/** Whoever signs in next finds nothing that somebody else has loaded. */
bus.listen('AUTH_STATE_CHANGED', forgetRecords)

const adminArea = adminAreaMachine.provide({
  actors: {
    palette,
    session,
    lifetime,
    signOut,
    fetchLists,
    dashboard,
    fetchPage,
    hearProfile: hearSavedProfile,
    settings: lateChart(() => loadedOf('settings')),
    reports: lateChart(() => loadedOf('reports')),
    users: lateChart(() => loadedLists().users),
    items: lateChart(() => loadedLists().items),
    marketers: lateChart(loadedMarketers),
  },
})

const network = networkMachine.provide({
  actors: { hearNetwork: fromCallback(({ sendBack }) => hearNetwork((isOnline) => sendBack({ type: isOnline ? 'network.returned' : 'network.lost' }))) },
})

const version = versionMachine.provide({
  actors: { hearVersion: fromCallback(({ sendBack }) => hearVersion(() => sendBack({ type: 'version.replaced' }))) },
})

/** The product's charts with the services they call. */
export const wiredApp = appMachine.provide({
  actors: {
    network,
    version,
    signIn: admins.signIn,
    signUp,
    verify: admins.verify,
    ambassadorSignIn: marketers.signIn,
    ambassadorVerify: marketers.verify,
    adminArea,
    ambassadorArea,
  },
})

/** The access token in force, for the event bus (§4). */
export const readAccessToken = (audience: Audience): Promise<string | null> => sessions[audience].readAccessToken()

/** Fetches what the next step of a signed-out visitor needs before it is asked for. */
export const warmUp = (route: Route): void => {
  if (route === 'signIn' || route === 'signUp') void identities.admin().catch(() => undefined)
  if (route === 'signUp') void import('#app/phone.ts').catch(() => undefined)
  if (route === 'ambassadorSignIn') void identities.marketer().catch(() => undefined)
}
