import { activitiesSchema, type Activity, withActivity } from '#domain/activity/activity.ts'
import { type JsonEntry, readJsonEntry } from '#services/storage/jsonEntries.ts'
import type { SafeStorage } from '#services/storage/safeStorage.ts'
import { activityKey } from '#services/storage/storageKeys.ts'

export const activityEntry = (personId: string): JsonEntry<readonly Activity[]> => ({
  key: activityKey(personId),
  schema: activitiesSchema,
  fallback: [],
})

/** What one person did in this browser, newest first. All tabs share it. */
export const createActivityStore = (store: SafeStorage, personId: string) => {
  const entry = activityEntry(personId)
  const read = (): readonly Activity[] => readJsonEntry(store, entry)
  return {
    read,
    /** Adds an activity to what is stored now. In a full storage it replaces older ones. */
    add(activity: Activity): void {
      let kept = withActivity(read(), activity)
      while (!store.write(entry.key, JSON.stringify(kept)) && kept.length > 1)
        kept = kept.slice(0, Math.floor(kept.length / 2))
    },
    replace: (activities: readonly Activity[]): void => void store.write(entry.key, JSON.stringify(activities)),
    /** Subscribes to the changes of other tabs. @returns unsubscribes */
    subscribe(onChanged: (activities: readonly Activity[]) => void): () => void {
      const onStorage = ({ key }: StorageEvent): void => {
        if (key === entry.key || key === null) onChanged(read())
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}
