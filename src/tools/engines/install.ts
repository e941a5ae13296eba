import { canInstallPackages, installPackages } from '#tools/debian.ts'
import { enginePackages, findProgram, missingPrograms } from '#tools/engines/programs.ts'

if (missingPrograms().length > 0 && canInstallPackages()) installPackages(enginePackages)
const missing = missingPrograms()
if (missing.length > 0) {
  console.error(
    `Not found: ${missing.join(', ')}. Firefox and WebKitGTK run the journeys of several engines.\n` +
      `On Debian or Ubuntu, run "sudo apt-get install ${enginePackages.join(' ')}". For Firefox alone, set FIREFOX_PATH ` +
      'and run "npm run test:engines -- --project firefox".',
  )
  process.exit(1)
}
console.log(`Engines: ${findProgram('firefox')} and WebKitGTK`)
