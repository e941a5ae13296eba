import type { Config } from '#domain/app/config.ts'
import type { Database } from '#local/data/database.ts'
import type { SigningKey } from '#local/identity/signingKey.ts'
import type { IdentityLimits } from '#local/identity/limits.ts'
import type { Outbox } from '#local/outbox/outbox.ts'

/** The dependencies of every target of the identity service. */
export interface IdentityContext {
  readonly database: Database
  readonly settings: Config
  readonly outbox: Outbox
  readonly key: SigningKey
  readonly limits: IdentityLimits
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** An operation of the identity service: receives the body of a request and returns the body of the response. */
export type Target = (context: IdentityContext, body: unknown) => Promise<object> | object
