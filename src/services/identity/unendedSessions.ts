import type { MemoryTokens } from '#services/identity/tokenStorage.ts'

/**
 * Ends sessions at the identity provider that are no longer in the browser storage. Their tokens stay in memory until it
 * has ended them, so they are gone when the page closes.
 * @param end ends one session at the provider
 */
export const createUnendedSessions = (end: (tokens: MemoryTokens) => Promise<void>) => {
  let waiting: readonly MemoryTokens[] = []
  let attempt: Promise<void> | undefined
  const endEach = async (): Promise<void> => {
    for (let [next] = waiting; next; [next] = waiting) {
      const tokens = next
      await end(tokens)
      waiting = waiting.filter((other) => other !== tokens)
    }
  }
  return {
    add: (tokens: MemoryTokens): void => void (waiting = [...waiting, tokens]),
    /**
     * Tries to end all of them, or joins the try that is running.
     * @throws the error of the provider; the sessions stay in memory
     */
    endAll: (): Promise<void> => (attempt ??= endEach().finally(() => (attempt = undefined))),
  }
}
