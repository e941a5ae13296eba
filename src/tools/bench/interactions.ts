import type { Page } from '@playwright/test'
import { rows } from '#tools/bench/benchPages.ts'
import { openUntilAnswer } from '#tools/bench/measure/measurePage.ts'
import { measurePageTurns, measureTyping, openRecordingPage, readPaints } from '#tools/bench/measure/paints.ts'
import { emulateSlowDevice, slowDownProcessor } from '#tools/bench/measure/slowDevice.ts'
import { type Measurement, median } from '#tools/bench/report.ts'
import type { BenchContext } from '#tools/bench/withBench.ts'

/** Opens the users with an empty cache on the slow device and acts once as soon as the page is idle. */
const measureFirst = async (bench: BenchContext, act: (page: Page) => Promise<number[]>): Promise<number> => {
  const page = await openRecordingPage(bench)
  try {
    await emulateSlowDevice(page)
    await openUntilAnswer(page, `${bench.origin}/admin/users`, rows)
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
    turns.push(await measureFirst(bench, (page) => measurePageTurns(page, 1)))
    keys.push(await measureFirst(bench, (page) => measureTyping(page, ['a'])))
  }
  return [
    { name: 'first page turn after loading, 10 rows a page', value: median(turns) },
    { name: 'first keystroke after loading, 10 rows a page', value: median(keys) },
  ]
}

/**
 * Measures typing and page turns in a list whose rows are all loaded: a search without results continues to the end.
 * @param size rows a page, 10 or 100
 */
export const measureLoadedList = async (bench: BenchContext, size: 10 | 100): Promise<Measurement[]> => {
  const page = await openRecordingPage(bench)
  await page.goto(`${bench.origin}/admin/users?q=zzzzz&size=${size}`)
  await page.getByText(/in all [\d,]+ users/).waitFor({ timeout: 120_000 })
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await page.getByRole('table').waitFor()
  await page.waitForTimeout(1_000)
  await readPaints(page)
  await slowDownProcessor(page)
  const keys = await measureTyping(page, ['ada', 'suspended', 'example.net'])
  const turns = await measurePageTurns(page, 20)
  await page.context().close()
  const subject = `10,000 rows, ${size} a page`
  return [
    { name: `keystroke to painted rows, ${subject}, median`, value: median(keys) },
    { name: `keystroke to painted rows, ${subject}, slowest`, value: Math.max(...keys) },
    { name: `page turn to painted rows, ${subject}, median`, value: median(turns) },
    { name: `page turn to painted rows, ${subject}, slowest`, value: Math.max(...turns) },
  ]
}
