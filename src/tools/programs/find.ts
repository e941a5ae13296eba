import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const chromiumNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]
const defaultLocations = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first program with one of these names in the folders of `PATH`. */
const findInPath = (names: readonly string[], { PATH: path = '' }: NodeJS.ProcessEnv): string | undefined =>
  names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name))).find(isProgram)

/** Chromium without windows. Tests need half the time in it. Debian has a package of this name. */
export const headlessShell = 'chromium-headless-shell'

/**
 * Finds Chromium or Chrome: first `CHROMIUM_PATH`, then the folders of `PATH`, then the default install locations.
 * @param wantsWindow excludes the headless shell
 */
export const findBrowser = (environment: NodeJS.ProcessEnv = process.env, wantsWindow = false): string | undefined => {
  const inPath = findInPath([...(wantsWindow ? [] : [headlessShell]), ...chromiumNames], environment)
  return [environment['CHROMIUM_PATH'], inPath, ...defaultLocations].find(
    (path) => path !== undefined && isProgram(path),
  )
}

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
export const missingEngines = (environment: NodeJS.ProcessEnv = process.env): ('firefox' | 'webkit')[] => [
  ...(findFirefox(environment) === undefined ? ['firefox' as const] : []),
  ...(findWebKit(environment) === undefined ? ['webkit' as const] : []),
]

/** Whether nginx with its brotli module, and Caddy, are installed. */
export const areServersInstalled = (): boolean => {
  const environment = { PATH: `${process.env['PATH'] ?? ''}${delimiter}/usr/sbin` }
  return ['nginx', 'caddy'].every((name) => findInPath([name], environment)) && existsSync(brotliModule)
}
