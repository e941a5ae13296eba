import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const charts = (option: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/tools/atlas/charts.ts', option], { encoding: 'utf8' })

test('npm run charts says how it is used, also after a wrong option', () => {
  const { status, stdout } = charts('--help')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^Usage: npm run charts -- \[--since REF\]/)
  const wrong = charts('--sinse')
  expect(wrong.status).toBe(2)
  expect(wrong.stderr).toBe(`Unknown option '--sinse'.\n\n${stdout}`)
}, 60_000)
