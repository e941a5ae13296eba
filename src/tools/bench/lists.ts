import type { CDPSession, Page } from '@playwright/test'
import { parseArgs } from 'node:util'
import { warnIfBusy } from '#tools/bench/launchBrowser.ts'
import { type BenchContext, formatMeasurements, type Measurement } from '#tools/bench/measurements.ts'
import { tsxNameHelper } from '#tools/bench/measurePage.ts'
import { measureVisit } from '#tools/bench/measureVisit.ts'
import { median, recordPaints, slowDownProcessor, readPaints, measureTyping } from '#tools/bench/paints.ts'
import { refereeCount, referAllUsers, measureReferees } from '#tools/bench/referees.ts'
import { slowDeviceConditions } from '#tools/bench/slowDevice.ts'
import { ambassador, withBench } from '#tools/bench/withBench.ts'

const openContext = ({ browser, storageState }: BenchContext) =>
  browser.newContext({ storageState, viewport: { width: 1280, height: 800 } })

/** Milliseconds from the navigation to the first painted row, on the slow device. */
interface FirstRows {
  readonly emptyCache: number
  readonly cached: number
}

const measureFirstRows = async (bench: BenchContext, path: string): Promise<FirstRows> => {
  const emptyCache: number[] = []
  const cached: number[] = []
  for (let run = 0; run < 5; run += 1) {
    const context = await openContext(bench)
    const content = { selector: 'tbody tr', words: [] }
    emptyCache.push((await measureVisit(context, bench.origin + path, content)).content)
    cached.push((await measureVisit(context, bench.origin + path, content)).content)
    await context.close()
  }
  return { emptyCache: median(emptyCache), cached: median(cached) }
}

/** The time between press and release of a button, in milliseconds. The page already reacts to the press. */
const pressMs = 80

const turnPages = async (page: Page, times: number, pauseMs: number): Promise<number[]> => {
  for (let index = 0; index < times; index += 1) {
    await page
      .getByRole('button', { name: index % 40 < 20 ? 'Next' : 'Previous', exact: true })
      .click(pauseMs > 0 ? { delay: pressMs } : {})
    if (pauseMs > 0) await page.waitForTimeout(pauseMs)
  }
  return readPaints(page)
}

/** The heap size after garbage collection, in bytes. */
const readHeapSize = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  return ((await session.send('Runtime.getHeapUsage')) as { usedSize: number }).usedSize
}

/** Opens the users and loads all rows: a search without results continues to the end. */
const openWithAllRows = async (bench: BenchContext, size: number): Promise<Page> => {
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

const measureLoadedList = async (bench: BenchContext, size: number): Promise<Measurement[]> => {
  const page = await openWithAllRows(bench, size)
  const session = await slowDownProcessor(page)
  const keys = await measureTyping(page, ['ada', 'suspended', 'example.net'])
  const turns = await turnPages(page, 40, 250)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await turnPages(page, 40, 0)
  const before = await readHeapSize(session)
  await turnPages(page, 200, 0)
  const after = await readHeapSize(session)
  await page.context().close()
  const subject = `${size} rows a page`
  return [
    { name: `keystroke to painted rows, ${subject}, median`, value: median(keys), unit: 'ms', limit: 50 },
    { name: `keystroke to painted rows, ${subject}, slowest`, value: Math.max(...keys), unit: 'ms' },
    { name: `page turn to painted rows, ${subject}, median`, value: median(turns), unit: 'ms', limit: 50 },
    { name: `page turn to painted rows, ${subject}, slowest`, value: Math.max(...turns), unit: 'ms' },
    { name: `memory after 200 page turns, ${subject}`, value: (after - before) / 1_000, unit: 'KB more', limit: 500 },
  ]
}

const measureBothLists = async (bench: BenchContext) =>
  [await measureFirstRows(bench, '/admin/users'), await measureFirstRows(bench, '/admin/all-items')] as const

const firstRowsMeasurements = (list: string, few: FirstRows, many: FirstRows): Measurement[] => [
  { name: `first rows of ${list}, empty cache`, value: few.emptyCache, unit: 'ms', limit: 1_500 },
  { name: `first rows of ${list}, cached code`, value: few.cached, unit: 'ms', limit: 600 },
  {
    name: `first rows of ${list}, cached code, 100,000 rows in the stack`,
    value: many.cached,
    unit: 'ms',
    limit: Math.round(few.cached * 1.15),
  },
]

const sizeOf = (rows: number) => ({ users: rows, items: rows })

const measureLists = async (): Promise<Measurement[]> => {
  const [fewUsers, fewItems] = await withBench({ size: sizeOf(1_000) }, measureBothLists)
  const [manyUsers, manyItems] = await withBench({ size: sizeOf(100_000) }, measureBothLists)
  const loaded = await withBench({ size: sizeOf(10_000) }, async (bench) => [
    ...(await measureLoadedList(bench, 10)),
    ...(await measureLoadedList(bench, 100)),
  ])
  return [
    ...firstRowsMeasurements('users', fewUsers, manyUsers),
    ...firstRowsMeasurements('items', fewItems, manyItems),
    ...loaded,
  ]
}

const refereeBench = { size: sizeOf(refereeCount), change: referAllUsers, account: ambassador }

const { slowDown, downKbit, latencyMs } = slowDeviceConditions
console.log(
  `CPU slowed ${slowDown} times. First rows also on a line of ${downKbit} kbit/s with ${latencyMs} ms per request, ` +
    'medians of 5.',
)
warnIfBusy()
const { values: options } = parseArgs({ options: { only: { type: 'string' } } })
const measurements = [
  ...(options.only === 'referees' ? [] : await measureLists()),
  ...(options.only === 'lists' ? [] : await withBench(refereeBench, measureReferees)),
]
console.log('\n1,000 rows in the stack; 10,000 loaded rows for measurements with "rows a page":')
console.log(formatMeasurements(measurements))
