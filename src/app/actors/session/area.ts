import { fromPromise, type AnyStateMachine } from 'xstate'
import { createLifetimeLogic, createTabSubscription } from '#app/actors/session/lifetime.ts'
import { awaitNetwork } from '#app/actors/network.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import type { StoredAccess } from '#domain/auth/decideAccess.ts'
import { areaMachine } from '#machines/session/area.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { Session } from '#services/identity/session.ts'

interface RoleActors {
  session: Session
  audience: Audience
  /** The chart of the pages, with the services it calls. */
  pages: AnyStateMachine
  readStored: (signal: AbortSignal) => Promise<StoredAccess>
  clearSession: () => void
  signOut: () => Promise<void>
}

/** The area of a role, with the services it calls. */
export const createAreaLogic = ({ session, audience, pages, readStored, clearSession, signOut }: RoleActors) =>
  areaMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actors: {
          subscribeToTabs: createTabSubscription(session),
          readSession: fromPromise(({ signal }) => readStored(signal)),
          checkTokens: fromPromise(({ signal }) => session.checkTokens(signal)),
          clearSession: fromPromise(async () => clearSession()),
          awaitNetwork,
        },
      }),
      lifetime: createLifetimeLogic(session, audience),
      pages,
      signOut: fromPromise(signOut),
    },
  })
