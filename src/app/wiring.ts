import { fromPromise } from 'xstate'
import { rangeOf } from '#domain/timeFrames.ts'
import { absolute, settings } from '#app/settings.ts'
import { adminAreaMachine } from '#machines/app/adminArea.machine.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { sessionMachine } from '#machines/auth/session.machine.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { verifyMachine } from '#machines/auth/verify.machine.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import type { Identity } from '#services/identity.ts'
import { isInForce, readKeptSession } from '#services/keptSession.ts'
import { recall, remember, remembered } from '#services/remembered.ts'
import { localStore } from '#services/storage.ts'
import { adminPrefix, prefixedStorage } from '#services/tokenStorage.ts'

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

const identity = once<Identity>(async () => {
  const { createIdentity } = await import('#services/identity.ts')
  const { VITE_IDENTITY_POOL_ID: poolId, VITE_IDENTITY_CLIENT_ID: clientId, VITE_IDENTITY_ENDPOINT: endpoint } = settings
  return createIdentity({ poolId, clientId, endpoint: absolute(endpoint) }, adminPrefix)
})

const dashboard = once(async () => {
  const [{ createApi }, { createDashboardService }] = await Promise.all([import('#services/graphql.ts'), import('#services/dashboard.ts')])
  return createDashboardService(createApi(absolute(settings.VITE_GRAPHQL_ENDPOINT), settings.VITE_GRAPHQL_API_KEY))
})

const adminTokens = prefixedStorage(localStore, adminPrefix)
const { holdsTokens } = adminTokens

/** The session as it is kept, while its tokens are good: reading it needs neither the identity library nor the network. */
const keptInForce = () => {
  const kept = readKeptSession(localStore, adminPrefix, settings.VITE_IDENTITY_CLIENT_ID)
  return kept && isInForce(kept, Date.now()) ? kept : null
}

const requireCode = (step: 'codeSent' | 'unexpected'): { at: number } => {
  if (step !== 'codeSent') throw new Error('Unexpected sign-in step.')
  return { at: Date.now() }
}

/** The tokens leave the browser's storage at once, whatever becomes of the call that ends the session everywhere. */
const signOut = fromPromise<void>(async () => {
  remember(remembered.validatedEmail, null)
  if (!holdsTokens()) return
  const tokens = adminTokens.takeTokens()
  await (await identity()).endSession(tokens)
})

const signIn = signInMachine.provide({
  actors: {
    startSignIn: fromPromise(async ({ input }) => {
      if (!remember(remembered.validatedEmail, input.email)) throw new Error('The browser could not keep the session')
      return (await identity()).startSignIn(input.email)
    }),
  },
})

const verify = verifyMachine.provide({
  actors: {
    readMarker: fromPromise(async () => ({ email: recall(remembered.validatedEmail), at: Date.now() })),
    confirmCode: fromPromise(async ({ input, signal }) => (await identity()).confirmCode(input.code, signal)),
    resendCode: fromPromise(async ({ input }) => requireCode(await (await identity()).askForCode(input.email))),
    startSignInAgain: fromPromise(async ({ input }) => requireCode(await (await identity()).startSignIn(input.email))),
  },
})

const session = sessionMachine.provide({
  actors: {
    readSession: fromPromise(async () => keptInForce()?.profile ?? (holdsTokens() ? (await identity()).readProfile() : null)),
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
export const wiredApp = appMachine.provide({ actors: { signIn, verify, adminArea } })

/** The access token in force, for the event bus (§4). */
export const readAccessToken = async (): Promise<string | null> => 
  keptInForce()?.accessToken ?? (holdsTokens() ? (await identity()).readAccessToken() : null)

/** Fetches what the next step of a signed-out visitor needs before it is asked for. */
export const warmUp = (): void => void identity().catch(() => undefined)
