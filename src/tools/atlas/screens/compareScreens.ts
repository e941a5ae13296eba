import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { screenFileOf, statesWithScreen } from '#tools/atlas/screens/screenFiles.ts'

/** The screen of a state in two revisions, as PNG files. Null without a screen. */
export interface ScreenPair {
  readonly state: string
  readonly before: Buffer | null
  readonly after: Buffer | null
  /** The pixels that differ. Null if one screen is missing, or if they have different sizes. */
  readonly difference: Buffer | null
}

const read = (folder: string, chart: string, state: string): Buffer | null => {
  const file = join(folder, screenFileOf(chart, state))
  return existsSync(file) ? readFileSync(file) : null
}

/** @returns null if no pixel differs */
const differenceOf = (before: PNG, after: PNG): PNG | null => {
  const { width, height } = after
  const difference = new PNG({ width, height })
  return pixelmatch(before.data, after.data, difference.data, width, height) === 0 ? null : difference
}

const compare = (before: Buffer, after: Buffer): Pick<ScreenPair, 'difference'> | null => {
  const [old, current] = [PNG.sync.read(before), PNG.sync.read(after)]
  if (old.width !== current.width || old.height !== current.height) return { difference: null }
  const difference = differenceOf(old, current)
  return difference && { difference: PNG.sync.write(difference) }
}

/** The states of a chart whose screens differ between two folders of screens. */
export const differentScreens = (beforeFolder: string, afterFolder: string, chart: string): ScreenPair[] => {
  const states = [beforeFolder, afterFolder].flatMap((folder) => statesWithScreen(folder, chart))
  return [...new Set(states)].toSorted().flatMap((state) => {
    const [before, after] = [read(beforeFolder, chart, state), read(afterFolder, chart, state)]
    const compared = before && after ? compare(before, after) : { difference: null }
    return compared ? [{ state, before, after, ...compared }] : []
  })
}
