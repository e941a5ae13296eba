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

/** How the user pool answers the request for new tokens. */
export type RenewalResult = 'renewed' | 'ended'

/** How the user pool answers the request for a code. `unexpected`: it asks for a step that this product does not have. */
export type SignInStep = 'codeSent' | 'unexpected'

/** How the user pool answers a code. `expired`: the challenge is over. `incomplete`: another step follows. */
export type CodeCheckAnswer = 'confirmed' | 'wrong' | 'expired' | 'incomplete'
