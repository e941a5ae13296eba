import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the screens that `npm run test:paths -- --screens` keeps. It is not committed. */
export const screensFolder = 'dist/screens'

/** The file of the screen of a state, in a folder of screens. */
export const screenFileOf = (chart: string, state: string): string => `${chart}/${state}.png`

/** The states of a chart that have a screen in the folder. */
export const statesWithScreen = (folder: string, chart: string): string[] =>
  existsSync(join(folder, chart)) ? readdirSync(join(folder, chart)).map((file) => file.replace(/\.png$/, '')) : []
