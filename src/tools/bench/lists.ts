import type { CDPSession, Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parseSettings } from '#domain/app/config.ts'
import { localSettings } from '#local/defaults.ts'
import { readEnvironment } from '#local/environment.ts'
import { createCertificate } from '#tools/bench/certificate.ts'
import type { Bench, Figure } from '#tools/bench/measurements.ts'
import { conditions } from '#tools/bench/slowDevice.ts'
import { launch, warnOfWork } from '#tools/bench/launchBrowser.ts'
import { middle, notePaints, slowProcessor, takePaints, typeAndMeasure } from '#tools/bench/paints.ts'
import { probeHelper } from '#tools/bench/measurePage.ts'
import { refereeCount, referAll, refereeFigures } from '#tools/bench/referees.ts'
import { type BenchServerOptions, startBenchServer } from '#tools/bench/server.ts'
import { signIn } from '#tools/bench/signIn.ts'
import { visit } from '#tools/bench/measureVisit.ts'

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url))

const certificate = await createCertificate()
const settings = parseSettings({ ...localSettings, ...readEnvironment(projectFolder) })

interface Visitor {
  readonly signInAt: string
  readonly email: string
  readonly change?: BenchServerOptions['change']
}

const admin: Visitor = { signInAt: '/sign-in', email: `admin@${settings.VITE_ADMIN_DOMAIN}` }
const marketer: Visitor = { signInAt: '/amb/sign-in', email: 'ambassador@example.com', change: referAll }

/** Runs work against a stack with so many users and as many items, for somebody who is signed in. */
const withRows = async <Result>(
  rows: number,
  work: (bench: Bench) => Promise<Result>,
  { change, email, signInAt } = admin,
): Promise<Result> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'rewoven-bench-'))
  const server = await startBenchServer({
    settings,
    siteFolder: join(projectFolder, 'dist', 'stack'),
    dataFolder,
    certificate,
    size: { users: rows, items: rows },
    ...(change && { change }),
  })
  const browser = await launch(certificate.fingerprint)
  try {
    const storageState = await signIn(browser, server.origin, email, signInAt)
    return await work({ browser, origin: server.origin, storageState })
  } finally {
    await browser.close()
    await server.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

const openContext = ({ browser, storageState }: Bench) =>
  browser.newContext({ storageState, viewport: { width: 1280, height: 800 } })

/** From the start of the navigation to the first painted row, on the slow phone and line: with nothing kept, and with the code in the cache. */
interface FirstRows {
  readonly first: number
  readonly again: number
}

const firstRows = async (bench: Bench, path: string): Promise<FirstRows> => {
  const first: number[] = []
  const again: number[] = []
  for (let run = 0; run < 5; run += 1) {
    const context = await openContext(bench)
    const content = { selector: 'tbody tr', words: [] }
    first.push((await visit(context, bench.origin + path, content)).content)
    again.push((await visit(context, bench.origin + path, content)).content)
    await context.close()
  }
  return { first: middle(first), again: middle(again) }
}

/** How long a finger holds a button: the page has taken the press when the click comes. */
const pressMs = 80

const turn = async (page: Page, times: number, restMs: number): Promise<number[]> => {
  for (let index = 0; index < times; index += 1) {
    await page
      .getByRole('button', { name: index % 40 < 20 ? 'Next' : 'Previous', exact: true })
      .click(restMs > 0 ? { delay: pressMs } : {})
    if (restMs > 0) await page.waitForTimeout(restMs)
  }
  return takePaints(page)
}

/** Bytes in use after the garbage is collected. */
const heap = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  return ((await session.send('Runtime.getHeapUsage')) as { usedSize: number }).usedSize
}

/** Every row of the stack in the page's memory: a search that finds nothing goes on to the end. */
const openWithAll = async (bench: Bench, size: number): Promise<Page> => {
  const page = await (await openContext(bench)).newPage()
  await page.addInitScript(probeHelper)
  await page.addInitScript(notePaints)
  await page.goto(`${bench.origin}/admin/users?q=zzzzz&size=${size}`)
  await page.getByRole('button', { name: 'Keep looking' }).click()
  await page.getByText(/in all [\d,]+ users/).waitFor({ timeout: 120_000 })
  await page.getByLabel('Search').fill('')
  await page.getByRole('table').waitFor()
  await page.waitForTimeout(1_000)
  await takePaints(page)
  return page
}

const loadedFigures = async (bench: Bench, size: number): Promise<Figure[]> => {
  const page = await openWithAll(bench, size)
  const session = await slowProcessor(page)
  const keys = await typeAndMeasure(page, ['ada', 'suspended', 'example.net'])
  const turns = await turn(page, 40, 250)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await turn(page, 40, 0)
  const before = await heap(session)
  await turn(page, 200, 0)
  const after = await heap(session)
  await page.context().close()
  const of = `${size} rows a page`
  return [
    { what: `keystroke to painted rows, ${of}, median`, reached: middle(keys), unit: 'ms', atMost: 50 },
    { what: `keystroke to painted rows, ${of}, slowest`, reached: Math.max(...keys), unit: 'ms' },
    { what: `page turn to painted rows, ${of}, median`, reached: middle(turns), unit: 'ms', atMost: 50 },
    { what: `page turn to painted rows, ${of}, slowest`, reached: Math.max(...turns), unit: 'ms' },
    { what: `memory after 200 page turns, ${of}`, reached: (after - before) / 1_000, unit: 'KB more', atMost: 500 },
  ]
}

const opened = async (bench: Bench) =>
  [await firstRows(bench, '/admin/users'), await firstRows(bench, '/admin/all-items')] as const

const say = ({ what, reached, unit, atMost }: Figure, width: number): string => {
  const verdict =
    atMost === undefined ? '' : reached <= atMost ? `  at most ${atMost}: met` : `  at most ${atMost}: missed`
  return `${what.padEnd(width)}  ${reached.toFixed(unit === 'ms' ? 0 : 1).padStart(7)} ${unit}${verdict}`
}

const firstFigures = (what: string, few: FirstRows, many: FirstRows): Figure[] => [
  { what: `first rows of ${what}, nothing kept`, reached: few.first, unit: 'ms', atMost: 1_500 },
  { what: `first rows of ${what}, code in the cache`, reached: few.again, unit: 'ms', atMost: 600 },
  {
    what: `first rows of ${what}, code in the cache, 100,000 in the stack`,
    reached: many.again,
    unit: 'ms',
    atMost: Math.round(few.again * 1.15),
  },
]

console.log(
  `Processor ${conditions.slowDown} times slower. First rows also on ${conditions.downKbit} kbit/s with ${conditions.latencyMs} ms for each request, medians of 5.`,
)
warnOfWork()
const { values: asked } = parseArgs({ options: { only: { type: 'string' } } })
const listFigures = async (): Promise<Figure[]> => {
  const [fewUsers, fewItems] = await withRows(1_000, opened)
  const [manyUsers, manyItems] = await withRows(100_000, opened)
  const loaded = await withRows(10_000, async (bench) => [
    ...(await loadedFigures(bench, 10)),
    ...(await loadedFigures(bench, 100)),
  ])
  return [...firstFigures('users', fewUsers, manyUsers), ...firstFigures('items', fewItems, manyItems), ...loaded]
}
const figures = [
  ...(asked.only === 'referees' ? [] : await listFigures()),
  ...(asked.only === 'lists' ? [] : await withRows(refereeCount, refereeFigures, marketer)),
]
const width = Math.max(...figures.map(({ what }) => what.length))
console.log(
  `\nWith 1,000 rows in the stack, and 10,000 loaded where a line says rows a page:\n${figures.map((figure) => say(figure, width)).join('\n')}`,
)
