import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { addDays } from '#domain/days.ts'
import { type DailySnapshot, toDailyFigures } from '#domain/dashboard/history.ts'
import { serializeHistory } from '#domain/dashboard/historyText.ts'
import { historyDays } from '#domain/limits.ts'
import { parseConfig } from '#domain/app/config.ts'
import { localSettings } from '#local/localSettings.ts'
import { readEnvironment } from '#local/environment.ts'
import { createCertificate } from '#tools/bench/certificate.ts'
import { slowDeviceConditions } from '#tools/bench/slowDevice.ts'
import { launchBrowser, warnIfBusy } from '#tools/bench/launchBrowser.ts'
import { tsxNameHelper } from '#tools/bench/measurePage.ts'
import { startBenchServer } from '#tools/bench/server.ts'
import { signIn } from '#tools/bench/signIn.ts'
import { measureVisit } from '#tools/bench/measureVisit.ts'

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url))
const runs = 5

interface Figure {
  readonly what: string
  readonly reached: number
  readonly atMost?: number
}

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** A measured day each, as a browser keeps a year of visits. */
const yearOfDays = (today: string): string => {
  const days = Array.from({ length: historyDays }, (_, index): DailySnapshot => {
    const wave = (size: number, beat: number) => Math.round(size * (1 + index / 700 + Math.sin(index / beat) / 12))
    const counts = {
      ...emptyCounts,
      totalUserCount: wave(1_200, 9),
      activeUserCount: wave(900, 7),
      totalItemsCount: wave(3_500, 11),
      rentItemsCount: wave(900, 5),
      saleItemsCount: wave(1_400, 8),
      donationItemsCount: wave(400, 6),
      swapItemsCount: wave(300, 4),
      rentedItemsCount: wave(250, 5),
      soldItemsCount: wave(700, 9),
      donatedItemsCount: wave(160, 3),
    }
    return { ...toDailyFigures(counts), date: addDays(today, index - historyDays + 1), source: 'real' }
  })
  return serializeHistory({ isSeeded: true, days })
}

interface Bench {
  readonly browser: Browser
  readonly origin: string
  readonly storageState: NonNullable<BrowserContextOptions['storageState']>
}

const lifetimes = '/admin?users=lifetime&items=lifetime&performance=lifetime&listings=lifetime'

/** In the page: a year of days, and the long tasks since somebody looked last. */
const noteTasks = ({ history }: { history: string }): void => {
  localStorage.setItem('dailyHistory', history)
  const tasks: number[] = []
  Object.assign(window, { tasks })
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ startTime, duration }) => startTime > figuresAt() && tasks.push(duration)),
  ).observe({ type: 'longtask', buffered: true })
  let painted = Infinity
  const figuresAt = () => painted
  const observer = new MutationObserver(() => {
    if (!/total users[\s\S]*total listings/.test(document.body?.textContent ?? '')) return
    observer.disconnect()
    requestAnimationFrame(() => void (painted = performance.now()))
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}

const takeTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as never as { tasks: number[] }).tasks.splice(0))

/** From the end of a card's answer to the paint of its figures, after another time frame was chosen. */
const paintedAfterAnswer = async (page: Page): Promise<number> => {
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent?.includes('joined in the last 7 days')) return
          observer.disconnect()
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            const answers = performance
              .getEntriesByType('resource')
              .filter(({ name }) => name.endsWith('/graphql')) as PerformanceResourceTiming[]
            port1.addEventListener('message', () => resolve(performance.now() - (answers.at(-1)?.responseEnd ?? 0)))
            port1.start()
            port2.postMessage(null)
          })
        })
        observer.observe(document, { childList: true, subtree: true, characterData: true })
      }),
  )
  await page.getByRole('combobox', { name: 'Time frame of User Overview' }).selectOption('Last 7 days')
  return painted
}

const longest = (tasks: readonly number[]): number => Math.max(0, ...tasks)

const drawOnce = async ({ browser, origin, storageState }: Bench) => {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(tsxNameHelper)
  await page.addInitScript(noteTasks, { history: yearOfDays(new Date().toISOString().slice(0, 10)) })
  await page.goto(origin + lifetimes)
  await page.locator('canvas').nth(5).waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDeviceConditions.slowDown })
  await page.reload()
  await page.locator('canvas').nth(5).waitFor()
  await page.waitForTimeout(1_500)
  const drawing = longest(await takeTasks(page))
  for (const width of [1_000, 1_280, 700, 1_280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.waitForTimeout(600)
  }
  const resizing = longest(await takeTasks(page))
  const answered = await paintedAfterAnswer(page)
  await context.close()
  return { answered, drawing, resizing }
}

const firstFigure = async ({ browser, origin, storageState }: Bench) => {
  const context = await browser.newContext({ storageState })
  const content = { selector: 'section', words: ['User Overview', '1,240'] }
  const first = (await measureVisit(context, `${origin}/admin`, content)).content
  const again = (await measureVisit(context, `${origin}/admin`, content)).content
  await context.close()
  return { first, again }
}

const repeated = async <Result>(work: () => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  for (let run = 0; run < runs; run += 1) results.push(await work())
  return results
}

const measure = async (bench: Bench): Promise<Figure[]> => {
  const visits = await repeated(() => firstFigure(bench))
  const draws = await repeated(() => drawOnce(bench))
  return [
    { what: 'first figure, nothing kept, slow line', reached: middle(visits.map(({ first }) => first)), atMost: 1_500 },
    { what: 'first figure, code in the cache, slow line', reached: middle(visits.map(({ again }) => again)) },
    {
      what: 'figures of a card painted after its answer',
      reached: middle(draws.map(({ answered }) => answered)),
      atMost: slowDeviceConditions.latencyMs,
    },
    {
      what: 'longest task while six plots of 365 days are fetched and drawn',
      reached: middle(draws.map(({ drawing }) => drawing)),
      atMost: 50,
    },
    { what: 'longest task while they are resized', reached: middle(draws.map(({ resizing }) => resizing)), atMost: 50 },
  ]
}

const say = ({ what, reached, atMost }: Figure, width: number): string => {
  const verdict = atMost === undefined ? '' : `  at most ${atMost}: ${reached <= atMost ? 'met' : 'missed'}`
  return `${what.padEnd(width)}  ${reached.toFixed(0).padStart(6)} ms${verdict}`
}

const settings = parseConfig({ ...localSettings, ...readEnvironment(projectFolder) })
const certificate = await createCertificate()
const dataFolder = await mkdtemp(join(tmpdir(), 'rewoven-bench-'))
const server = await startBenchServer({
  settings,
  siteFolder: join(projectFolder, 'dist', 'stack'),
  dataFolder,
  certificate,
})
const browser = await launchBrowser(certificate.fingerprint)
console.log(
  `Processor ${slowDeviceConditions.slowDown} times slower; the slow line has ${slowDeviceConditions.downKbit} kbit/s and ${slowDeviceConditions.latencyMs} ms for each request. Medians of ${runs}; a task below 50 ms counts as 0.`,
)
warnIfBusy()
try {
  const storageState = await signIn(browser, server.origin, `admin@${settings.VITE_ADMIN_DOMAIN}`)
  const figures = await measure({ browser, origin: server.origin, storageState })
  const width = Math.max(...figures.map(({ what }) => what.length))
  console.log(figures.map((figure) => say(figure, width)).join('\n'))
} finally {
  await browser.close()
  await server.close()
  await rm(dataFolder, { recursive: true, force: true })
}
