import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The Debian packages of the browsers that `npm run test:engines` drives. WebKitGTK needs a display, and Xvfb is one. */
export const enginePackages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'] as const

export type OtherEngine = 'firefox' | 'webkit'

const findInPath = (names: readonly string[], environment: NodeJS.ProcessEnv): string | undefined =>
  (environment['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))

/** @returns the path of Firefox: `FIREFOX_PATH`, or the first one in the folders of `PATH`; or undefined */
export const findFirefox = (environment: NodeJS.ProcessEnv = process.env): string | undefined =>
  environment['FIREFOX_PATH'] ?? findInPath(['firefox-esr', 'firefox'], environment)

/** @returns the paths of the driver of WebKitGTK and of a display for it, or undefined */
export const findWebKit = (
  environment: NodeJS.ProcessEnv = process.env,
): { readonly driver: string; readonly display: string } | undefined => {
  const driver = findInPath(['WebKitWebDriver'], environment)
  const display = findInPath(['Xvfb'], environment)
  return driver !== undefined && display !== undefined ? { driver, display } : undefined
}

/** The engines that this machine lacks. */
export const missingEngines = (environment: NodeJS.ProcessEnv = process.env): OtherEngine[] => [
  ...(findFirefox(environment) === undefined ? ['firefox' as const] : []),
  ...(findWebKit(environment) === undefined ? ['webkit' as const] : []),
]
