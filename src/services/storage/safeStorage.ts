/** A storage that never throws. If the browser's storage is full, denied or missing, it stores nothing. */
export interface SafeStorage {
  read(key: string): string | null
  /** @returns whether the browser stored the value */
  write(key: string, value: string): boolean
  remove(key: string): void
  keys(): string[]
}

/**
 * Wraps a browser storage.
 * @param open returns the storage; the access itself throws where the browser denies the storage
 */
export const createSafeStorage = (open: () => Storage): SafeStorage => {
  const attempt = <T>(work: (storage: Storage) => T, fallback: T): T => {
    try {
      return work(open())
    } catch {
      return fallback
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  }
}

export const localStore = createSafeStorage(() => localStorage)
export const sessionStore = createSafeStorage(() => sessionStorage)

/** Removes everything from the local storage of this origin and from the session storage of this tab. */
export const clearStorage = (): void => {
  for (const store of [localStore, sessionStore]) for (const key of store.keys()) store.remove(key)
}
