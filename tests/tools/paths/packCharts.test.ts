import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageName } from '#charts/command/commandLine.ts'
import { findBrowser } from '#tools/programs/find.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-'))
const packages = join(folder, 'node_modules')
const packageFolder = join(packages, packageName)
afterAll(() => rmSync(folder, { recursive: true }))

const run = (module: string, ...args: string[]) => {
  const file = module.startsWith(folder) ? module : resolve('node_modules', module)
  const env = { ...process.env, FORCE_COLOR: '0', BROWSER: findBrowser() }
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env,
  })
  return { status, stdout: stdout.trim().split('\n'), stderr: stderr.trim().split('\n') }
}
const bin = (...args: string[]) => run(join(packageFolder, 'command/bin.js'), '--machine', 'checkout.ts', ...args)
const compile = () =>
  run(
    'typescript/bin/tsc',
    '--noEmit',
    '--pretty',
    'false',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--types',
    'node',
    '--skipLibCheck',
    'checkout.spec.ts',
  )

const walk = () => run('@playwright/test/cli.js', 'test', '--reporter', 'list', '--timeout', '60000')

const readText = (file: string) => readFileSync(join(folder, file), 'utf8')
const change = (file: string, from: string, to: string) => {
  expect(readText(file)).toContain(from)
  writeFileSync(join(folder, file), readText(file).replace(from, to))
}

/** What `npm install` does, without a registry: the package, and what it and the tests of Playwright depend on. */
const install = (): void => {
  const packed = execFileSync(process.execPath, ['--import', 'tsx', 'src/tools/paths/packCharts.ts'], {
    encoding: 'utf8',
  })
  const [, file = ''] = /^Wrote (\S+)\.$/m.exec(packed) ?? []
  mkdirSync(packageFolder, { recursive: true })
  execFileSync('tar', ['-xzf', file, '--strip-components=1', '-C', packageFolder])
  const { dependencies, peerDependencies } = JSON.parse(readText(`node_modules/${packageName}/package.json`)) as Record<
    string,
    Record<string, string>
  >
  for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), '@playwright/test', '@types/node']) {
    mkdirSync(dirname(join(packages, name)), { recursive: true })
    symlinkSync(resolve('node_modules', name), join(packages, name))
  }
}

beforeAll(() => {
  install()
  for (const [file, text] of Object.entries(shop)) writeFileSync(join(folder, file), text)
})

const shop = {
  'package.json': '{ "type": "module" }',
  'checkout.ts': `import { fromPromise, setup } from 'xstate'
import { pay } from './payment'

export const checkout = setup({
  types: { events: {} as { type: 'PAY' } | { type: 'CLEAR' } },
  actors: { pay: fromPromise(pay) },
  guards: { hasGoods: () => true },
}).createMachine({
  id: 'checkout',
  initial: 'cart',
  states: {
    cart: { on: { PAY: { guard: 'hasGoods', target: 'paying' } } },
    paying: { invoke: { src: 'pay', onDone: 'paid', onError: 'cart' } },
    paid: { type: 'final' },
  },
})
`,
  'index.html': `<!doctype html>
<output>cart</output>
<button onclick="show('paying')">Pay</button>
<button onclick="show('paid')">Accept</button>
<button onclick="show('cart')">Refuse</button>
<script>const show = (state) => (document.querySelector('output').value = state)</script>`,
  'playwright.config.ts': `export default { use: { launchOptions: { executablePath: process.env.BROWSER, args: ['--no-sandbox'] } } }`,
}

const filledIn = `import { expect, type Page } from '@playwright/test'
import type { PageObject } from './checkout.spec.js'

export const createPageObject = (page: Page): PageObject => {
  const press = (name: string) => () => page.getByRole('button', { name }).click()
  const shows = (text: string) => async () => expect(await page.getByRole('status').textContent()).toBe(text)
  return {
    steps: {
      'the chart starts': async () => void (await page.goto('${pathToFileURL(join(folder, 'index.html')).href}')),
      'PAY: has goods': press('Pay'),
      'pay ends: with a result': press('Accept'),
      'pay ends: with an error': press('Refuse'),
    },
    states: { cart: shows('cart'), paying: shows('paying'), paid: shows('paid') },
  }
}
`

const stubbed = 'Replaced by stubs: ./payment.'

test('in another project, the package gives scripts, a picture, an outline and a test model', () => {
  expect(bin('--picture', 'checkout.svg', '--format', 'gherkin', '--out', 'checkout.feature')).toEqual({
    status: 0,
    stdout: ['Wrote checkout.svg.', 'Wrote checkout.feature.'],
    stderr: [stubbed, 'checkout: 4 states, 3 of 3 goals of zero-switch in 2 paths.'],
  })
  expect(readText('checkout.svg')).toContain('data-state="paying"')
  expect(readText('checkout.feature')).toContain('When PAY: has goods')
  expect(bin('--outline').stdout).toContain('- **Paying**')
  expect(bin('--skeleton').stdout.slice(0, 2)).toEqual([
    `import { fails, noPayload, type TestModel } from '${packageName}/testModel'`,
    `import { checkout } from './checkout.js'`,
  ])
})

test('its README names the command of the package, and leads to no file that the package lacks', () => {
  const readme = readText(`node_modules/${packageName}/README.md`)
  expect(readme).toContain(`npx ${packageName} --machine ../shop/checkout.ts`)
  expect(readme).not.toMatch(/npm run paths|\]\(\.\.|'\.\//)
})

test.skipIf(findBrowser() === undefined)(
  'the tests pass on a page that does what the chart says, and fail on another',
  () => {
    bin('--playwright', 'checkout.spec.ts')
    writeFileSync(join(folder, 'checkout.page.ts'), filledIn)
    expect(walk()).toMatchObject({
      status: 0,
      stdout: expect.arrayContaining([expect.stringMatching(/^ {2}2 passed/)]),
    })
    change('index.html', `"show('cart')"`, '""')
    expect(walk()).toMatchObject({
      status: 1,
      stdout: expect.arrayContaining([expect.stringMatching(/^ {2}1 failed/)]),
    })
  },
)

test('tests of Playwright compile, and a page object that lacks a step does not', () => {
  const write = () => bin('--playwright', 'checkout.spec.ts').stdout
  rmSync(join(folder, 'checkout.page.ts'), { force: true })
  expect(write()).toEqual(['Wrote checkout.spec.ts.', 'Wrote checkout.page.ts.'])
  expect(compile()).toEqual({ status: 0, stdout: [''], stderr: [''] })
  writeFileSync(join(folder, 'checkout.page.ts'), filledIn)
  change('checkout.ts', 'cart: { on: {', "cart: { on: { CLEAR: 'cart',")
  expect(write()).toEqual([
    'Wrote checkout.spec.ts.',
    'checkout.page.ts stays as it is. It does not compile if it lacks a step or a state.',
  ])
  const { status, stdout } = compile()
  expect(status).toBe(1)
  expect(stdout.filter((line) => line.includes('error TS'))).toHaveLength(1)
  expect(stdout.join('\n')).toContain("Property 'CLEAR' is missing")
})
