import { canInstallPackages, installPackages } from '#tools/programs/debian.ts'
import { areServersInstalled, findBrowser, headlessShell, missingEngines } from '#tools/programs/find.ts'

/** `tsx src/tools/programs/install.ts browser | engines | servers`: the programs that the tests drive. */

const fail = (problem: string): never => {
  console.error(problem)
  process.exit(1)
}

const installBrowser = (): void => {
  const requestedPath = process.env['CHROMIUM_PATH']
  if (requestedPath !== undefined && findBrowser({ CHROMIUM_PATH: requestedPath }) !== requestedPath)
    fail(`CHROMIUM_PATH is ${requestedPath}, which is not an executable file.`)
  if (findBrowser() === undefined && canInstallPackages()) installPackages(['chromium', 'fonts-liberation'])
  // The headless shell halves the time of the tests, but any Chromium works.
  if (requestedPath === undefined && !findBrowser()?.endsWith(headlessShell) && canInstallPackages())
    installPackages([headlessShell])
  const browser =
    findBrowser() ??
    fail(
      'Chromium was not found. Install it (on Debian: "sudo apt-get install chromium") ' +
        'or set CHROMIUM_PATH to the path of a Chromium or Chrome.',
    )
  console.log(`Browser: ${browser}`)
}

/** Some tests are skipped without these programs. */
const installOptional = (packages: readonly string[], isInstalled: () => boolean): boolean => {
  if (!isInstalled() && canInstallPackages()) {
    installPackages(packages)
    if (!isInstalled()) fail(`The Debian packages ${packages.join(', ')} could not be installed.`)
  }
  return isInstalled()
}

const installEngines = (): void => {
  // WebKitGTK needs a display, and Xvfb is one.
  const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']
  console.log(
    installOptional(packages, () => missingEngines().length === 0)
      ? 'Engines: Firefox and WebKitGTK'
      : `The journeys in ${missingEngines().join(' and ')} are skipped. On Debian or Ubuntu, run ` +
          `"sudo apt-get install ${packages.join(' ')}". Elsewhere, set FIREFOX_PATH to the path of a Firefox.`,
  )
}

const installServers = (): void =>
  console.log(
    installOptional(['nginx', 'libnginx-mod-http-brotli-static', 'caddy'], areServersInstalled)
      ? 'Web servers: nginx and Caddy'
      : 'The journeys of nginx and Caddy are skipped: only root on Debian can install them.',
  )

const installers: Readonly<Record<string, () => void>> = {
  browser: installBrowser,
  engines: installEngines,
  servers: installServers,
}
installers[process.argv[2] ?? '']?.()
