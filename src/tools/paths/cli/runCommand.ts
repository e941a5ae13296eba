import { UsageError } from '#charts/command/commandLine.ts'
import { criterionOf } from '#charts/command/printScripts.ts'
import { orderOf } from '#charts/gestures.ts'
import { checkChart } from '#charts/paths/check/check.ts'
import { askTester } from '#charts/paths/handRun/askTester.ts'
import { type Answer, handRunOf } from '#charts/paths/handRun/handRun.ts'
import { toRunPage } from '#charts/paths/handRun/runPage.ts'
import { toJunit, toRunCsv } from '#charts/paths/handRun/runReports.ts'
import { isPossibleByHand } from '#charts/paths/scripts/instructions.ts'
import { handScriptsOf } from '#charts/paths/scripts/handScripts.ts'
import type { ChartScripts } from '#charts/paths/scripts/testScripts.ts'
import { chartNamed, type CommandLine } from '#tools/paths/cli/commandLine.ts'
import { handRunFile } from '#tools/paths/resultFiles.ts'
import { withStackOrigin } from '#tools/paths/cli/stackOrigin.ts'
import { openTerminal, readPicture } from '#tools/paths/cli/terminal.ts'

const preparation = 'First remove the faults of earlier scripts: curl -X DELETE http://localhost:5173/local/faults'

/** A person follows the scripts of a chart step by step. The answers are kept in a file, and reported at the end. */
export const runByHand = (line: CommandLine): number | Promise<number> => {
  const { names, options, testModels } = line
  const [name, ...words] = names
  if (name === undefined) throw new UsageError('Use: npm run paths -- run CHART [WORDS] [--fresh] [--report]')
  const testModel = chartNamed(name, testModels)
  const isPossible = isPossibleByHand(testModel)
  const all = handScriptsOf(checkChart(testModel, [criterionOf(options) ?? 'zero-switch'], isPossible))
  if (all.scripts.length === 0) throw new UsageError(`${testModel.id} has no script that a person can follow.`)
  const scripts = withWords(all, words.join(' ').toLowerCase())
  const file = handRunFile(testModel.id, options.out)
  const answers = options.fresh ? [] : storedAnswers(`${file}.json`, line)
  return options.report ? report(scripts, answers, file, line) : askAndReport(scripts, answers, file, line)
}

/** The scripts that have the words in their id, title or steps. */
const withWords = (all: ChartScripts, words: string): ChartScripts => {
  const scripts = all.scripts.filter(({ id, title, steps }) =>
    [id, title, ...steps.flatMap(({ when, instructions }) => [when, orderOf(instructions.action)])].some((text) =>
      text.toLowerCase().includes(words),
    ),
  )
  if (scripts.length > 0) return { ...all, scripts }
  throw new UsageError(
    [`No script has "${words}". The scripts are:`, ...all.scripts.map(({ id, title }) => `  ${id} ${title}`)].join(
      '\n',
    ),
  )
}

const storedAnswers = (file: string, { read }: CommandLine): Answer[] => {
  const text = read(file)
  return text === null ? [] : (JSON.parse(text) as { answers: Answer[] }).answers
}

const askAndReport = async (scripts: ChartScripts, stored: readonly Answer[], file: string, line: CommandLine) => {
  const { write, read } = line
  const { ask, close } = line.terminal ?? openTerminal()
  const print = (text: string): void => line.print(withStackOrigin(text, read))
  const save = (answers: readonly Answer[]): void =>
    write(`${file}.json`, `${JSON.stringify({ chart: scripts.chart, answers }, null, 2)}\n`)
  if (stored.length > 0)
    print(`The run continues: ${stored.length} steps have an answer in ${file}.json. --fresh starts over.`)
  save(stored)
  const isPicture = (picture: string): boolean => readPicture(picture) !== null
  const { answers, isComplete } = await askTester(scripts, stored, { print, ask, save, isPicture, preparation })
  close()
  if (isComplete) return report(scripts, answers, file, line)
  print(`The answers are in ${file}.json. The same command continues, and --report writes the result.`)
  return 0
}

/** Writes the result in all formats. The exit code is 1 if a script did not pass. */
const report = (scripts: ChartScripts, answers: readonly Answer[], file: string, line: CommandLine): number => {
  const { print, write, read } = line
  const run = handRunOf(scripts, answers)
  const texts = { xml: toJunit(run), csv: toRunCsv(run), html: toRunPage(run, readPicture) }
  for (const [ending, text] of Object.entries(texts)) write(`${file}.${ending}`, withStackOrigin(text, read))
  print(run.scripts.map(({ title, result }) => `${result}: ${title}`).join('\n'))
  print(
    `Wrote ${Object.keys(texts)
      .map((ending) => `${file}.${ending}`)
      .join(', ')}.`,
  )
  return run.scripts.every(({ result }) => result === 'passed') ? 0 : 1
}
