import { fromCallback, fromPromise } from 'xstate'
import type { Route } from '#domain/addresses.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { rangeOf } from '#domain/timeFrames.ts'
import { lateChart } from '#app/lateChart.ts'
import { fetchListPages } from '#app/pages.tsx'
import { absolute, settings } from '#app/settings.ts'
import { awaitNetwork, inSession, wireLifetime } from '#app/lifetime.ts'
import { once } from '#app/once.ts'
import { identities, sessions } from '#app/sessions.ts'
import { markAndAsk, wireWayIn } from '#app/waysIn.ts'
import { ambassadorAreaMachine } from '#machines/ambassador/ambassadorArea.machine.ts'
import { marketerSessionMachine } from '#machines/ambassador/marketerSession.machine.ts'
import { adminAreaMachine } from '#machines/app/adminArea.machine.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { networkMachine } from '#machines/app/network.machine.ts'
import { sessionMachine } from '#machines/auth/session.machine.ts'
import { signUpMachine } from '#machines/auth/signUp.machine.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import type { itemsMachine } from '#machines/items/items.machine.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'
import { forgetMarketer, keepMarketer, recall, remember, remembered } from '#services/remembered.ts'
import { hearNetwork } from '#services/network.ts'
import { sessionStore } from '#services/storage.ts'

const dashboard = once(async () => {
  const [{ createApi }, { createDashboardService }] = await Promise.all([import('#services/graphql.ts'), import('#services/dashboard.ts')])
  return createDashboardService(createApi(absolute(settings.VITE_GRAPHQL_ENDPOINT), settings.VITE_GRAPHQL_API_KEY))
})

const endAdminSession = (): Promise<void> => {
  remember(remembered.validatedEmail, null)
  return sessions.admin.end()
}

const signOut = fromPromise<void>(endAdminSession)

const admins = wireWayIn(identities.admin, 'validatedEmail')

const marketers = wireWayIn(identities.marketer, 'marketerValidatedEmail', async () => {
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

const ambassadorArea = ambassadorAreaMachine.provide({
  actors: { marketerSession, lifetime: wireLifetime(sessions.marketer, marketers), signOutMarketer },
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
    readSession: fromPromise(() => sessions.admin.read()),
    removeTokens: fromPromise(async () => sessions.admin.forget()),
    awaitNetwork,
  },
})

const lifetime = wireLifetime(sessions.admin, admins)

const section = sectionMachine.provide({
  actors: {
    loadSection: fromPromise(({ input, signal, system }) =>
      inSession(system, signal, async () => (await dashboard()).loadSection(input.section, rangeOf(input.frame, new Date()), signal)),
    ),
  },
})

/** The charts of users and items come with the code of their pages. */
let lists: { readonly users: typeof usersMachine; readonly items: typeof itemsMachine } | undefined
const loadedLists = () => {
  if (!lists) throw new Error('The lists were not fetched')
  return lists
}

const fetchLists = fromPromise<void>(async () => {
  const [loaded] = await Promise.all([import('#app/lists.ts'), fetchListPages()])
  lists = loaded
})

const adminArea = adminAreaMachine.provide({
  actors: {
    session,
    lifetime,
    signOut,
    fetchLists,
    dashboard: dashboardMachine.provide({ actors: { section } }),
    users: lateChart(() => loadedLists().users),
    items: lateChart(() => loadedLists().items),
  },
})

const network = networkMachine.provide({
  actors: { hearNetwork: fromCallback(({ sendBack }) => hearNetwork((isOnline) => sendBack({ type: isOnline ? 'network.returned' : 'network.lost' }))) },
})

/** The product's charts with the services they call. */
export const wiredApp = appMachine.provide({
  actors: {
    network,
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
