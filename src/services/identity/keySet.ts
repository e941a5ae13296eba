/** Keys change rarely, so an answer that the browser has stored is used, however old it is. */
const stored = { cache: 'force-cache' } as const

/** The call that was sent before the code that needs its answer was loaded. */
let prefetched: Promise<Response> | undefined

/** Requests the keys now. The next {@link fetchKeySet} gets the answer. */
export const prefetchKeySet = (address: string): void => {
  prefetched = fetch(address, stored)
  prefetched.catch(() => undefined)
}

/**
 * Requests the keys, or takes the answer of {@link prefetchKeySet} once.
 * @throws TypeError if there is no network
 */
export const fetchKeySet = (address: string, signal: AbortSignal): Promise<Response> => {
  const answer = prefetched ?? fetch(address, { ...stored, signal })
  prefetched = undefined
  return answer
}

/**
 * Requests the keys from the identity provider, whatever the browser has stored.
 * @throws TypeError if there is no network
 */
export const refetchKeySet = (address: string, signal: AbortSignal): Promise<Response> =>
  fetch(address, { cache: 'reload', signal })
