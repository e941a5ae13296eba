import { type Browser, chromium } from '@playwright/test'
import { availableParallelism, loadavg } from 'node:os'
import { findBrowser } from '#tools/programs/find.ts'

/**
 * Launches Chromium. It trusts the given certificate: Chromium does not cache responses of a server with an ignored
 * certificate error.
 */
export const launchBrowser = async (fingerprint: string): Promise<Browser> => {
  const executablePath = findBrowser()
  if (executablePath === undefined) throw new Error('Chromium was not found. Run "npm run browser".')
  const isRoot = process.getuid?.() === 0
  const args = [
    `--ignore-certificate-errors-spki-list=${fingerprint}`,
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    ...(isRoot ? ['--no-sandbox'] : []),
  ]
  return chromium.launch({ executablePath, args })
}

/** Prints a warning if other processes slow down the measurements. */
export const warnIfBusy = (): void => {
  const [load = 0] = loadavg()
  const processors = availableParallelism()
  if (load > processors)
    console.log(
      `The machine is busy (load ${load.toFixed(1)} on ${processors} processors). All times will be too high.`,
    )
}
