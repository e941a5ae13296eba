import { type ActorSystem, type AnyActorRef, fromCallback, fromPromise, waitFor } from 'xstate'
import type { createAuthActors } from '#app/actors/auth.ts'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { minRenewalIntervalMs, tokenMarginMs } from '#domain/limits.ts'
import { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import { signInAgainMachine } from '#machines/auth/signInAgain.machine.ts'
import { waitUntil } from '#services/browser/waitUntil.ts'
import { waitForNetwork } from '#services/browser/network.ts'
import type { Session } from '#services/identity/session.ts'
import { subscribeToTabs } from '#services/browser/tabs.ts'

/** The user pool gives no token that lasts longer. */
const maxWaitMs = 24 * 60 * 60_000

export const awaitNetwork = fromPromise<void>(({ signal }) => waitForNetwork(signal))

/** The life of one sort of session, with the services it calls. */
export const createLifetimeLogic = (session: Session, { startSignIn, verify }: ReturnType<typeof createAuthActors>) =>
  lifetimeMachine.provide({
    actors: {
      hearTabs: fromCallback(({ sendBack }) =>
        subscribeToTabs(session.prefix, {
          onSignOut: () => sendBack({ type: 'signOut.received' }),
          onTokensChanged: () => sendBack({ type: 'tokens.changed' }),
        }),
      ),
      checkSession: fromPromise(() => session.checkTokens()),
      renewSession: fromPromise(() => session.renewTokens()),
      awaitEnd: fromPromise(({ input, signal }) =>
        waitUntil({
          until: Math.max(input.runsOutAt - tokenMarginMs, Date.now() + minRenewalIntervalMs),
          maxWaitMs: maxWaitMs,
          signal,
        }),
      ),
      awaitNetwork,
      forgetSession: fromPromise(async () => session.clear()),
      signInAgain: signInAgainMachine.provide({ actors: { startSignIn, verify } }),
    },
  })

type System = Pick<ActorSystem<never>, 'get'>

const isUnauthorized = (error: unknown): boolean => errorMessageFor(error) === 'Unauthorized'

/** Where the waiting of a refused call ends: the session is in force, or new tokens are there that could not be checked, or none could be had. */
const settledStates = ['inForce', 'unchecked', 'unrenewed']

/** Settled when the session is in force again, or cannot be renewed now; never, where whoever waits gives up first. @returns whether another try is worth it */
const waitForSession = async (system: System, signal: AbortSignal): Promise<boolean> => {
  const lifetime = system.get('lifetime') as AnyActorRef | undefined
  if (!lifetime) return true
  lifetime.send({ type: 'call.refused' })
  const { value } = (await waitFor(
    lifetime,
    ({ value: state }: { value?: unknown }) => settledStates.includes(state as string),
    { signal },
  )) as { value: unknown }
  return value !== 'unrenewed'
}

/**
 * Makes a call, and where the server refuses it for want of a session, once more after the session was renewed, or
 * opened again by the person. A second refusal is thrown (§8), and so is the first where the user pool cannot be reached.
 * @param signal of whoever waits for the call
 */
export const withSessionRetry = async <T>(system: System, signal: AbortSignal, call: () => Promise<T>): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    if (!isUnauthorized(error) || signal.aborted || !(await waitForSession(system, signal))) throw error
    return call()
  }
}
