import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { runForeign } from '#tests/charts/foreign/runForeign.ts'
import { runPaths } from '#tools/paths/cli/command.ts'

// In the repository, so that a chart finds XState.
mkdirSync('dist', { recursive: true })
const folder = mkdtempSync(resolve('dist/chart-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = async (machine: string, ...args: string[]) => {
  const printed: string[] = []
  const errors: string[] = []
  const status = await runPaths(['--machine', machine, ...args], [], {
    print: (text) => void printed.push(text),
    printError: (text) => void errors.push(text),
    write: (file, text) => writeFileSync(file, text),
    read: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null),
  })
  return { status, stdout: printed.join('\n'), stderr: errors.join('\n') }
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
`,
)

test('nothing of a file of another project runs, and what it starts does not keep the command running', () => {
  const endless = join(folder, 'endless.ts')
  writeFileSync(endless, `${readFileSync(chart, 'utf8')}setInterval(() => {}, 1000)\n`)
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/tsx',
    ['src/tools/paths/cli/cli.ts', '--machine', endless],
    {
      encoding: 'utf8',
      timeout: 100_000,
    },
  )
  expect({ status, stderr }).toEqual({ status: 1, stderr: gaps })
  expect(stdout).not.toContain('runs')
})

const gaps =
  'gate: 3 states, 4 of 5 goals of zero-switch in 1 path.\n' +
  'Nothing covers open: after 9000: a shorter delay of its state always ends first.\n'

test('a chart of another project has scripts, an outline and a picture, and nothing of it runs', async () => {
  const { status, stdout, stderr } = await run(chart)
  expect(stdout).toContain('2. When card shown: is known. Then the chart is in open.')
  expect(stdout).toContain('When the delay of 5 s ends. Then the chart is in closed.')
  expect(`${stderr}\n`).toBe(gaps)
  expect(status).toBe(1)
  const picture = join(folder, 'gate.svg')
  const drawn = await run(`${chart}#gate`, '--outline', '--picture', picture)
  expect(drawn.stdout).toContain('  - after 5 s → Closed')
  expect(existsSync(picture) && readFileSync(picture, 'utf8')).toContain('data-state="open"')
  expect(stdout + drawn.stdout).not.toContain('runs')
  expect(await run(chart, '--picture', 'gate.png')).toMatchObject({
    status: 2,
    stderr: 'A picture is SVG: name a file like chart.svg, not gate.png.',
  })
})

test('its skeleton is a test model, and runs as one', async () => {
  const { stdout, status } = await run(chart, '--skeleton')
  expect({ status, events: stdout.match(/'[\w.]+': \{ when/g) }).toEqual({
    status: 0,
    events: [`'card.shown': { when`, `'pushed': { when`],
  })
  const model = join(folder, 'gate.testModel.ts')
  expect((await run(chart, '--skeleton', '--out', model)).stdout).toBe(`Wrote ${model}.`)
  expect((await run(model)).stderr).toContain('gate, "event card.shown": ')
  writeFileSync(model, 'filled in')
  expect(await run(chart, '--skeleton', '--out', model)).toEqual({
    status: 2,
    stdout: '',
    stderr: `${model} exists. Choose another name, or delete it.`,
  })
  expect(readFileSync(model, 'utf8')).toBe('filled in')
})

test('a file without a chart, and a name that it does not have, are told', async () => {
  expect(await run(`${chart}#gates`)).toMatchObject({ status: 2, stderr: `Name one chart: ${chart}#gate.` })
  expect((await run(join(folder, 'none.ts'))).stderr).toMatch(/none\.ts cannot be read: /)
})

test('in a pull request of GitHub, what no path covers is marked at its line, and in the summary of the job', async () => {
  const summary = join(folder, 'summary.md')
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary)
  vi.stubEnv('GITHUB_WORKSPACE', dirname(folder))
  writeFileSync(summary, 'The checks of the job.\n\n')
  const { status, stdout } = await run(chart, '--github')
  vi.unstubAllEnvs()
  const [states = '', missing = ''] = gaps.trim().split('\n')
  expect({ status, stdout }).toEqual({
    status: 1,
    stdout: `::error file=${basename(folder)}/${basename(chart)},line=13::${missing}`,
  })
  expect(readFileSync(summary, 'utf8')).toBe(
    `The checks of the job.\n\n### ${states}\n\n- ${missing}\n\nThe test paths:\n\n1. The delay of 5 s ends: the chart is in closed\n\n`,
  )
})

test('in a pull request of GitHub, a file without a chart is marked', async () => {
  vi.stubEnv('GITHUB_WORKSPACE', folder)
  const { status, stdout, stderr } = await run(`${chart}#gates`, '--github')
  vi.unstubAllEnvs()
  expect({ status, stdout }).toEqual({ status: 2, stdout: `::error file=${basename(chart)},line=1::${stderr}` })
})

test('the paths are tests of Playwright, and a page object that somebody has filled in stays', async () => {
  const spec = join(folder, 'gate.spec.ts')
  const page = join(folder, 'gate.page.ts')
  expect((await run(chart, '--playwright', spec)).stdout).toBe(`Wrote ${spec}.\nWrote ${page}.`)
  expect(readFileSync(spec, 'utf8')).toMatchInlineSnapshot(`
    "// Generated from a chart. Do not change this file: fill in gate.page.ts.
    import { type Page, test } from '@playwright/test'
    import { createPageObject } from './gate.page.js'

    type Step =
      | 'the chart starts'
      | 'card.shown: not is known'
      | 'card.shown: is known'
      | 'pushed'
      | 'the delay of 5 s ends'

    type State =
      | 'closed'
      | 'open'

    export interface PageObject {
      /** What a person, a server or the clock does. */
      readonly steps: Readonly<Record<Step, () => Promise<void>>>
      /** Checks what the page shows while a state is active. */
      readonly states: Readonly<Record<State, () => Promise<void>>>
    }

    /** Each step has the states that are active after it. */
    const follow = async (page: Page, path: readonly (readonly [Step, ...State[]])[]): Promise<void> => {
      const { steps, states } = createPageObject(page)
      for (const [step, ...active] of path)
        await test.step(step, async () => {
          if (!steps[step]) throw new Error('The page object has no step "' + step + '".')
          await steps[step]()
          for (const state of active) await states[state]()
        })
    }

    test('The delay of 5 s ends: the chart is in closed', async ({ page }) => {
      await follow(page, [
        ['the chart starts', 'closed'],
        ['card.shown: not is known', 'closed'],
        ['card.shown: is known', 'open'],
        ['pushed', 'closed'],
        ['card.shown: is known', 'open'],
        ['the delay of 5 s ends', 'closed'],
      ])
    })
    "
  `)
  expect(readFileSync(page, 'utf8')).toMatchInlineSnapshot(`
    "import type { Page } from '@playwright/test'
    import type { PageObject } from './gate.spec.js'

    const fillIn = async (): Promise<void> => {
      throw new Error('Fill in this step.')
    }

    export const createPageObject = (page: Page): PageObject => ({
      steps: {
        'the chart starts': async () => void (await page.goto('/')),
        'card.shown: not is known': fillIn,
        'card.shown: is known': fillIn,
        'pushed': fillIn,
        'the delay of 5 s ends': fillIn,
      },
      states: {
        'closed': fillIn,
        'open': fillIn,
      },
    })
    "
  `)
  writeFileSync(page, 'filled in')
  expect((await run(chart, '--playwright', spec)).stdout).toBe(
    `Wrote ${spec}.\n${page} stays as it is. It does not compile if it lacks a step or a state.`,
  )
  expect(readFileSync(page, 'utf8')).toBe('filled in')
  expect((await run(chart, '--playwright', 'gate.ts')).stderr).toBe(
    'Playwright looks for files like checkout.spec.ts, not gate.ts.',
  )
})

test('a chart without inner states has a check for itself in the tests of Playwright, and one without paths has none', async () => {
  const counter =
    "import { createMachine } from 'xstate'\nexport const counter = createMachine({ id: 'counter', on: { UP: {} } })\n"
  const { status, files } = await runForeign({ 'counter.ts': counter }, '', '--playwright', 'counter.spec.ts')
  expect(status).toBe(0)
  expect(files['counter.spec.ts']).toContain("['UP (nothing changes)', '(chart)'],")
  const { errors } = await runForeign(
    { 'counter.ts': counter.replace('UP: {}', '') },
    '',
    '--playwright',
    'counter.spec.ts',
  )
  expect(errors).toEqual(['counter has no path to write as a test.'])
})
