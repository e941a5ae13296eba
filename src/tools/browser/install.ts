import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser, headlessShell } from '#tools/browser/find.ts'

const howTo =
  'The browser tests need Chromium: install it (on Debian: "sudo apt-get install chromium") or set CHROMIUM_PATH to one.'

const canInstall = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0

const install = (packages: readonly string[]): void => {
  console.log(`Installing ${packages.join(' and ')} of Debian.`)
  for (const step of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    const { status } = spawnSync('apt-get', step, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) return
  }
}

const wanted = process.env['CHROMIUM_PATH']
if (wanted !== undefined && findBrowser({ CHROMIUM_PATH: wanted }) === undefined) {
  console.error(`CHROMIUM_PATH is ${wanted}, which is no program.`)
  process.exit(1)
}
if (findBrowser() === undefined && canInstall()) install(['chromium', 'fonts-liberation'])
// The tests take half the time in it. Where it cannot be had, any Chromium does.
if (wanted === undefined && !findBrowser()?.endsWith(headlessShell) && canInstall()) install([headlessShell])
const browser = findBrowser()
if (browser === undefined) {
  console.error(howTo)
  process.exit(1)
}
console.log(`Browser: ${browser}`)
