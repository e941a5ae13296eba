import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const help = `Follows the paths of the charts through the real pages.
  --path ID       one path, by its id or the beginning of it; or a chart, as auth/verify
  --headed        in a window
  --slow          with a second between the steps`

const read = () => {
  try {
    return parseArgs({ options: { path: { type: 'string' }, headed: { type: 'boolean' }, slow: { type: 'boolean' }, help: { type: 'boolean' } } }).values
  } catch (error) {
    console.error(`${(error as Error).message}\n${help}`)
    process.exit(2)
  }
}

const { path, headed, slow, help: wantsHelp } = read()
if (wantsHelp) {
  console.log(help)
  process.exit(0)
}
const words = ['test', '--config', 'tests/paths/browser/playwright.config.ts', ...(path ? ['--grep', path] : []), ...(headed ? ['--headed', '--workers', '1'] : [])]
const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...words], {
  stdio: 'inherit',
  env: { ...process.env, ...(slow && { PATHS_SLOW: '1000' }) },
})
process.exit(status ?? 1)
