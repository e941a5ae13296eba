import type { Page } from '@playwright/test'
import { rows } from '#tools/bench/benchPages.ts'
import { measurePage } from '#tools/bench/measure/measurePage.ts'
import { median } from '#tools/bench/median.ts'
import type { BenchContext, Measurement } from '#tools/bench/measure/measurements.ts'
import { openRecordingPage, turnPages } from '#tools/bench/openList.ts'
import { measureTyping } from '#tools/bench/measure/paints.ts'
import { emulateSlowDevice } from '#tools/bench/measure/slowDevice.ts'

/** Opens the users with an empty cache on the slow device and acts once as soon as the page is idle. */
const measureFirst = async (bench: BenchContext, act: (page: Page) => Promise<number[]>): Promise<number> => {
  const page = await openRecordingPage(bench)
  try {
    await emulateSlowDevice(page)
    await page.addInitScript(measurePage, rows)
    await page.goto(`${bench.origin}/admin/users`, { waitUntil: 'commit' })
    await page.evaluate(() => window.benchAnswers)
    await page.waitForLoadState('networkidle')
    const [first = Number.NaN] = await act(page)
    return first
  } finally {
    await page.context().close()
  }
}

/** Measures the first page turn and the first keystroke after loading, 10 rows a page. */
export const measureFirstInteractions = async (bench: BenchContext, runs: number): Promise<Measurement[]> => {
  const turns: number[] = []
  const keys: number[] = []
  for (let run = 0; run < runs; run += 1) {
    turns.push(await measureFirst(bench, (page) => turnPages(page, 1, 250)))
    keys.push(await measureFirst(bench, (page) => measureTyping(page, ['a'])))
  }
  return [
    { name: 'first page turn after loading, 10 rows a page', value: median(turns), unit: 'ms' },
    { name: 'first keystroke after loading, 10 rows a page', value: median(keys), unit: 'ms' },
  ]
}
