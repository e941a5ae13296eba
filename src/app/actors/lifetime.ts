import { type ActorSystem, fromCallback, fromPromise, waitFor } from 'xstate'
import type { createAuthActors } from '#app/actors/auth.ts'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { minRenewalIntervalMs, tokenMarginMs } from '#domain/limits.ts'
import { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import { systemActor } from '#machines/system.ts'
import { signInAgainMachine } from '#machines/auth/signInAgain.machine.ts'
import { waitUntil } from '#services/browser/waitUntil.ts'
import { waitForNetwork } from '#services/browser/network.ts'
import type { Session } from '#services/identity/session.ts'
import { subscribeToTabs } from '#services/browser/tabs.ts'

/** No token of the user pool is valid longer. */
const maxWaitMs = 24 * 60 * 60_000

export const awaitNetwork = fromPromise<void>(({ signal }) => waitForNetwork(signal))

/** The lifetime chart of one role, with the services it calls. */
export const createLifetimeLogic = (session: Session, { startSignIn, verify }: ReturnType<typeof createAuthActors>) =>
  lifetimeMachine.provide({
    actors: {
      subscribeToTabs: fromCallback(({ sendBack }) =>
        subscribeToTabs(session.prefix, {
          onSignOut: () => sendBack({ type: 'signOut.received' }),
          onTokensChanged: () => sendBack({ type: 'tokens.changed' }),
        }),
      ),
      checkTokens: fromPromise(() => session.checkTokens()),
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
      signInAgain: signInAgainMachine.provide({ actors: { startSignIn, verify } }),
    },
  })

type System = Pick<ActorSystem<never>, 'get'>

const isUnauthorized = (error: unknown): boolean => errorMessageFor(error) === 'Unauthorized'

/** The states in which a refused call stops waiting. */
const settledStates = ['active', 'checkFailed', 'renewalFailed']

/**
 * Waits until the session is active again, or cannot be checked or renewed now. It waits as long as the person signs in
 * again, until `signal` aborts.
 * @returns whether the call is worth another try
 */
const waitForSession = async (system: System, signal: AbortSignal): Promise<boolean> => {
  const lifetime = systemActor(system, 'lifetime')
  if (!('value' in lifetime.getSnapshot())) return true
  lifetime.send({ type: 'call.refused' })
  const { value } = (await waitFor(
    lifetime,
    ({ value: state }: { value?: unknown }) => settledStates.includes(state as string),
    { signal },
  )) as { value: unknown }
  return value !== 'renewalFailed'
}

/**
 * Makes a call. If the server refuses it as unauthorized, the call is repeated once after the session was renewed, or
 * after the person signed in again. A second refusal is thrown (§8). The first refusal is thrown if the user pool
 * does not answer.
 * @param signal aborts if the result is no longer needed
 */
export const withSessionRetry = async <T>(system: System, signal: AbortSignal, call: () => Promise<T>): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    if (!isUnauthorized(error) || signal.aborted || !(await waitForSession(system, signal))) throw error
    return call()
  }
}
