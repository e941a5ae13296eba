import type { SafeStorage } from '#services/storage/safeStorage.ts'
import { isAccessTokenKey, type TokenPrefix } from '#services/storage/storageKeys.ts'

/** Where the identity library keeps tokens. */
export interface TokenStorage {
  setItem(key: string, value: string): Promise<void>
  getItem(key: string): Promise<string | null>
  removeItem(key: string): Promise<void>
  clear(): Promise<void>
}

/** Tokens that live as long as who holds them. */
export interface MemoryTokens extends TokenStorage {
  readonly entries: () => Iterable<readonly [key: string, value: string]>
}

/** A place for tokens in memory: those of a session that is not kept yet, or not any more. */
export const createMemoryTokens = (given: Iterable<readonly [string, string]> = []): MemoryTokens => {
  const held = new Map(given)
  return {
    setItem: async (key, value) => void held.set(key, value),
    getItem: async (key) => held.get(key) ?? null,
    removeItem: async (key) => void held.delete(key),
    clear: async () => held.clear(),
    entries: () => held.entries(),
  }
}

/**
 * The storage that the identity library keeps its tokens in, with every key under a prefix.
 * A token that cannot be kept makes the sign-in fail, and what was kept of it is removed: half a session is none.
 */
export const createTokenStorage = (store: SafeStorage, prefix: TokenPrefix) => {
  const ownKeys = () => store.keys().filter((key) => key.startsWith(prefix))
  const clearTokens = (): void => ownKeys().forEach((key) => store.remove(key))
  const copyTokens = (): MemoryTokens =>
    createMemoryTokens(ownKeys().map((key) => [key.slice(prefix.length), store.read(key) ?? '']))
  /** Moves the tokens out of the storage, into memory. */
  const takeTokens = (): MemoryTokens => {
    const tokens = copyTokens()
    clearTokens()
    return tokens
  }
  const accessTokens = (): string =>
    JSON.stringify(
      ownKeys()
        .filter(isAccessTokenKey)
        .map((key) => store.read(key)),
    )
  const keep = (key: string, value: string): void => {
    if (store.write(prefix + key, value)) return
    clearTokens()
    throw new Error('The browser could not keep the session')
  }
  return {
    copyTokens,
    takeTokens,
    /** Watches the tokens from now on. @returns tells whether they are still the same */
    watchTokens(): () => boolean {
      const before = accessTokens()
      return () => accessTokens() === before
    },
    /** Puts a session that was opened in memory in the place of the one that is kept. @throws Error where the browser does not keep it; the one of before then stays */
    replaceTokens(tokens: MemoryTokens): void {
      const before = takeTokens()
      try {
        for (const [key, value] of tokens.entries()) keep(key, value)
      } catch (error) {
        for (const [key, value] of before.entries()) store.write(prefix + key, value)
        throw error
      }
    },
    setItem: async (key: string, value: string): Promise<void> => keep(key, value),
    getItem: async (key: string): Promise<string | null> => store.read(prefix + key),
    removeItem: async (key: string): Promise<void> => store.remove(prefix + key),
    clear: async (): Promise<void> => clearTokens(),
    clearTokens,
    hasTokens: (): boolean => ownKeys().some(isAccessTokenKey),
  }
}
