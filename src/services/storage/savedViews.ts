import { changeViews, type SavedView, savedViewsSchema, storageFullText } from '#domain/lists/savedViews.ts'
import type { ViewChange, ViewResult } from '#domain/lists/savedViews.ts'
import { type JsonEntry, readJsonEntry } from '#services/storage/jsonEntries.ts'
import type { SafeStorage } from '#services/storage/safeStorage.ts'
import { savedViewsKey } from '#services/storage/storageKeys.ts'

export const savedViewsEntry = (personId: string): JsonEntry<readonly SavedView[]> => ({
  key: savedViewsKey(personId),
  schema: savedViewsSchema,
  fallback: [],
})

/** The saved views of one person in this browser. All tabs share them. */
export const createSavedViewsStore = (store: SafeStorage, personId: string) => {
  const entry = savedViewsEntry(personId)
  const read = (): readonly SavedView[] => readJsonEntry(store, entry)
  return {
    read,
    /** Applies a change to what is stored now. @returns the stored views, or why nothing was stored */
    change(change: ViewChange): ViewResult {
      const result = changeViews(read(), change)
      if ('problem' in result || store.write(entry.key, JSON.stringify(result.views))) return result
      return { problem: storageFullText }
    },
    /** Subscribes to the changes of other tabs. @returns unsubscribes */
    subscribe(onChanged: (views: readonly SavedView[]) => void): () => void {
      const onStorage = ({ key }: StorageEvent): void => {
        if (key === entry.key || key === null) onChanged(read())
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}
