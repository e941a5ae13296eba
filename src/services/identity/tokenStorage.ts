import type { SafeStorage } from '#services/storage/safeStorage.ts'
import type { TokenPrefix } from '#services/storage/storageKeys.ts'

/** A storage that the library of an identity provider can use. */
export interface TokenStorage {
  setItem(key: string, value: string): Promise<void>
  getItem(key: string): Promise<string | null>
  removeItem(key: string): Promise<void>
  clear(): Promise<void>
}

/** Tokens in memory. */
export interface MemoryTokens extends TokenStorage {
  readonly entries: () => Iterable<readonly [key: string, value: string]>
}

/** Creates a token storage in memory, for a session that is not stored yet or not stored any more. */
export const createMemoryTokens = (initial: Iterable<readonly [string, string]> = []): MemoryTokens => {
  const tokens = new Map(initial)
  return {
    setItem: async (key, value) => void tokens.set(key, value),
    getItem: async (key) => tokens.get(key) ?? null,
    removeItem: async (key) => void tokens.delete(key),
    clear: async () => tokens.clear(),
    entries: () => tokens.entries(),
  }
}

/**
 * The storage for the tokens of a provider. Every key has the prefix.
 * If a token cannot be stored, the sign-in fails and its other tokens are removed: no incomplete session remains.
 */
export const createTokenStorage = (
  store: SafeStorage,
  prefix: TokenPrefix,
  isAccessTokenKey: (key: string) => boolean,
) => {
  const ownKeys = () => store.keys().filter((key) => key.startsWith(prefix))
  const clearTokens = (): void => ownKeys().forEach((key) => store.remove(key))
  const copyTokens = (): MemoryTokens =>
    createMemoryTokens(ownKeys().map((key) => [key.slice(prefix.length), store.read(key) ?? '']))
  /** Moves the tokens from the storage into memory. */
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
  const storeToken = (key: string, value: string): void => {
    if (store.write(prefix + key, value)) return
    clearTokens()
    throw new Error('The browser could not keep the session')
  }
  return {
    copyTokens,
    takeTokens,
    /** Reads the current tokens. @returns a function that checks whether they are still the same */
    watchTokens(): () => boolean {
      const before = accessTokens()
      return () => accessTokens() === before
    },
    /**
     * Replaces the stored session with one from memory. Old values are overwritten, so that other tabs never see a
     * storage without tokens.
     * @throws Error if the browser cannot store it; the previous session then stays
     */
    replaceTokens(tokens: MemoryTokens): void {
      const before = copyTokens()
      const added = new Map(tokens.entries())
      try {
        for (const [key, value] of added) storeToken(key, value)
      } catch (error) {
        for (const [key, value] of before.entries()) store.write(prefix + key, value)
        throw error
      }
      for (const [key] of before.entries()) if (!added.has(key)) store.remove(prefix + key)
    },
    setItem: async (key: string, value: string): Promise<void> => storeToken(key, value),
    getItem: async (key: string): Promise<string | null> => store.read(prefix + key),
    removeItem: async (key: string): Promise<void> => store.remove(prefix + key),
    clear: async (): Promise<void> => clearTokens(),
    clearTokens,
    isEmpty: (): boolean => ownKeys().length === 0,
    hasTokens: (): boolean => ownKeys().some(isAccessTokenKey),
  }
}
