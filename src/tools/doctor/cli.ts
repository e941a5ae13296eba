import { loadEnv } from 'vite'
import { localSettings } from '#local/localSettings.ts'
import { ask } from '#tools/doctor/ask.ts'
import { examine } from '#tools/doctor/examine.ts'
import { formatResults, type Result } from '#tools/doctor/result.ts'
import { isLoopback, readSettings } from '#tools/doctor/settings.ts'

const help = `Checks a deployment, and changes nothing: npm run doctor -- [URL]
  URL  the origin of the site; VITE_SITE_ORIGIN without it

The settings come from the same environment as a build. At an address of this machine they are those of npm start.`

const isOrigin = (text: string): boolean => URL.canParse(text) && /^https?:\/\/[^/]+\/?$/.test(text)

/** The same settings as a build, or as `npm start` for a site of this machine. */
const environmentOf = (url: string | undefined): Record<string, string | undefined> =>
  url !== undefined && isLoopback(url)
    ? { ...localSettings, VITE_SITE_ORIGIN: new URL(url).origin, ...loadEnv('stack', '.', 'VITE_') }
    : loadEnv('production', '.', 'VITE_')

const print = (results: readonly Result[]): void => {
  console.log(formatResults(results))
  process.exitCode = results.some(({ state }) => state === 'wrong') ? 1 : 0
}

const check = async (url: string | undefined): Promise<void> => {
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

const args = process.argv.slice(2)
const [url] = args
if (url === '--help') console.log(help)
else if (args.length > 1 || (url !== undefined && !isOrigin(url))) {
  console.error(`"${args.join(' ')}" is no origin of a site.\n${help}`)
  // `process.exit` can hang here: the loader of TypeScript runs in a thread of its own.
  process.exitCode = 2
} else await check(url)
