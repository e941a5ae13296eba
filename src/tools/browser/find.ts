import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']
const defaultLocations = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Chromium without windows. Tests need half the time in it. Debian has a package of this name. */
export const headlessShell = 'chromium-headless-shell'

/**
 * Finds Chromium or Chrome: first `CHROMIUM_PATH`, then the folders of `PATH`, then the default install locations.
 * @param wantsWindow excludes the headless shell
 * @returns the path of the program, or undefined
 */
export const findBrowser = (environment: NodeJS.ProcessEnv = process.env, wantsWindow = false): string | undefined => {
  const folders = (environment['PATH'] ?? '').split(delimiter)
  const candidates = [...(wantsWindow ? [] : [headlessShell]), ...names].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  )
  return [environment['CHROMIUM_PATH'], ...candidates, ...defaultLocations].find(
    (path) => path !== undefined && isProgram(path),
  )
}
