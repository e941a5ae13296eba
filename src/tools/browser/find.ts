import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']
const usualPlaces = [
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

/** Chromium without its own windows: it draws pages alone, in half the time. Debian has it beside `chromium`. */
export const headlessShell = 'chromium-headless-shell'

/**
 * Where a Chromium or Chrome is on this machine.
 * @param environment `CHROMIUM_PATH` is taken first, then the folders of `PATH`, then the usual places
 * @param wantsWindow leaves out what shows no window
 * @returns a path, or undefined where there is none
 */
export const findBrowser = (environment: NodeJS.ProcessEnv = process.env, wantsWindow = false): string | undefined => {
  const folders = (environment['PATH'] ?? '').split(delimiter)
  const candidates = [...(wantsWindow ? [] : [headlessShell]), ...names].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  )
  return [environment['CHROMIUM_PATH'], ...candidates, ...usualPlaces].find(
    (path) => path !== undefined && isProgram(path),
  )
}
