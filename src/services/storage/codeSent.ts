import { resendLockMs } from '#domain/limits.ts'
import { isSameEmail } from '#domain/auth/email.ts'
import { jsonEntries, readJsonEntry } from '#services/storage/jsonEntries.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import type { TokenPrefix } from '#services/storage/storageKeys.ts'

/** The last code that this browser requested for a role. All tabs share it, so that they share the resend lock (§4). */
export const createCodeSentStore = (prefix: TokenPrefix) => {
  const entry = jsonEntries.codeSent(prefix)
  /** When a code was sent to this email, while its resend lock runs. Milliseconds since 1970, or null. */
  const read = (email: string, now: number): number | null => {
    const sent = readJsonEntry(localStore, entry)
    if (sent === null || !isSameEmail(sent.email, email)) return null
    return sent.sentAt <= now && now < sent.sentAt + resendLockMs ? sent.sentAt : null
  }
  return {
    read,
    write: (email: string, sentAt: number): boolean => localStore.write(entry.key, JSON.stringify({ email, sentAt })),
    remove: (): void => localStore.remove(entry.key),
    /** Subscribes to the codes that other tabs request for this email. @returns unsubscribes */
    subscribe(email: string, onSent: (sentAt: number) => void): () => void {
      const onStorage = ({ key }: StorageEvent): void => {
        const sentAt = key === entry.key ? read(email, Date.now()) : null
        if (sentAt !== null) onSent(sentAt)
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}
