import { fromCallback, fromPromise } from 'xstate'
import { awaitNetwork } from '#app/actors/lifetime.ts'
import { adminAreaLogic, adminAuth, signOutAdmin } from '#app/actors/adminArea.ts'
import { ambassadorAreaLogic, marketerAuth } from '#app/actors/ambassadorArea.ts'
import { identities, sessions } from '#app/actors/sessions.ts'
import { storeMarkerAndSendCode } from '#app/actors/auth.ts'
import { parsePhone } from '#app/chunks.ts'
import { config } from '#app/config.ts'
import { currentUrl, runBrowserRouter } from '#app/router/browserRouter.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { quietPageMs } from '#domain/limits.ts'
import { preloadSignIn } from '#app/router/pageCode.ts'
import { announcementMachine } from '#machines/app/announcement.machine.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { networkMachine } from '#machines/app/network.machine.ts'
import { routerMachine } from '#machines/app/router.machine.ts'
import { problemReportLogic } from '#app/actors/problemReport.ts'
import { sessionEndMachine } from '#machines/session/sessionEnd.machine.ts'
import { versionMachine } from '#machines/app/version.machine.ts'
import { signUpMachine } from '#machines/auth/signUp.machine.ts'
import { subscribeToNetwork } from '#services/browser/network.ts'
import { isFromWorker, registerWorker, waitUntilQuiet } from '#services/browser/serviceWorker.ts'
import { sessionStore } from '#services/storage/safeStorage.ts'
import { nextPaint } from '#ui/nextPaint.ts'
import { isReplaced, subscribeToNewVersion } from '#services/browser/version.ts'

/** Clears the session storage and ends the session of the admin, before a sign-up (§4). */
const clearSession = fromPromise<void>(async () => {
  for (const key of sessionStore.keys()) sessionStore.remove(key)
  await signOutAdmin()
})

const signUp = signUpMachine.provide({
  actors: {
    parsePhone: fromPromise(async ({ input }) => (await parsePhone.load())(input.phone)),
    clearSession,
    register: fromPromise(async ({ input }) => (await identities.admin()).signUp(input)),
    sendCode: fromPromise(async ({ input }) =>
      storeMarkerAndSendCode(await identities.admin(), 'validatedEmail', input.email),
    ),
  },
})

const network = networkMachine.provide({
  actors: {
    subscribeToNetwork: fromCallback(({ sendBack }) =>
      subscribeToNetwork((isOnline) => sendBack({ type: isOnline ? 'network.restored' : 'network.lost' })),
    ),
  },
})

/** The development server has no service worker. */
const hasWorker = import.meta.env.PROD && config.VITE_SERVICE_WORKER === 'on'

const version = versionMachine.provide({
  actors: {
    subscribeToVersion: fromCallback(({ sendBack }) =>
      subscribeToNewVersion(currentUrl, () => sendBack({ type: 'version.replaced' })),
    ),
    waitUntilQuiet: fromPromise(({ signal }) => waitUntilQuiet(quietPageMs, signal)),
    checkVersion: fromPromise(async () => isFromWorker() && (await isReplaced(currentUrl()))),
    registerWorker: fromPromise(async () => {
      // Only now: it would compete with the page.
      preloadSignIn()
      if (hasWorker) await registerWorker()
    }),
  },
})

const router = routerMachine.provide({
  actors: { browser: fromCallback(runBrowserRouter), awaitPaint: fromPromise(nextPaint) },
})

const announcement = announcementMachine.provide({
  actors: { readToken: fromPromise(({ input }) => sessions[input.audience].readAccessToken()) },
})

const sessionEnd = sessionEndMachine.provide({
  actors: {
    endSessions: fromPromise<void, { audiences: readonly Audience[] }>(async ({ input }) => {
      await Promise.all(input.audiences.map((audience) => sessions[audience].endRemoved()))
    }),
    awaitNetwork,
  },
})

/** The app chart with the services that its actors call. */
export const appLogic = appMachine.provide({
  actors: {
    router,
    announcement,
    network,
    version,
    sessionEnd,
    problemReport: problemReportLogic,
    signIn: adminAuth.signIn,
    signUp,
    verify: adminAuth.verify,
    ambassadorSignIn: marketerAuth.signIn,
    ambassadorVerify: marketerAuth.verify,
    adminArea: adminAreaLogic,
    ambassadorArea: ambassadorAreaLogic,
  },
})
