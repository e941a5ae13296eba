import { fromPromise } from 'xstate'
import type { Route } from '#domain/addresses.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { rangeOf } from '#domain/timeFrames.ts'
import { absolute, settings } from '#app/settings.ts'
import { markAndAsk, wireWayIn } from '#app/waysIn.ts'
import { ambassadorAreaMachine } from '#machines/ambassador/ambassadorArea.machine.ts'
import { marketerSessionMachine } from '#machines/ambassador/marketerSession.machine.ts'
import { adminAreaMachine } from '#machines/app/adminArea.machine.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { sessionMachine } from '#machines/auth/session.machine.ts'
import { signUpMachine } from '#machines/auth/signUp.machine.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import type { Identity } from '#services/identity.ts'
import { isInForce, readKeptSession } from '#services/keptSession.ts'
import { forgetMarketer, keepMarketer, recall, remember, remembered } from '#services/remembered.ts'
import { localStore, sessionStore } from '#services/storage.ts'
import { adminPrefix, marketerPrefix, prefixedStorage } from '#services/tokenStorage.ts'

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

const createIdentityOf = (prefix: typeof adminPrefix | typeof marketerPrefix) =>
  once<Identity>(async () => {
    const { createIdentity } = await import('#services/identity.ts')
    const { VITE_IDENTITY_POOL_ID: poolId, VITE_IDENTITY_CLIENT_ID: clientId, VITE_IDENTITY_ENDPOINT: endpoint } = settings
    return createIdentity({ poolId, clientId, endpoint: absolute(endpoint) }, prefix)
  })

const identity = createIdentityOf(adminPrefix)
const marketerIdentity = createIdentityOf(marketerPrefix)

const dashboard = once(async () => {
  const [{ createApi }, { createDashboardService }] = await Promise.all([import('#services/graphql.ts'), import('#services/dashboard.ts')])
  return createDashboardService(createApi(absolute(settings.VITE_GRAPHQL_ENDPOINT), settings.VITE_GRAPHQL_API_KEY))
})

const adminTokens = prefixedStorage(localStore, adminPrefix)
const { holdsTokens } = adminTokens
const marketerTokens = prefixedStorage(localStore, marketerPrefix)

/** The session as it is kept, while its tokens are good: reading it needs neither the identity library nor the network. */
const keptInForce = (prefix: typeof adminPrefix | typeof marketerPrefix) => {
  const kept = readKeptSession(localStore, prefix, settings.VITE_IDENTITY_CLIENT_ID)
  return kept && isInForce(kept, Date.now()) ? kept : null
}

/** The tokens leave the browser's storage at once, whatever becomes of the call that ends the session everywhere. */
const endAdminSession = async (): Promise<void> => {
  remember(remembered.validatedEmail, null)
  if (!holdsTokens()) return
  const tokens = adminTokens.takeTokens()
  await (await identity()).endSession(tokens)
}

const signOut = fromPromise<void>(endAdminSession)

const admins = wireWayIn(identity, 'validatedEmail')

const marketerSession = marketerSessionMachine.provide({
  actors: {
    readSession: fromPromise(async () => {
      const profile = keptInForce(marketerPrefix)?.profile ?? (marketerTokens.holdsTokens() ? await (await marketerIdentity()).readProfile() : null)
      return { profile, keptEmail: recall(remembered.marketerEmail), keptUserId: recall(remembered.marketerUserId) }
    }),
    clearMarketer: fromPromise(async () => {
      marketerTokens.forgetTokens()
      forgetMarketer()
    }),
  },
})

/** All that is kept of the marketer leaves the browser at once, whatever becomes of the call that ends the session everywhere (§4). */
const signOutMarketer = fromPromise<void>(async () => {
  forgetMarketer()
  if (!marketerTokens.holdsTokens()) return
  const tokens = marketerTokens.takeTokens()
  await (await marketerIdentity()).endSession(tokens)
})

const ambassadorArea = ambassadorAreaMachine.provide({ actors: { marketerSession, signOutMarketer } })

const marketers = wireWayIn(marketerIdentity, 'marketerValidatedEmail', async () => {
  const profile = await (await marketerIdentity()).readProfile()
  if (profile) keepMarketer(profile)
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
    readSession: fromPromise(async () => keptInForce(adminPrefix)?.profile ?? (holdsTokens() ? (await identity()).readProfile() : null)),
    removeTokens: fromPromise(async () => adminTokens.forgetTokens()),
  },
})

const section = sectionMachine.provide({
  actors: {
    loadSection: fromPromise(async ({ input, signal }) => (await dashboard()).loadSection(input.section, rangeOf(input.frame, new Date()), signal)),
  },
})

const adminArea = adminAreaMachine.provide({
  actors: { session, signOut, dashboard: dashboardMachine.provide({ actors: { section } }) },
})

/** The product's charts with the services they call. */
export const wiredApp = appMachine.provide({
  actors: {
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
export const readAccessToken = async (audience: Audience): Promise<string | null> => {
  if (audience === 'marketer') return marketerTokens.holdsTokens() ? (await marketerIdentity()).readAccessToken() : null
  return keptInForce(adminPrefix)?.accessToken ?? (holdsTokens() ? (await identity()).readAccessToken() : null)
}

/** Fetches what the next step of a signed-out visitor needs before it is asked for. */
export const warmUp = (route: Route): void => {
  if (route === 'signIn' || route === 'signUp') void identity().catch(() => undefined)
  if (route === 'signUp') void import('#app/phone.ts').catch(() => undefined)
  if (route === 'ambassadorSignIn') void marketerIdentity().catch(() => undefined)
}
