import type { CDPSession, Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parseConfig } from '#domain/app/config.ts'
import { localSettings } from '#local/localSettings.ts'
import { readEnvironment } from '#local/environment.ts'
import { createCertificate } from '#tools/bench/certificate.ts'
import type { BenchContext, Measurement } from '#tools/bench/measurements.ts'
import { slowDeviceConditions } from '#tools/bench/slowDevice.ts'
import { launchBrowser, warnIfBusy } from '#tools/bench/launchBrowser.ts'
import { median, recordPaints, slowDownProcessor, readPaints, measureTyping } from '#tools/bench/paints.ts'
import { tsxNameHelper } from '#tools/bench/measurePage.ts'
import { refereeCount, referAllUsers, measureReferees } from '#tools/bench/referees.ts'
import { type BenchServerOptions, startBenchServer } from '#tools/bench/server.ts'
import { signIn } from '#tools/bench/signIn.ts'
import { measureVisit } from '#tools/bench/measureVisit.ts'

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url))

const certificate = await createCertificate()
const settings = parseConfig({ ...localSettings, ...readEnvironment(projectFolder) })

interface Visitor {
  readonly signInAt: string
  readonly email: string
  readonly change?: BenchServerOptions['change']
}

const admin: Visitor = { signInAt: '/sign-in', email: `admin@${settings.VITE_ADMIN_DOMAIN}` }
const marketer: Visitor = { signInAt: '/amb/sign-in', email: 'ambassador@example.com', change: referAllUsers }

/** Runs work against a stack with so many users and as many items, for somebody who is signed in. */
const withRows = async <Result>(
  rows: number,
  work: (bench: BenchContext) => Promise<Result>,
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
  const browser = await launchBrowser(certificate.fingerprint)
  try {
    const storageState = await signIn(browser, server.origin, email, signInAt)
    return await work({ browser, origin: server.origin, storageState })
  } finally {
    await browser.close()
    await server.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

const openContext = ({ browser, storageState }: BenchContext) =>
  browser.newContext({ storageState, viewport: { width: 1280, height: 800 } })

/** From the start of the navigation to the first painted row, on the slow phone and line: with nothing kept, and with the code in the cache. */
interface FirstRows {
  readonly first: number
  readonly again: number
}

const firstRows = async (bench: BenchContext, path: string): Promise<FirstRows> => {
  const first: number[] = []
  const again: number[] = []
  for (let run = 0; run < 5; run += 1) {
    const context = await openContext(bench)
    const content = { selector: 'tbody tr', words: [] }
    first.push((await measureVisit(context, bench.origin + path, content)).content)
    again.push((await measureVisit(context, bench.origin + path, content)).content)
    await context.close()
  }
  return { first: median(first), again: median(again) }
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
  return readPaints(page)
}

/** Bytes in use after the garbage is collected. */
const heap = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  return ((await session.send('Runtime.getHeapUsage')) as { usedSize: number }).usedSize
}

/** Every row of the stack in the page's memory: a search that finds nothing goes on to the end. */
const openWithAll = async (bench: BenchContext, size: number): Promise<Page> => {
  const page = await (await openContext(bench)).newPage()
  await page.addInitScript(tsxNameHelper)
  await page.addInitScript(recordPaints)
  await page.goto(`${bench.origin}/admin/users?q=zzzzz&size=${size}`)
  await page.getByRole('button', { name: 'Keep looking' }).click()
  await page.getByText(/in all [\d,]+ users/).waitFor({ timeout: 120_000 })
  await page.getByLabel('Search').fill('')
  await page.getByRole('table').waitFor()
  await page.waitForTimeout(1_000)
  await readPaints(page)
  return page
}

const loadedFigures = async (bench: BenchContext, size: number): Promise<Measurement[]> => {
  const page = await openWithAll(bench, size)
  const session = await slowDownProcessor(page)
  const keys = await measureTyping(page, ['ada', 'suspended', 'example.net'])
  const turns = await turn(page, 40, 250)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await turn(page, 40, 0)
  const before = await heap(session)
  await turn(page, 200, 0)
  const after = await heap(session)
  await page.context().close()
  const of = `${size} rows a page`
  return [
    { name: `keystroke to painted rows, ${of}, median`, value: median(keys), unit: 'ms', limit: 50 },
    { name: `keystroke to painted rows, ${of}, slowest`, value: Math.max(...keys), unit: 'ms' },
    { name: `page turn to painted rows, ${of}, median`, value: median(turns), unit: 'ms', limit: 50 },
    { name: `page turn to painted rows, ${of}, slowest`, value: Math.max(...turns), unit: 'ms' },
    { name: `memory after 200 page turns, ${of}`, value: (after - before) / 1_000, unit: 'KB more', limit: 500 },
  ]
}

const opened = async (bench: BenchContext) =>
  [await firstRows(bench, '/admin/users'), await firstRows(bench, '/admin/all-items')] as const

const say = ({ name, value, unit, limit }: Measurement, width: number): string => {
  const verdict = limit === undefined ? '' : value <= limit ? `  at most ${limit}: met` : `  at most ${limit}: missed`
  return `${name.padEnd(width)}  ${value.toFixed(unit === 'ms' ? 0 : 1).padStart(7)} ${unit}${verdict}`
}

const firstFigures = (what: string, few: FirstRows, many: FirstRows): Measurement[] => [
  { name: `first rows of ${what}, nothing kept`, value: few.first, unit: 'ms', limit: 1_500 },
  { name: `first rows of ${what}, code in the cache`, value: few.again, unit: 'ms', limit: 600 },
  {
    name: `first rows of ${what}, code in the cache, 100,000 in the stack`,
    value: many.again,
    unit: 'ms',
    limit: Math.round(few.again * 1.15),
  },
]

console.log(
  `Processor ${slowDeviceConditions.slowDown} times slower. First rows also on ${slowDeviceConditions.downKbit} kbit/s with ${slowDeviceConditions.latencyMs} ms for each request, medians of 5.`,
)
warnIfBusy()
const { values: asked } = parseArgs({ options: { only: { type: 'string' } } })
const listFigures = async (): Promise<Measurement[]> => {
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
  ...(asked.only === 'lists' ? [] : await withRows(refereeCount, measureReferees, marketer)),
]
const width = Math.max(...figures.map(({ name }) => name.length))
console.log(
  `\nWith 1,000 rows in the stack, and 10,000 loaded where a line says rows a page:\n${figures.map((figure) => say(figure, width)).join('\n')}`,
)
