import { loadEnv } from 'vite'
import { localSettings } from '#local/localSettings.ts'
import { ask } from '#tools/doctor/ask.ts'
import { examine } from '#tools/doctor/examine.ts'
import { formatResults, type Result } from '#tools/doctor/result.ts'
import { isLoopback, readSettings } from '#tools/doctor/settings.ts'

/** The same settings as a build, or as `npm start` for a site of this machine. */
const environmentOf = (url: string | undefined): Record<string, string | undefined> =>
  url !== undefined && isLoopback(url)
    ? { ...localSettings, VITE_SITE_ORIGIN: new URL(url).origin, ...loadEnv('stack', '.', 'VITE_') }
    : loadEnv('production', '.', 'VITE_')

const print = (results: readonly Result[]): void => {
  console.log(formatResults(results))
  process.exitCode = results.some(({ state }) => state === 'wrong') ? 1 : 0
}

/** Prints what is right and wrong at an origin, or at that of the settings. The process fails if something is wrong. */
export const checkDeployment = async (url: string | undefined): Promise<void> => {
  const settings = readSettings(environmentOf(url))
  if (Array.isArray(settings)) {
    print(settings)
    console.log('The site is checked once the settings are valid.')
    return
  }
  const site = new URL(url ?? settings.VITE_SITE_ORIGIN).origin
  console.log(`Checking ${site}\n`)
  print(await examine({ ask, settings, site }))
}
