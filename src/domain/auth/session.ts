import type { Profile } from '#domain/people/profile.ts'

/** Who is signed in. `expired`: the user pool no longer accepts the stored tokens. */
export type SessionStatus = { kind: 'signedIn'; profile: Profile } | { kind: 'signedOut' } | { kind: 'expired' }

/** The id of the person and the role that the tokens name. */
export interface TokenClaims {
  readonly personId: string
  readonly role: string
}

/** The result of a check of the stored tokens. `expiresAt` is in milliseconds of this browser's clock. */
export type TokenCheck =
  | ({ kind: 'verified'; expiresAt: number } & TokenClaims)
  | { kind: 'invalid' }
  | { kind: 'missing' }

/** The user pool's answer to a request for new tokens. */
export type RenewalResult = 'renewed' | 'ended'

/** The user pool's answer to a request for a code. `unexpected`: it requires a step that this product lacks. */
export type SignInStep = 'codeSent' | 'unexpected'

/** The user pool's answer to a code. `expired`: the challenge is over. `incomplete`: it requires another step. */
export type CodeCheckAnswer = 'confirmed' | 'wrong' | 'expired' | 'incomplete'
