import { fromCallback, fromPromise } from 'xstate'
import type { Route } from '#domain/addresses.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { rangeOf } from '#domain/timeFrames.ts'
import { absolute, settings } from '#app/settings.ts'
import { awaitNetwork, inSession, wireLifetime } from '#app/lifetime.ts'
import { markAndAsk, wireWayIn } from '#app/waysIn.ts'
import { adminAreaMachine } from '#machines/app/adminArea.machine.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { networkMachine } from '#machines/app/network.machine.ts'
import { sessionMachine } from '#machines/auth/session.machine.ts'
import { signUpMachine } from '#machines/auth/signUp.machine.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import type { Identity } from '#services/identity.ts'
import { keepMarketer, remember, remembered } from '#services/remembered.ts'
import { hearNetwork } from '#services/network.ts'
import { createSession } from '#services/session.ts'
import { sessionStore } from '#services/storage.ts'
import { adminPrefix, marketerPrefix } from '#services/tokenStorage.ts'

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

const { VITE_IDENTITY_POOL_ID: poolId, VITE_IDENTITY_CLIENT_ID: clientId } = settings
const endpoint = absolute(settings.VITE_IDENTITY_ENDPOINT)

const createIdentityOf = (prefix: typeof adminPrefix | typeof marketerPrefix) =>
  once<Identity>(async () => {
    const { createIdentity } = await import('#services/identity.ts')
    return createIdentity({ poolId, clientId, endpoint }, prefix)
  })

const identity = createIdentityOf(adminPrefix)
const marketerIdentity = createIdentityOf(marketerPrefix)

const idTokenCheck = once(async () => (await import('#services/idToken.ts')).createIdTokenCheck({ poolId, clientId, endpoint }))

const dashboard = once(async () => {
  const [{ createApi }, { createDashboardService }] = await Promise.all([import('#services/graphql.ts'), import('#services/dashboard.ts')])
  return createDashboardService(createApi(absolute(settings.VITE_GRAPHQL_ENDPOINT), settings.VITE_GRAPHQL_API_KEY))
})

const isGenuine = async (idToken: string): Promise<boolean> => (await idTokenCheck())(idToken)

const adminSession = createSession({ prefix: adminPrefix, clientId, identity, isGenuine })
const marketerSession = createSession({ prefix: marketerPrefix, clientId, identity: marketerIdentity, isGenuine })

const endAdminSession = (): Promise<void> => {
  remember(remembered.validatedEmail, null)
  return adminSession.end()
}

const signOut = fromPromise<void>(endAdminSession)

const admins = wireWayIn(identity, 'validatedEmail')

const marketers = wireWayIn(marketerIdentity, 'marketerValidatedEmail', async () => {
  const reading = await marketerSession.read()
  if (reading.kind === 'signedIn') keepMarketer(reading.profile)
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
    register: fromPromise(async ({ input }) => (await identity()).register(input)),
    sendCode: fromPromise(async ({ input }) => markAndAsk(await identity(), 'validatedEmail', input.email)),
  },
})

const session = sessionMachine.provide({
  actors: {
    readSession: fromPromise(() => adminSession.read()),
    removeTokens: fromPromise(async () => adminSession.forget()),
    awaitNetwork,
  },
})

const lifetime = wireLifetime(adminSession, adminPrefix, admins)

const section = sectionMachine.provide({
  actors: {
    loadSection: fromPromise(({ input, signal, system }) =>
      inSession(system, signal, async () => (await dashboard()).loadSection(input.section, rangeOf(input.frame, new Date()), signal)),
    ),
  },
})

const adminArea = adminAreaMachine.provide({
  actors: { session, lifetime, signOut, dashboard: dashboardMachine.provide({ actors: { section } }) },
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
  },
})

/** The access token in force, for the event bus (§4). */
export const readAccessToken = (audience: Audience): Promise<string | null> => (audience === 'admin' ? adminSession : marketerSession).readAccessToken()

/** Fetches what the next step of a signed-out visitor needs before it is asked for. */
export const warmUp = (route: Route): void => {
  if (route === 'signIn' || route === 'signUp') void identity().catch(() => undefined)
  if (route === 'signUp') void import('#app/phone.ts').catch(() => undefined)
  if (route === 'ambassadorSignIn') void marketerIdentity().catch(() => undefined)
}
