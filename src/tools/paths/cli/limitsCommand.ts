import { oneOf } from '#charts/command/commandLine.ts'
import type { CommandLine } from '#tools/paths/cli/commandLine.ts'
import { limitNames } from '#tools/paths/limits/chartsWithLimit.ts'
import { findLimitSides, type LimitSides } from '#tools/paths/limits/limitSides.ts'

/** Says which limits have a side that no approved path meets. The exit code is 1 if there is one. */
export const limits = ({ names, ...io }: CommandLine): Promise<number> => {
  const known = limitNames()
  const chosen = names.length > 0 ? names.map((name) => oneOf('limit', name, known)) : known
  return findLimitSides(chosen, io.read).then((sides) => printSides(sides, io))
}

/** Prints the result for the limits. */
export const printSides = (
  sides: readonly LimitSides[],
  { print, printError }: Pick<CommandLine, 'print' | 'printError'>,
): number => {
  const used = sides.filter(({ isUsed }) => isUsed)
  const unused = sides.filter(({ isUsed }) => !isUsed).map(({ name }) => name)
  const open = used.flatMap(({ name, less, more }) => [
    ...(less === null ? [`${name}: no approved path notices one less. A case just below it is missing.`] : []),
    ...(more === null ? [`${name}: no approved path notices one more. A case with the limit itself is missing.`] : []),
  ])
  for (const { name, less, more } of used)
    if (less && more) print(`${name}: noticed by ${[...new Set([less, more])].join(', ')}`)
  if (unused.length > 0) print(`No approved path depends on ${unused.join(', ')}: unit tests have both sides.`)
  open.forEach(printError)
  return open.length > 0 ? 1 : 0
}
