import { resendLockMs } from '#domain/limits.ts'
import { durationText } from '#domain/text.ts'
import type { Profile } from '#domain/people/profile.ts'

/** Who is signed in. `expired`: the identity provider no longer accepts the stored tokens. */
export type SessionStatus = { kind: 'signedIn'; profile: Profile } | { kind: 'signedOut' } | { kind: 'expired' }

/** Who the tokens name. What they leave out comes from the identity provider. */
export interface TokenClaims {
  readonly personId: string
  readonly email: string
  readonly role: string
}

/** The result of a check of the stored tokens. `expiresAt` is in milliseconds of this browser's clock. */
export type TokenCheck =
  | ({ kind: 'verified'; expiresAt: number } & TokenClaims)
  | { kind: 'invalid' }
  | { kind: 'missing' }

/** The identity provider's answer to a request for new tokens. */
export type RenewalResult = 'renewed' | 'ended'

/**
 * The identity provider's answer to a request for a code. `confirmationSent`: the account was never confirmed, and the
 * code confirms it. `unexpected`: the provider requires a step that this product lacks.
 */
export type SignInStep = 'codeSent' | 'confirmationSent' | 'unexpected'

/**
 * `locked`: nothing was requested, because another tab requested a code for this email within `resendLockMs`.
 * `signedIn`: nothing was requested, because another tab has signed this person in.
 */
export type SignInAnswer = SignInStep | 'locked' | 'signedIn'

/** What a person reads instead of a second code. */
export const codeLockedText =
  `A code was sent to this email less than ${durationText(resendLockMs)} ago. ` +
  `Enter it in the tab where you requested it, or request a new one here in ${durationText(resendLockMs)}.`

/**
 * The identity provider's answer to a code. `accountConfirmed`: the code has confirmed a new account, which can sign in
 * now. `replaced`: a newer code was sent. `expired`: the challenge is over. `incomplete`: it requires another step.
 * `signedIn`: the provider was not asked, because another tab has signed this person in.
 */
export type CodeCheckAnswer =
  | 'confirmed'
  | 'accountConfirmed'
  | 'wrong'
  | 'replaced'
  | 'expired'
  | 'incomplete'
  | 'signedIn'
