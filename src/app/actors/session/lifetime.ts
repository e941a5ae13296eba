import { fromCallback, fromPromise } from 'xstate'
import { lazyChart } from '#lazy/lazyChart.ts'
import { awaitNetwork } from '#app/actors/network.ts'
import { SignInAgainDialog, signInAgainCharts } from '#app/lazyCode.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { minRenewalIntervalMs, tokenMarginMs } from '#domain/limits.ts'
import { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import { waitUntil } from '#services/browser/waitUntil.ts'
import type { Session } from '#services/identity/session.ts'
import { subscribeToTabs } from '#services/browser/tabs.ts'

/** No token of the user pool is valid longer. */
const maxWaitMs = 24 * 60 * 60_000

/** What other tabs report about the session, and a page that the browser restores after a sign-out. */
export const createTabSubscription = (session: Session) =>
  fromCallback(({ sendBack }) =>
    subscribeToTabs(session.prefix, {
      onSignOut: () => sendBack({ type: 'signOut.received' }),
      onTokensChanged: () => sendBack({ type: 'tokens.changed' }),
    }),
  )

/** The lifetime chart of one role, with the services it calls. */
export const createLifetimeLogic = (session: Session, audience: Audience) =>
  lifetimeMachine.provide({
    actors: {
      subscribeToTabs: createTabSubscription(session),
      checkTokens: fromPromise(({ signal }) => session.checkTokens(signal)),
      renewTokens: fromPromise(() => session.renewTokens()),
      awaitExpiry: fromPromise(({ input, signal }) =>
        waitUntil({
          until: Math.max(input.expiresAt - tokenMarginMs, Date.now() + minRenewalIntervalMs),
          maxWaitMs,
          signal,
        }),
      ),
      awaitNetwork,
      clearSession: fromPromise(async () => session.clear()),
      loadSignIn: fromPromise(async () => {
        await Promise.all([signInAgainCharts.load(), SignInAgainDialog.load()])
      }),
      signInAgain: lazyChart(() => signInAgainCharts.current()?.[audience]),
    },
  })
