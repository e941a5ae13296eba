import { findBrowser, headlessShell } from '#tools/browser/find.ts'
import { canInstallPackages, installPackages } from '#tools/debian.ts'

const installHint =
  'Chromium was not found. Install it (on Debian: "sudo apt-get install chromium") ' +
  'or set CHROMIUM_PATH to the path of a Chromium or Chrome.'

const requestedPath = process.env['CHROMIUM_PATH']
if (requestedPath !== undefined && findBrowser({ CHROMIUM_PATH: requestedPath }) === undefined) {
  console.error(`CHROMIUM_PATH is ${requestedPath}, which is not an executable file.`)
  process.exit(1)
}
if (findBrowser() === undefined && canInstallPackages()) installPackages(['chromium', 'fonts-liberation'])
// The headless shell halves the time of the tests, but any Chromium works.
if (requestedPath === undefined && !findBrowser()?.endsWith(headlessShell) && canInstallPackages())
  installPackages([headlessShell])
const browser = findBrowser()
if (browser === undefined) {
  console.error(installHint)
  process.exit(1)
}
console.log(`Browser: ${browser}`)
