import { isSameEmail } from '#domain/auth/email.ts'
import { isUnauthorized } from '#domain/errorCatalogue.ts'
import { signOutTimeoutMs, tokensDebounceMs } from '#domain/limits.ts'
import type { RenewalResult, SessionStatus, TokenCheck } from '#domain/auth/session.ts'
import type { Identity } from '#services/identity/identity.ts'
import type { IdTokenVerifier } from '#services/identity/idToken.ts'
import { isSessionValid, type StoredSession, readStoredSession } from '#services/identity/storedSession.ts'
import { delay } from '#services/browser/delay.ts'
import { localStore, sessionStore } from '#services/storage/safeStorage.ts'
import type { TokenPrefix } from '#services/storage/storageKeys.ts'
import { announceSignOut } from '#services/browser/tabs.ts'
import { type MemoryTokens, createTokenStorage } from '#services/identity/tokenStorage.ts'

export interface SessionOptions {
  /** The prefix of every storage key of this session (§3). */
  readonly prefix: TokenPrefix
  readonly clientId: string
  readonly identity: () => Promise<Identity>
  readonly createVerifier: () => Promise<IdTokenVerifier>
}

/** Runs the work in one tab at a time, if the browser supports locks. */
const withLock = <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const locks = (globalThis.navigator as { locks?: LockManager } | undefined)?.locks
  return locks ? locks.request(name, work) : work()
}

/** The session of one role in this browser (§4, §6): reads, checks, renews and ends it. */
export const createSession = ({ prefix, clientId, identity, createVerifier }: SessionOptions) => {
  const tokens = createTokenStorage(localStore, prefix)
  const readStored = (): StoredSession | null => readStoredSession(localStore, prefix, clientId)
  const readValid = (): StoredSession | null => {
    const stored = readStored()
    return stored && isSessionValid(stored, Date.now()) ? stored : null
  }

  /** Another tab replaces tokens one by one. This tab may see the storage without them for a moment. */
  const awaitTokens = async (): Promise<void> => {
    if (!tokens.hasTokens()) await delay(tokensDebounceMs)
  }

  /** Renews the tokens, unless another tab has renewed them in the meantime. */
  const renewTokens = async (): Promise<RenewalResult> => {
    const before = readStored()?.accessToken
    return withLock(`${prefix}renewal`, async () => {
      if (before !== undefined) await awaitTokens()
      const current = readValid()
      if (current && current.accessToken !== before) return 'renewed'
      return tokens.hasTokens() ? (await identity()).renewTokens() : 'ended'
    })
  }

  const globalSignOut = async (removedTokens: MemoryTokens): Promise<void> =>
    (await identity()).endSession(removedTokens)

  /**
   * The stored session with its profile. If the claims leave something out and nothing is stored, it is read from the
   * pool.
   */
  const readStatus = async (): Promise<SessionStatus> => {
    const stored = readStored()
    if (!stored) return { kind: 'signedOut' }
    if (!stored.hasClaims && !stored.hasStoredProfile) {
      const isEnded = await refreshProfile()
      if (isEnded) return { kind: 'expired' }
    }
    const profile = readStored()?.profile
    return profile ? { kind: 'signedIn', profile } : { kind: 'signedOut' }
  }

  /** @returns whether the pool no longer accepts the session */
  const refreshProfile = async (): Promise<boolean> => {
    try {
      await (await identity()).refreshProfile()
      return false
    } catch (error) {
      if (isUnauthorized(error)) return true
      throw error
    }
  }

  const readRenewed = async (): Promise<SessionStatus> => {
    if ((await renewTokens()) === 'ended') return { kind: 'expired' }
    return readStatus()
  }

  return {
    prefix,
    renewTokens,

    /** The stored access token, valid or expired. Makes no call. */
    storedAccessToken: (): string | null => readStored()?.accessToken ?? null,

    /** Whether the stored tokens belong to this email and are valid. */
    isSignedInAs: (email: string): boolean => isSameEmail(readValid()?.profile?.email ?? '', email),

    /**
     * Reads the stored session, and renews it if it has expired. An incomplete session counts as none.
     * @throws Error if the pool cannot be reached
     */
    async read(): Promise<SessionStatus> {
      if (readValid() || !readStored()) return readStatus()
      return readRenewed()
    },

    /**
     * Checks the stored tokens. A role that the tokens do not name is read from the pool: the storage can be edited.
     * @throws Error if the keys of the pool or the role cannot be fetched
     */
    async checkTokens(): Promise<TokenCheck> {
      if (!readStored()) return { kind: 'missing' }
      const verify = await createVerifier()
      const stored = readStored()
      if (!stored) return { kind: 'missing' }
      if (!(await verify(stored.idToken))) return { kind: 'invalid' }
      if (!stored.hasClaims && (await refreshProfile())) return { kind: 'missing' }
      const checked = readStored()
      if (!checked?.profile) return { kind: 'missing' }
      const { id, email, role } = checked.profile
      return { kind: 'verified', personId: id, email, role, expiresAt: checked.expiresAt }
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
     * Removes the tokens immediately and notifies the other tabs, even if the global sign-out fails.
     * Waits at most `signOutTimeoutMs` for the global sign-out.
     */
    async signOut(): Promise<void> {
      if (!tokens.hasTokens()) return
      const removedTokens = tokens.takeTokens()
      announceSignOut(prefix)
      await Promise.race([globalSignOut(removedTokens), delay(signOutTimeoutMs)])
    },
  }
}

export type Session = ReturnType<typeof createSession>
