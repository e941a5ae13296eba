/** The address of the keys of a user pool. @param endpoint absolute address of the user pool endpoint */
export const keySetAddress = (poolId: string, endpoint: string): string =>
  new URL(`${poolId}/.well-known/jwks.json`, endpoint.endsWith('/') ? endpoint : `${endpoint}/`).href

/** The call that was sent before the code that needs its answer was loaded. */
let prefetched: Promise<Response> | undefined

/** Requests the keys now. The next {@link fetchKeySet} gets the answer. */
export const prefetchKeySet = (address: string): void => {
  prefetched = fetch(address)
  prefetched.catch(() => undefined)
}

/**
 * Requests the keys, or takes the answer of {@link prefetchKeySet} once.
 * @throws TypeError if there is no network
 */
export const fetchKeySet = (address: string, signal: AbortSignal): Promise<Response> => {
  const answer = prefetched ?? fetch(address, { signal })
  prefetched = undefined
  return answer
}
