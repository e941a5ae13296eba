import type { Browser } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { layOutAll } from '#tools/atlas/chartFiles.ts'
import { pictureFileOf } from '#charts/pictures/picture.ts'
import { toDrawnChart } from '#charts/pictures/toDrawnChart.ts'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { addDays } from '#domain/days.ts'
import { type DailySnapshot, toDailyFigures } from '#domain/dashboard/history.ts'
import { serializeHistory } from '#domain/dashboard/historyText.ts'
import { historyDays } from '#domain/limits.ts'
import { type BenchContext, withBench } from '#tools/bench/withBench.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'

const folder = 'docs/pictures'
const chart = 'auth/verify'
const viewport = { width: 1280, height: 800 }
const chartViewport = { width: 1200, height: 800 }
const colorSchemes = ['light', 'dark'] as const
type ColorScheme = (typeof colorSchemes)[number]

const fileOf = (name: string, colorScheme: ColorScheme): string => join(folder, `${name}-${colorScheme}.png`)

/** A full daily history as the browser stores it. It ends near the counts of the sample data. */
const sampleHistory = (today: string): string => {
  const days = Array.from({ length: historyDays }, (_, index): DailySnapshot => {
    const growing = (start: number, beat: number) => Math.round(start * (1 + index / 700 + Math.sin(index / beat) / 40))
    const counts = {
      ...emptyCounts,
      totalUserCount: growing(815, 19),
      activeUserCount: growing(723, 17),
      totalItemsCount: growing(2_370, 21),
      rentItemsCount: growing(680, 15),
      saleItemsCount: growing(1_010, 18),
      donationItemsCount: growing(340, 16),
      swapItemsCount: growing(340, 14),
      rentedItemsCount: growing(170, 15),
      soldItemsCount: growing(505, 19),
      donatedItemsCount: growing(113, 13),
    }
    return { ...toDailyFigures(counts), date: addDays(today, index - historyDays + 1), source: 'real' }
  })
  return serializeHistory({ isSeeded: true, days })
}

const takeDashboard = async ({ browser, origin, storageState }: BenchContext, colorScheme: ColorScheme) => {
  const context = await browser.newContext({ storageState, viewport, colorScheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const history = sampleHistory(new Date().toISOString().slice(0, 10))
  await page.addInitScript((text) => localStorage.setItem('dailyHistory', text), history)
  // The first visit fetches the font, the second one uses it.
  await page.goto(`${origin}/admin?users=lifetime&items=lifetime`)
  await page.waitForLoadState('networkidle')
  await page.reload()
  await page.getByRole('heading', { name: 'User Overview' }).waitFor()
  await page.locator('canvas').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: fileOf('dashboard', colorScheme), animations: 'disabled' })
  await context.close()
}

const takeStatechart = async (browser: Browser, svg: string, colorScheme: ColorScheme) => {
  const context = await browser.newContext({ viewport: chartViewport, colorScheme })
  const page = await context.newPage()
  await page.setContent(
    `<!doctype html><style>body { margin: 0 } svg { display: block; width: 100%; height: auto }</style>${svg}`,
  )
  await page.locator('svg').screenshot({ path: fileOf('statechart', colorScheme) })
  await context.close()
}

const layouts = await layOutAll(allTestModels.filter(({ id }) => id === chart).map(toDrawnChart))
const svg = layouts.map((layout) => pictureFileOf(layout)).join('')
await mkdir(folder, { recursive: true })
await withBench({}, async (bench) => {
  for (const colorScheme of colorSchemes) {
    await takeDashboard(bench, colorScheme)
    await takeStatechart(bench.browser, svg, colorScheme)
  }
})
console.log(`Wrote the pictures of README.md into ${folder}.`)
