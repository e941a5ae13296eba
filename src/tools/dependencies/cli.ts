import { licenceLines, refusedDependencies } from '#tools/dependencies/licences.ts'
import { readLockFile } from '#tools/dependencies/lockFile.ts'
import { auditLockFile } from '#tools/dependencies/vulnerabilities.ts'

/*
 * `npm run audit`: the licences and the known vulnerabilities of the installed packages.
 * Exit code 1: a licence is not allowed, or a vulnerability is known. 2: the registry did not answer.
 */

const dependencies = readLockFile()
const production = dependencies.filter(({ isProduction }) => isProduction)
console.log(`Licences of the ${production.length} packages of the console:`)
for (const line of licenceLines(production)) console.log(line)
console.log(`Licences of the ${dependencies.length - production.length} packages for development and the local stack:`)
for (const line of licenceLines(dependencies.filter(({ isProduction }) => !isProduction))) console.log(line)

const refused = refusedDependencies(dependencies)
for (const { name, version, licence } of refused)
  console.log(`Not allowed: ${name}@${version} has the licence "${licence}". See src/tools/dependencies/licences.ts.`)

const audit = await auditLockFile()
if ('problem' in audit) {
  console.log(`Vulnerabilities were not checked, because the registry did not answer: ${audit.problem}`)
} else {
  const { vulnerabilities } = audit
  if (vulnerabilities.length === 0) console.log('The registry knows no vulnerability of these packages.')
  for (const { name, severity, range, reasons } of vulnerabilities) {
    const use = production.some((dependency) => dependency.name === name) ? 'in the console' : 'for development'
    console.log(`${severity}: ${name} ${range} (${use}): ${reasons.join('; ')}`)
  }
  if (vulnerabilities.length > 0) process.exitCode = 1
}
if ('problem' in audit) process.exitCode = 2
if (refused.length > 0) process.exitCode = 1
