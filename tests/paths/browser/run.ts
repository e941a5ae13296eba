import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { checkPageObject, pathIdsOf } from '#tests/paths/browser/checkPageObject.ts'
import { pageObjects } from '#tests/paths/browser/pageObjects.ts'

const help = `Follows the paths of the charts through the real pages.
  --path ID       one path, by its id or the beginning of it; or a chart, as auth/verify
  --headed        in a window
  --slow          with a second between the steps
  --screens       photographs what a person sees in each state, for the atlas`

const refuse = (says: string): never => {
  console.error(says)
  process.exit(2)
}

const read = () => {
  try {
    return parseArgs({
      options: {
        path: { type: 'string' },
        headed: { type: 'boolean' },
        slow: { type: 'boolean' },
        screens: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    return refuse(`${(error as Error).message}\n${help}`)
  }
}

/** A line for each chart: its name and its paths. */
const expectKnown = (path: string): void => {
  const charts = pageObjects.map((stage) => ({ chart: stage.testModel.id, paths: pathIdsOf(checkPageObject(stage)) }))
  if (charts.some(({ chart, paths }) => chart === path || paths.some((id) => id.startsWith(path)))) return
  refuse(
    [
      `No path and no chart is named "${path}". There are:`,
      ...charts.map(({ chart, paths }) => `  ${chart}: ${paths.join(', ')}`),
    ].join('\n'),
  )
}

const { path, headed, slow, screens, help: wantsHelp } = read()
if (wantsHelp) {
  console.log(help)
  process.exit(0)
}
if (path !== undefined) expectKnown(path)
const words = [
  'test',
  '--config',
  'tests/paths/browser/playwright.config.ts',
  ...(path ? ['--grep', path] : []),
  ...(headed ? ['--headed', '--workers', '1'] : []),
]
const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...words], {
  stdio: 'inherit',
  env: { ...process.env, ...(slow && { PATHS_SLOW: '1000' }), ...(screens && { PATHS_SCREENS: '1' }) },
})
process.exit(status ?? 1)
