import { type ActorSystem, type AnyActorRef, fromCallback, fromPromise, waitFor } from 'xstate'
import type { wireWayIn } from '#app/waysIn.ts'
import { sentenceFor } from '#domain/errorCatalogue.ts'
import { renewalPauseMs, tokenMarginMs } from '#domain/limits.ts'
import { lifetimeMachine } from '#machines/auth/lifetime.machine.ts'
import { signInAgainMachine } from '#machines/auth/signInAgain.machine.ts'
import { reachMoment } from '#services/deadline.ts'
import { networkReturns } from '#services/network.ts'
import type { Session } from '#services/session.ts'
import { hearTabs } from '#services/tabs.ts'

/** The user pool gives no token that lasts longer. */
const longestWaitMs = 24 * 60 * 60_000

export const awaitNetwork = fromPromise<void>(({ signal }) => networkReturns(signal))

/** The life of one sort of session, with the services it calls. */
export const wireLifetime = (session: Session, { startSignIn, verify }: ReturnType<typeof wireWayIn>) =>
  lifetimeMachine.provide({
    actors: {
      hearTabs: fromCallback(({ sendBack }) =>
        hearTabs(session.prefix, { onSignOut: () => sendBack({ type: 'signOut.heard' }), onTokens: () => sendBack({ type: 'tokens.changed' }) }),
      ),
      checkSession: fromPromise(() => session.check()),
      renewSession: fromPromise(() => session.renew()),
      awaitEnd: fromPromise(({ input, signal }) =>
        reachMoment({ until: Math.max(input.runsOutAt - tokenMarginMs, Date.now() + renewalPauseMs), atMostMs: longestWaitMs, signal }),
      ),
      awaitNetwork,
      forgetSession: fromPromise(async () => session.forget()),
      signInAgain: signInAgainMachine.provide({ actors: { startSignIn, verify } }),
    },
  })

type System = Pick<ActorSystem<never>, 'get'>

const isRefused = (error: unknown): boolean => sentenceFor(error) === 'Unauthorized'

/** Settled when the session is in force again; never, where whoever waits gives up first. */
const sessionIsBack = async (system: System, signal: AbortSignal): Promise<void> => {
  const lifetime = system.get('lifetime') as AnyActorRef | undefined
  if (!lifetime) return
  lifetime.send({ type: 'call.refused' })
  await waitFor(lifetime, (snapshot) => (snapshot as { value: unknown }).value === 'inForce', { signal })
}

/**
 * Makes a call, and where the server refuses it for want of a session, once more after the session was renewed, or
 * opened again by the person. A second refusal is thrown (§8).
 * @param signal of whoever waits for the call
 */
export const inSession = async <T>(system: System, signal: AbortSignal, call: () => Promise<T>): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    if (!isRefused(error) || signal.aborted) throw error
    await sessionIsBack(system, signal)
    return call()
  }
}
