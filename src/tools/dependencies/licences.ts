import type { Dependency } from '#tools/dependencies/lockFile.ts'

/** The licences that code in the delivered console may have: they ask for a notice, and not for our source. */
const allowedLicences = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Unlicense'])

/** Whether an SPDX expression allows the use under an allowed licence. Other expressions than AND and OR are refused. */
export const isAllowedLicence = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowedLicences.has(licence.trim())))

/** The packages of the delivered console whose licence is not allowed. */
export const refusedDependencies = (dependencies: readonly Dependency[]): readonly Dependency[] =>
  dependencies.filter(({ isProduction, licence }) => isProduction && !isAllowedLicence(licence))

/** One line per licence: its name and the number of packages, the most frequent first. */
export const licenceLines = (dependencies: readonly Dependency[]): readonly string[] => {
  const counts = new Map<string, number>()
  for (const { licence } of dependencies) counts.set(licence, (counts.get(licence) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([licence, count]) => `  ${licence || 'no licence'}: ${count}`)
}
