import { type ChosenTimeFrames, serializeTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { storageKeys } from '#services/storage/storageKeys.ts'

/** The stored time frames (§4) as raw text. The start script reads them, and it has no schemas. */
export const readStoredTimeFrames = (): string | null => localStore.read(storageKeys.timeFrames)

/** Stores the time frames for the next visit. @returns whether the browser stored them */
export const storeTimeFrames = (frames: ChosenTimeFrames): boolean =>
  localStore.write(storageKeys.timeFrames, serializeTimeFrames(frames))
