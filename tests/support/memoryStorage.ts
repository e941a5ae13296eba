/** A browser storage in memory, with an optional maximum number of characters. */
export const memoryStorage = (limit = Number.POSITIVE_INFINITY): Storage => {
  const entries = new Map<string, string>()
  const size = (): number => [...entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  const storage: Storage = {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      const before = entries.get(key)
      entries.set(key, value)
      if (size() <= limit) return
      if (before === undefined) entries.delete(key)
      else entries.set(key, before)
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
  return new Proxy(storage, {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_, key) => ({ enumerable: true, configurable: true, value: entries.get(String(key)) }),
  })
}
