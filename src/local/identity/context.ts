import type { Config } from '#domain/app/config.ts'
import type { Database } from '#local/data/database.ts'
import type { SigningKeys } from '#local/identity/signingKeys.ts'
import type { Outbox } from '#local/outbox/outbox.ts'
import { defaultLimits, type CodeLimits } from '#triggers/limits.mjs'

/** Changes the claims of an ID token before it is signed. */
export type PreTokenGeneration = (claims: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>

/** The dependencies of every target of the identity service. */
export interface IdentityContext {
  readonly database: Database
  readonly settings: Config
  readonly outbox: Outbox
  readonly keys: SigningKeys
  readonly limits: IdentityLimits
  /** Whether the trigger may confirm new accounts. Otherwise each one needs ConfirmSignUp. */
  readonly confirmsSignUps: boolean
  /** Changes the claims of ID tokens, like the trigger of this name. */
  readonly preTokenGeneration?: PreTokenGeneration | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * An operation of the identity service: receives the body of a request and returns the body of the response, or null for
 * an empty one.
 */
export type Target = (context: IdentityContext, body: unknown) => Promise<object | null> | object | null

const minute = 60_000

/** The limits of the identity service. Durations are in milliseconds. Those of the codes are the triggers' own. */
export interface IdentityLimits extends CodeLimits {
  /** The codes of the pool's own (a new account, a new email) for one account within the window. */
  readonly codesPerWindow: number
  readonly accessLifeMs: number
  readonly refreshLifeMs: number
}

export const defaultIdentityLimits: IdentityLimits = {
  ...defaultLimits,
  codesPerWindow: 10,
  accessLifeMs: 60 * minute,
  refreshLifeMs: 30 * 24 * 60 * minute,
}
