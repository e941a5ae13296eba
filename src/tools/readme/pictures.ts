import type { Browser } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { layOutAll } from '#charts/pictures/layout.ts'
import { pictureFileOf } from '#charts/pictures/picture.ts'
import { toDrawnChart } from '#charts/pictures/toDrawnChart.ts'
import { type BenchContext, withBench } from '#tools/bench/withBench.ts'
import { openWithFont, takeSignInPictures } from '#tools/readme/signInPictures.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'

const folder = 'docs/pictures'
const chart = 'auth/verify'
const dashboard = { name: 'dashboard', path: '/admin?period=last-30-days', viewport: { width: 1440, height: 900 } }
const phone = { name: 'phone', path: '/admin/users', viewport: { width: 390, height: 844 } }
const chartViewport = { width: 1200, height: 800 }
const colorSchemes = ['light', 'dark'] as const
type ColorScheme = (typeof colorSchemes)[number]

const fileOf = (name: string, colorScheme: ColorScheme): string => join(folder, `${name}-${colorScheme}.png`)

const takePage = async (
  { browser, origin, storageState }: BenchContext,
  { name, path, viewport }: typeof dashboard,
  colorScheme: ColorScheme,
) => {
  const context = await browser.newContext({ storageState, viewport, colorScheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openWithFont(page, origin + path)
  await page.screenshot({ path: fileOf(name, colorScheme), animations: 'disabled' })
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
await withBench({ drawsImages: true }, async (bench) => {
  for (const colorScheme of colorSchemes) {
    await takePage(bench, dashboard, colorScheme)
    await takePage(bench, phone, colorScheme)
    await takeStatechart(bench.browser, svg, colorScheme)
  }
})
await takeSignInPictures()
console.log(`Wrote the pictures of README.md into ${folder}, and those of the sign-in.`)
