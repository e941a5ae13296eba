import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSettings } from '#domain/settings.ts'
import { localSettings } from '#local/defaults.ts'
import { readEnvironment } from '#local/environment.ts'
import { createCertificate } from '#tools/bench/certificate.ts'
import { conditions } from '#tools/bench/line.ts'
import { launch, warnOfWork } from '#tools/bench/machine.ts'
import { probeHelper } from '#tools/bench/probe.ts'
import { startBenchServer } from '#tools/bench/server.ts'
import { signIn } from '#tools/bench/signIn.ts'
import { visit } from '#tools/bench/visit.ts'

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url))

interface Figure {
  readonly what: string
  readonly reached: number
  readonly unit: string
  readonly atMost?: number
}

interface Bench {
  readonly browser: Browser
  readonly origin: string
  readonly storageState: NonNullable<BrowserContextOptions['storageState']>
}

const middle = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const certificate = await createCertificate()
const settings = parseSettings({ ...localSettings, ...readEnvironment(projectFolder) })

/** Runs work against a stack with so many users and as many items. */
const withRows = async <Result>(rows: number, work: (bench: Bench) => Promise<Result>): Promise<Result> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'rewoven-bench-'))
  const server = await startBenchServer({ settings, siteFolder: join(projectFolder, 'dist', 'stack'), dataFolder, certificate, size: { users: rows, items: rows } })
  const browser = await launch(certificate.fingerprint)
  try {
    const storageState = await signIn(browser, server.origin, `admin@${settings.VITE_ADMIN_DOMAIN}`)
    return await work({ browser, origin: server.origin, storageState })
  } finally {
    await browser.close()
    await server.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

const openContext = ({ browser, storageState }: Bench) => browser.newContext({ storageState, viewport: { width: 1280, height: 800 } })

/** From the start of the navigation to the first painted row, on the slow phone and line, with the code in the cache. */
const firstRows = async (bench: Bench, path: string): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < 5; run += 1) {
    const context = await openContext(bench)
    const content = { selector: 'tbody tr', words: [] }
    await visit(context, bench.origin + path, content)
    times.push((await visit(context, bench.origin + path, content)).content)
    await context.close()
  }
  return middle(times)
}

/** In the page: from an event's own time stamp to the paint after it. */
const notePaints = (): void => {
  const paints: number[] = ((window as never as { paints: number[] }).paints = [])
  const note = (event: Event) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => void paints.push(performance.now() - event.timeStamp))
    port1.start()
    requestAnimationFrame(() => port2.postMessage(null))
  }
  for (const type of ['input', 'click']) addEventListener(type, note, { capture: true })
}

const takePaints = (page: Page): Promise<number[]> => page.evaluate(() => (window as never as { paints: number[] }).paints.splice(0))

const slowProcessor = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowDown })
  return session
}

const typeAndMeasure = async (page: Page, words: readonly string[]): Promise<number[]> => {
  for (const word of words) {
    await page.getByLabel('Search').focus()
    for (const letter of word) {
      await page.keyboard.press(letter)
      await page.waitForTimeout(250)
    }
    for (let index = 0; index < word.length; index += 1) {
      await page.keyboard.press('Backspace')
      await page.waitForTimeout(250)
    }
  }
  return takePaints(page)
}

const turn = async (page: Page, times: number, restMs: number): Promise<number[]> => {
  for (let index = 0; index < times; index += 1) {
    await page.getByRole('button', { name: index % 40 < 20 ? 'Next' : 'Previous', exact: true }).click()
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

const opened = async (bench: Bench) => [await firstRows(bench, '/admin/users'), await firstRows(bench, '/admin/all-items')] as const

const say = ({ what, reached, unit, atMost }: Figure, width: number): string => {
  const verdict = atMost === undefined ? '' : reached <= atMost ? `  at most ${atMost}: met` : `  at most ${atMost}: missed`
  return `${what.padEnd(width)}  ${reached.toFixed(unit === 'ms' ? 0 : 1).padStart(7)} ${unit}${verdict}`
}

console.log(`Processor ${conditions.slowDown} times slower. First rows also on ${conditions.downKbit} kbit/s with ${conditions.latencyMs} ms for each request, code in the cache, medians of 5.`)
warnOfWork()
const [fewUsers, fewItems] = await withRows(1_000, opened)
const [manyUsers, manyItems] = await withRows(100_000, opened)
const loaded = await withRows(10_000, async (bench) => [...(await loadedFigures(bench, 10)), ...(await loadedFigures(bench, 100))])
const figures: Figure[] = [
  { what: 'first rows of users, 1,000 in the stack', reached: fewUsers, unit: 'ms' },
  { what: 'first rows of users, 100,000 in the stack', reached: manyUsers, unit: 'ms', atMost: Math.round(fewUsers * 1.15) },
  { what: 'first rows of items, 1,000 in the stack', reached: fewItems, unit: 'ms' },
  { what: 'first rows of items, 100,000 in the stack', reached: manyItems, unit: 'ms', atMost: Math.round(fewItems * 1.15) },
  ...loaded,
]
const width = Math.max(...figures.map(({ what }) => what.length))
console.log(`\nWith 10,000 rows loaded where a line says rows a page:\n${figures.map((figure) => say(figure, width)).join('\n')}`)
