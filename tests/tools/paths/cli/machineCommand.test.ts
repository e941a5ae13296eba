import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'chart-'))
afterAll(() => rmSync(folder, { recursive: true }))
vi.setConfig({ testTimeout: 120_000 })

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/tsx', ['src/tools/paths/cli/cli.ts', ...args], {
    encoding: 'utf8',
    timeout: 100_000,
  })
  return { status, stdout, stderr }
}

const chart = join(folder, 'gate.ts')
writeFileSync(
  chart,
  `import { setup } from 'xstate'

export const gate = setup({
  types: { events: {} as { type: 'card.shown'; number: string } | { type: 'pushed' } },
  guards: { isKnown: () => { throw new Error('The guard runs') } },
  actions: { ring: () => console.log('The action runs') },
}).createMachine({
  id: 'gate',
  initial: 'closed',
  entry: 'ring',
  states: {
    closed: { on: { 'card.shown': [{ guard: 'isKnown', target: 'open' }, { actions: 'ring' }] } },
    open: { on: { pushed: 'closed' }, after: { 5000: 'closed', 9000: 'closed' } },
  },
})

export const other = 'no chart'
// A file of another project can start what does not end.
setInterval(() => {}, 1000)
`,
)

test('a chart of another project has scripts, an outline and a picture, and nothing of it runs', () => {
  const { status, stdout, stderr } = run('--machine', chart)
  expect(stdout).toContain('2. When card shown: is known. Then the chart is in open.')
  expect(stdout).toContain('When the delay of 5 s ends. Then the chart is in closed.')
  expect(stderr).toBe(
    'gate: 3 states, 4 of 5 goals of zero-switch in 1 path.\n' +
      'Nothing covers open: after 9000: a shorter delay of its state always ends first.\n',
  )
  expect(status).toBe(1)
  const picture = join(folder, 'gate.svg')
  const drawn = run('--machine', `${chart}#gate`, '--outline', '--picture', picture)
  expect(drawn.stdout).toContain('  - after 5 s → Closed')
  expect(existsSync(picture) && readFileSync(picture, 'utf8')).toContain('data-state="open"')
  expect(stdout + drawn.stdout).not.toContain('runs')
})

test('its skeleton is a test model, and runs as one', () => {
  const { stdout, status } = run('--machine', chart, '--skeleton')
  expect({ status, events: stdout.match(/'[\w.]+': \{ when/g) }).toEqual({
    status: 0,
    events: [`'card.shown': { when`, `'pushed': { when`],
  })
  const model = join(folder, 'gate.testModel.ts')
  expect(run('--machine', chart, '--skeleton', '--out', model).stdout).toBe(`Wrote ${model}.\n`)
  expect(run('--machine', model).stderr).toContain('gate, "event card.shown": ')
  writeFileSync(model, 'filled in')
  expect(run('--machine', chart, '--skeleton', '--out', model)).toEqual({
    status: 2,
    stdout: '',
    stderr: `${model} exists. Choose another name, or delete it.\n`,
  })
  expect(readFileSync(model, 'utf8')).toBe('filled in')
})

test('a file without a chart, and a name that it does not have, are told', () => {
  expect(run('--machine', `${chart}#gates`)).toMatchObject({ status: 2, stderr: `Name one chart: ${chart}#gate.\n` })
  expect(run('--machine', join(folder, 'none.ts')).stderr).toMatch(/none\.ts cannot be read: /)
})
