import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser, headlessShell } from '#tools/browser/find.ts'

const installHint =
  'Chromium was not found. Install it (on Debian: "sudo apt-get install chromium") ' +
  'or set CHROMIUM_PATH to the path of a Chromium or Chrome.'

const canInstall = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0

const install = (packages: readonly string[]): void => {
  console.log(`Installing the Debian package ${packages.join(' and ')}.`)
  for (const step of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    const { status } = spawnSync('apt-get', step, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) return
  }
}

const requestedPath = process.env['CHROMIUM_PATH']
if (requestedPath !== undefined && findBrowser({ CHROMIUM_PATH: requestedPath }) === undefined) {
  console.error(`CHROMIUM_PATH is ${requestedPath}, which is not an executable file.`)
  process.exit(1)
}
if (findBrowser() === undefined && canInstall()) install(['chromium', 'fonts-liberation'])
// The headless shell halves the time of the tests, but any Chromium works.
if (requestedPath === undefined && !findBrowser()?.endsWith(headlessShell) && canInstall()) install([headlessShell])
const browser = findBrowser()
if (browser === undefined) {
  console.error(installHint)
  process.exit(1)
}
console.log(`Browser: ${browser}`)
