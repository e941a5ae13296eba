import { type Browser, chromium } from '@playwright/test'
import { availableParallelism, loadavg } from 'node:os'
import { findBrowser } from '#tools/browser/find.ts'

/** Chromium keeps nothing in its cache from a server whose certificate it merely puts up with; this one it is told to trust. */
export const launchBrowser = async (fingerprint: string): Promise<Browser> => {
  const executablePath = findBrowser()
  if (executablePath === undefined) throw new Error('No Chromium found: run "npm run browser"')
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const args = [
    `--ignore-certificate-errors-spki-list=${fingerprint}`,
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    ...root,
  ]
  return chromium.launch({ executablePath, args })
}

/** Other work on the machine slows the pages down too; a reader of the figures has to know. */
export const warnIfBusy = (): void => {
  const [load = 0] = loadavg()
  const processors = availableParallelism()
  if (load > processors)
    console.log(
      `The machine is busy (load ${load.toFixed(1)} on ${processors} processors): the figures will be too high.`,
    )
}
