import type { SafeStorage } from '#services/storage.ts'

/** Begins the keys of an admin's tokens (§3). */
export const adminPrefix = 'admin.'

/** Where the identity library keeps tokens. */
export interface TokenStorage {
  setItem(key: string, value: string): Promise<void>
  getItem(key: string): Promise<string | null>
  removeItem(key: string): Promise<void>
  clear(): Promise<void>
}

/**
 * The storage that the identity library keeps its tokens in, with every key under a prefix.
 * A token that cannot be kept makes the sign-in fail, and what was kept of it is removed: half a session is none.
 */
export const prefixedStorage = (store: SafeStorage, prefix: string) => {
  const ownKeys = () => store.keys().filter((key) => key.startsWith(prefix))
  const forgetTokens = (): void => ownKeys().forEach((key) => store.remove(key))
  /** Moves the tokens out of the storage, into one that lives as long as who holds it. */
  const takeTokens = (): TokenStorage => {
    const entries = new Map(ownKeys().map((key) => [key.slice(prefix.length), store.read(key) ?? '']))
    forgetTokens()
    return {
      setItem: async (key, value) => void entries.set(key, value),
      getItem: async (key) => entries.get(key) ?? null,
      removeItem: async (key) => void entries.delete(key),
      clear: async () => entries.clear(),
    }
  }
  return {
    takeTokens,
    async setItem(key: string, value: string): Promise<void> {
      if (store.write(prefix + key, value)) return
      forgetTokens()
      throw new Error('The browser could not keep the session')
    },
    getItem: async (key: string): Promise<string | null> => store.read(prefix + key),
    removeItem: async (key: string): Promise<void> => store.remove(prefix + key),
    clear: async (): Promise<void> => forgetTokens(),
    forgetTokens,
    holdsTokens: (): boolean => ownKeys().some((key) => key.endsWith('.accessToken')),
  }
}
