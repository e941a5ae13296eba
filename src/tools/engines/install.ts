import { canInstallPackages, installPackages } from '#tools/debian.ts'
import { enginePackages, missingEngines } from '#tools/engines/programs.ts'

if (missingEngines().length > 0 && canInstallPackages()) {
  installPackages(enginePackages)
  if (missingEngines().length > 0) {
    console.error(`The Debian packages ${enginePackages.join(', ')} could not be installed.`)
    process.exit(1)
  }
}
const missing = missingEngines()
console.log(
  missing.length === 0
    ? 'Engines: Firefox and WebKitGTK'
    : `The journeys in ${missing.join(' and ')} are skipped. On Debian or Ubuntu, run ` +
        `"sudo apt-get install ${enginePackages.join(' ')}". Elsewhere, set FIREFOX_PATH to the path of a Firefox.`,
)
