import type { Page } from '@playwright/test'
import { parseArgs } from 'node:util'
import { type BenchContext, formatMeasurements, type Measurement } from '#tools/bench/measurements.ts'
import { warnIfBusy } from '#tools/bench/launchBrowser.ts'
import { tsxNameHelper } from '#tools/bench/measurePage.ts'
import { median } from '#tools/bench/median.ts'
import { parseRuns, runsOption } from '#tools/bench/options.ts'
import { sampleHistory } from '#tools/bench/sampleHistory.ts'
import { describeProcessor, slowDownProcessor } from '#tools/bench/slowDevice.ts'
import { withBench } from '#tools/bench/withBench.ts'

const runs = parseRuns(parseArgs({ options: runsOption }).values.runs)

const lifetimeView = '/admin?users=lifetime&items=lifetime&performance=lifetime&listings=lifetime'

/** Runs in the page: stores the history and records long tasks after the figures are painted. */
const recordTasks = ({ history }: { history: string }): void => {
  localStorage.setItem('dailyHistory', history)
  const tasks: number[] = []
  Object.assign(window, { tasks })
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ startTime, duration }) => startTime > figuresPaintedAt() && tasks.push(duration)),
  ).observe({ type: 'longtask', buffered: true })
  let painted = Infinity
  const figuresPaintedAt = () => painted
  const observer = new MutationObserver(() => {
    if (!/total users[\s\S]*total listings/.test(document.body?.textContent ?? '')) return
    observer.disconnect()
    requestAnimationFrame(() => void (painted = performance.now()))
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}

const readTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as never as { tasks: number[] }).tasks.splice(0))

/** The time from the response of a card to the paint of its figures, after the choice of another time frame. */
const measurePaintAfterResponse = async (page: Page): Promise<number> => {
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent?.includes('joined in the last 7 days')) return
          observer.disconnect()
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            const responses = performance
              .getEntriesByType('resource')
              .filter(({ name }) => name.endsWith('/graphql')) as PerformanceResourceTiming[]
            port1.addEventListener('message', () => resolve(performance.now() - (responses.at(-1)?.responseEnd ?? 0)))
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

const measurePlots = async ({ browser, origin, storageState }: BenchContext) => {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(tsxNameHelper)
  await page.addInitScript(recordTasks, { history: sampleHistory(new Date().toISOString().slice(0, 10)) })
  await page.goto(origin + lifetimeView)
  await page.locator('canvas').nth(5).waitFor()
  await slowDownProcessor(page)
  await page.reload()
  await page.locator('canvas').nth(5).waitFor()
  await page.waitForTimeout(1_500)
  const drawing = longest(await readTasks(page))
  for (const width of [1_000, 1_280, 700, 1_280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.waitForTimeout(600)
  }
  const resizing = longest(await readTasks(page))
  const afterResponse = await measurePaintAfterResponse(page)
  await context.close()
  return { afterResponse, drawing, resizing }
}

const measure = async (bench: BenchContext): Promise<Measurement[]> => {
  const draws: Awaited<ReturnType<typeof measurePlots>>[] = []
  for (let run = 0; run < runs; run += 1) draws.push(await measurePlots(bench))
  const medianOf = (metric: keyof (typeof draws)[number]) => median(draws.map((draw) => draw[metric]))
  return [
    {
      name: "paint of a card's figures after its response",
      value: medianOf('afterResponse'),
      unit: 'ms',
    },
    {
      name: 'longest task while six plots of 365 days load and render',
      value: medianOf('drawing'),
      unit: 'ms',
    },
    { name: 'longest task while they resize', value: medianOf('resizing'), unit: 'ms' },
  ]
}

console.log(`${describeProcessor(runs)} A task below 50 ms counts as 0.`)
warnIfBusy()
console.log(`\n${formatMeasurements(await withBench({}, measure))}`)
