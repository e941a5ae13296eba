import { spawnSync } from 'node:child_process'

const run = (...args: string[]): boolean =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], { stdio: 'inherit' }).status === 0

/** Runs the test paths in the browser that lead to states without screenshots. */
export const takeMissingScreenshots = (): void => {
  console.log('Taking the missing screenshots. This takes at most some minutes. To skip it, use "--no-screens".')
  const isTaken = run('src/tools/build.ts', '--stack') && run('tests/paths/browser/run.ts', '--screens')
  if (!isTaken) console.error('Some screenshots are still missing. The next "npm run atlas" tries them again.')
}
