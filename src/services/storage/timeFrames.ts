import { type Frames, framesText } from '#domain/dashboard/chosenTimeFrames.ts'
import { localStore } from '#services/storage/safeStorage.ts'

export const framesKey = 'timeFrames'

/** The time frames that this browser has kept (§4), as they stand there. They are read before the console is, so without its schemas. */
export const readFramesText = (): string | null => localStore.read(framesKey)

/** Keeps the time frames for the next visit. */
export const keepFrames = (frames: Frames): boolean => localStore.write(framesKey, framesText(frames))
