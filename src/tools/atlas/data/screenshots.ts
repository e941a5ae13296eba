import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Screenshots } from '#tools/atlas/data/chartData.ts'

/** The folder of screenshots: `AREA/FLOW/STATE.phone.png` and `.desktop.png`. It is not committed. */
export const screenshotsFolder = 'dist/qa/screens'

/**
 * The screenshots of one chart, by state.
 * @param all the folder with those of all charts
 */
export const screenshotsOf = (chart: string, all = screenshotsFolder): Readonly<Record<string, Screenshots>> => {
  const folder = join(all, chart)
  const files = existsSync(folder) ? readdirSync(folder) : []
  const states = files
    .filter((name) => name.endsWith('.desktop.png'))
    .map((name) => name.slice(0, -'.desktop.png'.length))
  const complete = states.filter((state) => files.includes(`${state}.phone.png`))
  return Object.fromEntries(
    complete
      .sort()
      .map((state) => [
        state,
        { phone: `screens/${chart}/${state}.phone.png`, desktop: `screens/${chart}/${state}.desktop.png` },
      ]),
  )
}
