import type { Config } from '#domain/app/config.ts'
import type { Database } from '#local/data/database.ts'
import type { SigningKey } from '#local/identity/signingKey.ts'
import type { IdentityLimits } from '#local/identity/limits.ts'
import type { Outbox } from '#local/outbox/outbox.ts'

/** What every target of the identity service works with. */
export interface IdentityContext {
  readonly database: Database
  readonly settings: Config
  readonly outbox: Outbox
  readonly key: SigningKey
  readonly limits: IdentityLimits
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Reads a request's body, does its work, gives the body of the answer. Throws IdentityError. */
export type Target = (context: IdentityContext, body: unknown) => Promise<object> | object
