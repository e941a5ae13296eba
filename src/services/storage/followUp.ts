import { emptyFollowUp, type FollowUp, followUpSchema } from '#domain/people/followUp.ts'
import { type JsonEntry, readJsonEntry } from '#services/storage/jsonEntries.ts'
import type { SafeStorage } from '#services/storage/safeStorage.ts'
import { followUpKey } from '#services/storage/storageKeys.ts'

export const followUpEntry = (personId: string): JsonEntry<FollowUp> => ({
  key: followUpKey(personId),
  schema: followUpSchema,
  fallback: emptyFollowUp,
})

/** What one marketer keeps in this browser. All tabs share it. */
export const createFollowUpStore = (store: SafeStorage, personId: string) => {
  const entry = followUpEntry(personId)
  let unsaved: FollowUp | null = null
  const read = (): FollowUp => unsaved ?? readJsonEntry(store, entry)
  return {
    /** Changes what is stored now. In a full storage the change lasts until the page closes. @returns the new value */
    change(change: (followUp: FollowUp) => FollowUp): FollowUp {
      const changed = change(read())
      unsaved = store.write(entry.key, JSON.stringify(changed)) ? null : changed
      return changed
    },
    /** Subscribes to the changes of other tabs. @returns unsubscribes */
    subscribe(onChanged: (followUp: FollowUp) => void): () => void {
      const onStorage = ({ key }: StorageEvent): void => {
        if (key === entry.key || key === null) onChanged(read())
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}
