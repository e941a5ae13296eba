import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findFirefox } from '#tools/programs/find.ts'
import { screensFolder } from '#tools/atlas/screens/screenFiles.ts'
import { allJourneys } from '#tools/paths/allJourneys.ts'
import { checkPageObject, pathIdsOf } from '#tests/paths/browser/checkPageObject.ts'
import { pageObjects } from '#tests/paths/browser/pageObjects.ts'

const help = `Usage: npm run test:paths -- [OPTION…]

Follows the test paths of all charts in a real browser, and the scripts for a person.

  --path ID    one test path (its id or the beginning of it), one chart (auth/verify), one journey, or journeys
  --spread     of each chart only as many test paths as enter each of its states, and some scripts for a person
  --engine E   chromium, or firefox: Firefox ESR. "npm run engines" installs it
  --headed     shows the browser window
  --slow       waits one second after each step
  --screens    keeps a picture of what the page shows in each state, for the atlas
  --junit FILE writes the result in JUnit's format too
  --help       prints this text`

const exitWithError = (message: string): never => {
  console.error(message)
  process.exit(2)
}

const readOptions = () => {
  try {
    return parseArgs({
      options: {
        path: { type: 'string' },
        spread: { type: 'boolean' },
        engine: { type: 'string', default: 'chromium' },
        headed: { type: 'boolean' },
        slow: { type: 'boolean' },
        screens: { type: 'boolean' },
        junit: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    return exitWithError(`${(error as Error).message}\n${help}`)
  }
}

/** Exits with a list of all charts and test paths if there is no such path. */
const expectKnown = (path: string): void => {
  const charts = pageObjects.map((pageObject) => ({
    chart: pageObject.testModel.id,
    paths: pathIdsOf(checkPageObject(pageObject)),
  }))
  // A path of a problem report: the name of its file. A journey: its id.
  if (path.startsWith('report-') || path === 'journeys' || allJourneys.some(({ id }) => id === path)) return
  if (charts.some(({ chart, paths }) => chart === path || paths.some((id) => id.startsWith(path)))) return
  exitWithError(
    [
      `There is no test path and no chart "${path}". The charts and their test paths are:`,
      ...charts.map(({ chart, paths }) => `  ${chart}: ${paths.join(', ')}`),
    ].join('\n'),
  )
}

const isChart = (path: string): boolean => pageObjects.some(({ testModel }) => testModel.id === path)

const { path, spread, engine, headed, slow, screens, junit, help: wantsHelp } = readOptions()
if (wantsHelp) {
  console.log(help)
  process.exit(0)
}
const config = { chromium: 'playwright.config.ts', firefox: 'firefox/playwright.config.ts' }[engine]
if (config === undefined) exitWithError(`There is no engine "${engine}". The engines are chromium and firefox.`)
if (engine === 'firefox' && findFirefox() === undefined) exitWithError('No Firefox found: run "npm run engines".')
if (path !== undefined) expectKnown(path)
const playwrightArgs = [
  'test',
  '--config',
  `tests/paths/browser/${config}`,
  // Names are compared without case, and problemReport is a chart.
  ...(path ? ['--grep', path.startsWith('report-') ? `\\b${path}` : path, '--trace', 'retain-on-failure'] : []),
  ...(headed ? ['--headed', '--workers', '1'] : []),
]
if (screens && path === undefined) rmSync(screensFolder, { recursive: true, force: true })
const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...playwrightArgs], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(slow && { PATHS_SLOW: '1000' }),
    // Some paths of a chart do not take all of its transitions.
    ...((spread || (path !== undefined && !isChart(path))) && { PATHS_PART: '1' }),
    ...(spread && { PATHS_SPREAD: '1' }),
    ...(path !== undefined && isChart(path) && { PATHS_CHART: path }),
    ...(screens && { PATHS_SCREENS: resolve(screensFolder) }),
    ...(junit && { PATHS_JUNIT: resolve(junit) }),
  },
})
if (screens) console.log(`The screens are in ${screensFolder}. "npm run atlas" shows them next to the pictures.`)
process.exit(status ?? 1)
