import { isSameEmail } from '#domain/auth/email.ts'
import { isUnauthorized } from '#domain/errorCatalogue.ts'
import { signOutTimeoutMs, tokensDebounceMs } from '#domain/limits.ts'
import type { RenewalResult, SessionStatus, TokenCheck } from '#domain/auth/session.ts'
import type { Identity, IdentityProvider } from '#services/identity/port.ts'
import type { IdTokenVerifier } from '#services/identity/idToken.ts'
import {
  isSessionCurrent,
  isSessionValid,
  type StoredSession,
  readStoredSession,
} from '#services/identity/storedSession.ts'
import { delay, withTabLock } from '#services/browser/tabLock.ts'
import { localStore, sessionStore } from '#services/storage/safeStorage.ts'
import type { TokenPrefix } from '#services/storage/storageKeys.ts'
import { announceSignOut } from '#services/browser/tabs.ts'
import { createTokenStorage } from '#services/identity/tokenStorage.ts'
import { createUnendedSessions } from '#services/identity/unendedSessions.ts'
import { TimeoutError } from '#services/api/timeout.ts'

export interface SessionOptions {
  /** The prefix of every storage key of this session (§3). */
  readonly prefix: TokenPrefix
  readonly provider: IdentityProvider
  readonly identity: () => Promise<Identity>
  readonly createVerifier: (signal?: AbortSignal) => Promise<IdTokenVerifier>
}

/** The session of one role in this browser (§4, §6): reads, checks, renews and ends it. */
export const createSession = ({ prefix, provider, identity, createVerifier }: SessionOptions) => {
  const tokens = createTokenStorage(localStore, prefix, provider.isAccessTokenKey)
  const readStored = (): StoredSession | null => readStoredSession(provider, localStore, prefix)
  const readValid = (): StoredSession | null => {
    const stored = readStored()
    return stored && isSessionValid(stored, Date.now()) ? stored : null
  }

  /** Another tab replaces tokens one by one. This tab may see the storage without them for a moment. */
  const awaitTokens = async (): Promise<void> => {
    if (!tokens.hasTokens()) await delay(tokensDebounceMs)
  }

  /** Renews the tokens, unless another tab has renewed them in the meantime. */
  const renewTokens = async (signal?: AbortSignal): Promise<RenewalResult> => {
    const before = readStored()?.accessToken
    const renew = async (): Promise<RenewalResult> => {
      if (before !== undefined) await awaitTokens()
      const current = readStored()
      if (current && current.accessToken !== before && isSessionCurrent(current, Date.now())) return 'renewed'
      return tokens.hasTokens() ? (await identity()).renewTokens() : 'ended'
    }
    return withTabLock(`${prefix}renewal`, renew, signal)
  }

  /** A person who has signed in again meanwhile keeps the new session: only the old one is revoked. */
  const unendedSessions = createUnendedSessions(async (removed) => {
    const { endSession, revokeSession } = await identity()
    await (tokens.hasTokens() ? revokeSession(removed) : endSession(removed))
  })

  /** Another tab writes tokens one by one, so they count as damaged only if they stay so. */
  const removeDamagedTokens = async (): Promise<void> => {
    if (tokens.isEmpty() || readStored()) return
    await delay(tokensDebounceMs)
    if (!readStored()) tokens.clearTokens()
  }

  /**
   * The stored session with its profile. If the claims leave something out and nothing is stored, it is read from the
   * provider. A name that cannot be read keeps nobody out.
   */
  const readStatus = async (): Promise<SessionStatus> => {
    const stored = readStored()
    if (!stored) return { kind: 'signedOut' }
    const isNameMissing = stored.hasClaims && stored.profile?.name === ''
    if (!stored.hasStoredProfile && (!stored.hasClaims || isNameMissing)) {
      const isEnded = await (isNameMissing ? refreshProfile().catch(() => false) : refreshProfile())
      if (isEnded) return { kind: 'expired' }
    }
    const profile = readStored()?.profile
    return profile ? { kind: 'signedIn', profile } : { kind: 'signedOut' }
  }

  /** @returns whether the provider no longer accepts the session */
  const refreshProfile = async (): Promise<boolean> => {
    try {
      await (await identity()).refreshProfile()
      return false
    } catch (error) {
      if (isUnauthorized(error)) return true
      throw error
    }
  }

  const readRenewed = async (signal?: AbortSignal): Promise<SessionStatus> => {
    if ((await renewTokens(signal)) === 'ended') return { kind: 'expired' }
    return readStatus()
  }

  return {
    prefix,
    renewTokens,

    /** The stored access token, valid or expired. Makes no call. */
    storedAccessToken: (): string | null => readStored()?.accessToken ?? null,

    /** Whether this browser has a session, valid or expired. Makes no call. */
    isStored: (): boolean => readStored() !== null,

    /**
     * Whether the stored session belongs to this email. One that has expired is renewed.
     * @throws Error if it has expired and the provider cannot be reached
     */
    async isSignedInAs(email: string): Promise<boolean> {
      if (!isSameEmail(readStored()?.profile?.email ?? '', email)) return false
      return readValid() !== null || (await renewTokens()) === 'renewed'
    },

    /**
     * Reads the stored session, and renews it if it has expired. An incomplete session counts as none and is removed.
     * @param signal stops waiting for another tab that renews it
     * @throws Error if the provider cannot be reached
     */
    async read(signal?: AbortSignal): Promise<SessionStatus> {
      await removeDamagedTokens()
      if (readValid() || !readStored()) return readStatus()
      return readRenewed(signal)
    },

    /**
     * Checks the stored tokens. A role that the tokens do not name is read from the provider: the storage can be edited.
     * @param signal aborts the call for the keys: a browser holds back a second call while the first one hangs
     * @throws Error if the keys of the provider or the role cannot be fetched
     */
    async checkTokens(signal?: AbortSignal): Promise<TokenCheck> {
      if (!readStored()) return { kind: 'missing' }
      const verify = await createVerifier(signal)
      const stored = readStored()
      if (!stored) return { kind: 'missing' }
      if (!(await verify(stored.idToken))) return { kind: 'invalid' }
      if (!stored.hasClaims && (await refreshProfile())) return { kind: 'missing' }
      const checked = readStored()
      if (!checked?.profile) return { kind: 'missing' }
      const { id, email, role } = checked.profile
      const expiresAt = Math.min(checked.expiresAt, Date.now() + checked.lifetimeMs)
      return { kind: 'verified', personId: id, email, role, expiresAt }
    },

    /** A valid access token, renewed if necessary, or `null`. */
    async readAccessToken(): Promise<string | null> {
      if (!readValid() && tokens.hasTokens()) await renewTokens()
      return readValid()?.accessToken ?? null
    },

    /** Clears the tokens and the data of this tab after a session has expired (§4). */
    clear(): void {
      tokens.clearTokens()
      for (const key of sessionStore.keys()) sessionStore.remove(key)
    },

    /**
     * Removes the tokens from this browser and notifies the other tabs, then ends the session at the provider.
     * @throws the error of the provider, or TimeoutError after `signOutTimeoutMs`; {@link endRemoved} tries again
     */
    async signOut(): Promise<void> {
      if (!tokens.hasTokens()) return
      unendedSessions.add(tokens.takeTokens())
      announceSignOut(prefix)
      const timeout = delay(signOutTimeoutMs).then(() => Promise.reject(new TimeoutError()))
      await Promise.race([unendedSessions.endAll(), timeout])
    },

    /**
     * Ends the sessions at the provider that {@link signOut} could not end. Their tokens are only in memory.
     * @throws the error of the provider
     */
    endRemoved: (): Promise<void> => unendedSessions.endAll(),
  }
}

export type Session = ReturnType<typeof createSession>
