/** Caches the promise of the first call. After a failure the next call tries again. */
export const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let cached: Promise<T> | undefined
  return () => {
    cached ??= make().catch((error: unknown) => {
      cached = undefined
      throw error
    })
    return cached
  }
}
