import { signOutTimeoutMs } from '#domain/limits.ts'
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
  /** Begins every key of this sort of session (§3). */
  readonly prefix: TokenPrefix
  readonly clientId: string
  readonly identity: () => Promise<Identity>
  readonly createVerifier: () => Promise<IdTokenVerifier>
}

/** One tab at a time does it, where the browser can say so. */
const withLock = <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const locks = (globalThis.navigator as { locks?: LockManager } | undefined)?.locks
  return locks ? locks.request(name, work) : work()
}

/** The life of one sort of session in this browser (§4, §6): read, checked, renewed, ended. */
export const createSession = ({ prefix, clientId, identity, createVerifier }: SessionOptions) => {
  const tokens = createTokenStorage(localStore, prefix)
  const kept = (): StoredSession | null => readStoredSession(localStore, prefix, clientId)
  const inForce = (): StoredSession | null => {
    const found = kept()
    return found && isSessionValid(found, Date.now()) ? found : null
  }

  /** New tokens, unless another tab has got some meanwhile. */
  const renewTokens = async (): Promise<RenewalResult> => {
    const before = kept()?.accessToken
    return withLock(`${prefix}renewal`, async () => {
      const now = inForce()
      if (now && now.accessToken !== before) return 'renewed'
      return tokens.hasTokens() ? (await identity()).renewTokens() : 'ended'
    })
  }

  const endEverywhere = async (taken: MemoryTokens): Promise<void> => (await identity()).endSession(taken)

  const readRenewed = async (): Promise<SessionStatus> => {
    if ((await renewTokens()) === 'ended') return { kind: 'expired' }
    const found = kept()
    return found ? { kind: 'signedIn', profile: found.profile } : { kind: 'signedOut' }
  }

  return {
    prefix,
    renewTokens,

    /** The access token as it stands here, in force or not; nothing is called. */
    storedAccessToken: (): string | null => kept()?.accessToken ?? null,

    /** Whether somebody is signed in here with a session in force, as far as the kept tokens tell. */
    isSignedInAs: (email: string): boolean => inForce()?.profile.email === email,

    /** Reads what is kept, and renews it where it has run out. Half a session is none. @throws where the pool cannot be reached */
    async read(): Promise<SessionStatus> {
      const found = inForce()
      if (found) return { kind: 'signedIn', profile: found.profile }
      if (!kept()) return { kind: 'signedOut' }
      return readRenewed()
    },

    /** Looks at the kept tokens. @throws where the pool's keys cannot be fetched */
    async checkTokens(): Promise<TokenCheck> {
      if (!kept()) return { kind: 'missing' }
      const isGenuine = await createVerifier()
      const found = kept()
      if (!found) return { kind: 'missing' }
      if (!(await isGenuine(found.idToken))) return { kind: 'invalid' }
      return { kind: 'verified', personId: found.profile.id, role: found.profile.role, expiresAt: found.expiresAt }
    },

    /** The access token in force, renewed where it must be, or `null`. */
    async readAccessToken(): Promise<string | null> {
      if (!inForce() && tokens.hasTokens()) await renewTokens()
      return inForce()?.accessToken ?? null
    },

    /** Clears the tokens and what this tab keeps, when a session has expired (§4). */
    clear(): void {
      tokens.clearTokens()
      for (const key of sessionStore.keys()) sessionStore.remove(key)
    },

    /**
     * The tokens leave the browser at once and every tab hears of it, whatever becomes of the call that ends the session
     * everywhere; nobody waits for that longer than a moment.
     */
    async signOut(): Promise<void> {
      if (!tokens.hasTokens()) return
      const taken = tokens.takeTokens()
      announceSignOut(prefix)
      await Promise.race([endEverywhere(taken), delay(signOutTimeoutMs)])
    },
  }
}

export type Session = ReturnType<typeof createSession>
