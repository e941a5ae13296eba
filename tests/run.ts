import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { moments, usualMoment } from '#tools/testClock/moments.ts'

interface Step {
  readonly name: string
  /** What a failure means. */
  readonly reason: string
  readonly command: string
  /** The moment of the tests, if it is not the usual one. */
  readonly moment?: string
}

const unitTests = 'npm exec --no -- vitest run'

/** The files that compare what the local stack makes for the current day with this day. */
const withDates = [
  ...['seed', 'dashboard', 'codes', 'tokens', 'own/'].map((file) => `tests/local/${file}`),
  ...['api/dashboard', 'api/figureLinks', 'api/marketers', 'identity/session'].map((file) => `tests/services/${file}`),
].join(' ')
const journeys = 'npm exec --no -- playwright test --config tests/journeys/playwright.config.ts'
const engines = 'npm exec --no -- playwright test --config tests/engines/playwright.config.ts'
const paths = 'npm exec --no -- tsx tests/paths/browser/run.ts --spread'

const programs: readonly Step[] = [
  { name: 'Chromium', reason: 'the journeys need it; as root on Debian, this installs it', command: 'npm run browser' },
  {
    name: 'nginx and Caddy',
    reason: 'journeys ask them; as root on Debian, this installs them',
    command: 'npm run servers',
  },
  {
    name: 'Firefox and WebKit',
    reason: 'journeys drive them; as root on Debian, this installs them',
    command: 'npm run engines',
  },
]

const build: readonly Step[] = [
  { name: 'Site', reason: 'the journeys open it', command: 'npm exec --no -- tsx src/tools/build.ts --stack' },
  { name: 'Atlas', reason: 'the journeys open it', command: 'npm exec --no -- tsx src/tools/atlas/atlas.ts --build' },
]

const everything: readonly Step[] = [
  ...programs,
  { name: 'Format', reason: '"npm run format" mends it', command: 'npm run format:check' },
  { name: 'Types', reason: 'the compiler finds a mistake', command: 'npm run types' },
  { name: 'Lint', reason: 'a rule of the project is broken', command: 'npm run lint' },
  { name: 'Unused code', reason: 'a file, an export or a package has no reader', command: 'npm run unused' },
  { name: 'Unit tests', reason: 'a rule, a chart, a service or a view is wrong', command: unitTests },
  {
    name: 'Unit tests with a stack, on a leap day',
    reason: 'something depends on the date',
    command: `${unitTests} ${withDates}`,
    moment: 'leap-day',
  },
  ...build,
  { name: 'Journeys', reason: 'a person cannot do something in Chromium', command: journeys },
  ...['new-year', 'midnight'].map((moment) => ({
    name: `Journeys of the calendar, ${moment}`,
    reason: 'something depends on the date',
    command: `${journeys} --grep @calendar`,
    moment,
  })),
  {
    name: 'Journeys in Firefox and WebKit',
    reason: 'a person cannot do something in another browser',
    command: `${engines} signIn users dashboard ambassador`,
  },
  { name: 'Test paths', reason: 'the pages do not do what the charts say', command: paths },
]

/** The unit tests, journeys and test paths of `npm test` at every moment. */
const calendar: readonly Step[] = [
  ...programs,
  ...build,
  ...moments.flatMap(({ name: moment, description }) => [
    { name: `Unit tests, ${moment}`, reason: description, command: unitTests, moment },
    { name: `Journeys, ${moment}`, reason: description, command: journeys, moment },
    { name: `Test paths, ${moment}`, reason: description, command: paths, moment },
  ]),
]

const { values } = parseArgs({ options: { calendar: { type: 'boolean', default: false } } })
const steps = values.calendar ? calendar : everything

const minutesOf = (milliseconds: number): string =>
  `${Math.floor(milliseconds / 60_000)}:${String(Math.round((milliseconds % 60_000) / 1_000)).padStart(2, '0')}`

const titleOf = ({ name, reason }: Step, index: number): string => `${index + 1}/${steps.length} ${name}: ${reason}`

/** The line that repeats a step. */
const lineOf = ({ command, moment }: Step): string => (moment ? `TEST_MOMENT=${moment} ${command}` : command)

/** Runs the command of a step and prints what it says. Returns its exit code and its last lines. */
const runStep = async (step: Step): Promise<{ code: number | null; lastLines: string }> => {
  const env = { ...process.env, TEST_MOMENT: step.moment ?? process.env['TEST_MOMENT'] ?? usualMoment.name }
  const child = spawn(`exec 2>&1; ${step.command}`, { shell: true, stdio: ['inherit', 'pipe', 'inherit'], env })
  const isClosed = once(child, 'close')
  let output = ''
  for await (const text of child.stdout.setEncoding('utf8')) {
    process.stdout.write(String(text))
    output = `${output}${String(text)}`.slice(-100_000)
  }
  await isClosed
  return { code: child.exitCode, lastLines: output.trimEnd().split('\n').slice(-60).join('\n') }
}

/** Runs all steps, also after one has failed. */
const results: { step: Step; took: number; hasPassed: boolean; lastLines: string }[] = []
for (const [index, step] of steps.entries()) {
  console.log(`\n=== ${titleOf(step, index)}\n$ ${lineOf(step)}`)
  const startedAt = performance.now()
  const { code, lastLines } = await runStep(step)
  const took = performance.now() - startedAt
  console.log(`=== ${index + 1}/${steps.length} ${code === 0 ? 'passed' : 'FAILED'} after ${minutesOf(took)}`)
  results.push({ step, took, hasPassed: code === 0, lastLines })
}

const failed = results.filter(({ hasPassed }) => !hasPassed)
console.log(`\nTime of each step (${minutesOf(performance.now())} in all):`)
for (const { step, took, hasPassed } of results)
  console.log(`  ${minutesOf(took).padStart(6)}  ${hasPassed ? 'passed' : 'FAILED'}  ${step.name}`)
for (const { step, lastLines } of failed) console.log(`\nThe end of "${step.name}", which failed:\n${lastLines}`)
if (failed.length > 0) {
  console.log('\nTo repeat what failed:')
  for (const { step } of failed) console.log(`  ${lineOf(step)}`)
}
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
