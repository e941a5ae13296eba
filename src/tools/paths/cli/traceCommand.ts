import { toTraceCsv } from '#charts/paths/trace/traceCsv.ts'
import { type CommandLine, chartsNamed } from '#tools/paths/cli/commandLine.ts'
import { traceOfConsole } from '#tools/paths/consoleTrace.ts'

/** Prints or writes which states and paths each section of the specification has, with their last results, as CSV. */
export const trace = ({ names, options: { out }, testModels, print, printError, read, write }: CommandLine): number => {
  const sections = traceOfConsole(chartsNamed(names, testModels), read)
  if (out === undefined) print(toTraceCsv(sections).trimEnd())
  else write(out, toTraceCsv(sections))
  for (const { section, title, states } of sections) {
    if (states.length === 0 && names.length === 0) printError(`${section} ${title}: no state.`)
    for (const { chart, state, paths } of states)
      if (paths.chart.length === 0) printError(`${section} ${chart} ${state}: no approved path.`)
  }
  if (out !== undefined) print(`Wrote ${out}.`)
  return 0
}
