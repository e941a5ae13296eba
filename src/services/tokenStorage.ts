import type { SafeStorage } from '#services/storage.ts'

/**
 * The storage that the identity library keeps its tokens in, with every key under a prefix.
 * A token that cannot be kept makes the sign-in fail, and what was kept of it is removed: half a session is none.
 */
export const prefixedStorage = (store: SafeStorage, prefix: string) => {
  const ownKeys = () => store.keys().filter((key) => key.startsWith(prefix))
  const forgetTokens = (): void => ownKeys().forEach((key) => store.remove(key))
  return {
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
