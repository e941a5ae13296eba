import { type ChosenTimeFrames, serializeTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { localStore } from '#services/storage/safeStorage.ts'

export const timeFramesKey = 'timeFrames'

/** The time frames that this browser has kept (§4), as they stand there. They are read before the console is, so without its schemas. */
export const readStoredTimeFrames = (): string | null => localStore.read(timeFramesKey)

/** Keeps the time frames for the next visit. */
export const storeTimeFrames = (frames: ChosenTimeFrames): boolean =>
  localStore.write(timeFramesKey, serializeTimeFrames(frames))
