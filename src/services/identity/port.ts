import type { CodeCheckAnswer, RenewalResult, SignInStep } from '#domain/auth/session.ts'
import type { MemoryTokens } from '#services/identity/tokenStorage.ts'

/** The tokens that a provider stores. Empty texts if there are none. */
interface StoredTokens {
  readonly idToken: string
  readonly accessToken: string
  /** How wrong the clock of this browser is, in milliseconds. */
  readonly clockDriftMs: number
}

/** What is known about an identity provider without its library. */
export interface IdentityProvider {
  /** Where it publishes the keys that sign its tokens. */
  readonly keySetUrl: string
  readonly issuer: string
  readonly audience: string
  /** Whether these are the claims of an ID token, and not of another token with the same signature. */
  readonly isIdToken: (claims: Readonly<Record<string, unknown>>) => boolean
  readonly isAccessTokenKey: (key: string) => boolean
  /** @param read the value of a storage key, without the prefix of the role */
  readonly readTokens: (read: (key: string) => string | null) => StoredTokens
  /** What the claims of an ID token say about a person (§3). `parseProfile` checks it. */
  readonly profileFieldsOf: (claims: Readonly<Record<string, unknown>>) => object
}

/** The details of a sign-up. The phone number is in E.164. */
interface NewAccount {
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
}

/**
 * The calls to the identity provider for one role (§4, §7). Expected answers are results. The texts of other errors are
 * those of the error catalogue (§8), 'Unauthorized: …' for a session that has ended, or a TimeoutError after
 * `callTimeoutMs`.
 */
export interface Identity {
  /** Signs out the current person on all devices, then requests a code (§4). */
  startSignIn(email: string): Promise<SignInStep>
  sendCode(email: string): Promise<SignInStep>
  /**
   * Creates the account of an admin, with a generated password that is never shown (§4, §5).
   * @returns `registered`, also if the account must be confirmed at the first sign-in, or `unfinished` if the answer
   * has no account
   */
  signUp(account: NewAccount): Promise<'registered' | 'unfinished'>
  /** Confirms an account with a code of the provider, so that it can sign in. */
  confirmAccount(email: string, code: string): Promise<CodeCheckAnswer>
  /**
   * Answers the challenge. The session opens in memory and is stored only if the caller still waits for it. A session
   * that arrives after the timeout, or after `signal` was aborted, is ended, and stored tokens stay unchanged.
   */
  confirmCode(code: string, signal?: AbortSignal): Promise<CodeCheckAnswer>
  /**
   * Renews the tokens. It replaces the old ones in one step, so that no other tab sees an empty storage. If a sign-out
   * or a sign-in happened in the meantime, the storage stays unchanged.
   * @returns `ended` if the provider rejects the old tokens, which are then removed
   */
  renewTokens(): Promise<RenewalResult>
  /** Ends a session on all devices: that of the tokens, or the stored one, whose tokens it removes first. */
  endSession(tokens?: MemoryTokens): Promise<void>
  /** Ends only the session of these tokens. Newer sessions of the person continue. */
  revokeSession(tokens: MemoryTokens): Promise<void>
  /** Reads the profile of the stored session and stores it beside the tokens. */
  refreshProfile(): Promise<void>
  /**
   * Reads the current name and phone number. The claims of the tokens can be older.
   * @throws ApiError 'Unexpected answer' for one of another shape
   */
  readAttributes(): Promise<{ name: string; phoneNumber: string }>
  /** Changes the attributes of the current person (§7). An empty phone number is not sent. */
  updateAttributes(attributes: { readonly name: string; readonly phoneNumber: string }): Promise<void>
  /**
   * Deletes the identity of the current person. An identity that the provider no longer knows counts as deleted.
   * After an error the identity may still exist.
   */
  deleteIdentity(): Promise<void>
}
