/** A place to keep texts that never throws: a full, denied or missing storage keeps nothing. */
export interface SafeStorage {
  read(key: string): string | null
  write(key: string, value: string): boolean
  remove(key: string): void
  keys(): string[]
}

/**
 * Wraps a browser storage.
 * @param open gets the storage; access itself can throw where storage is denied
 */
export const createSafeStorage = (open: () => Storage): SafeStorage => {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open())
    } catch {
      return otherwise
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

/** Removes everything that this origin keeps in the browser, of this tab and of all. */
export const clearStorage = (): void => {
  for (const store of [localStore, sessionStore]) for (const key of store.keys()) store.remove(key)
}
