import type { Page } from '@playwright/test'
import { readHeapSize } from '#tools/bench/heap.ts'
import { median } from '#tools/bench/median.ts'
import type { BenchContext, Measurement } from '#tools/bench/measure/measurements.ts'
import { openRecordingPage, turnPages } from '#tools/bench/openList.ts'
import { measureTyping, readPaints } from '#tools/bench/measure/paints.ts'
import { slowDownProcessor } from '#tools/bench/measure/slowDevice.ts'

/** Opens the users and loads all rows: a search without results continues to the end. */
const openWithAllRows = async (bench: BenchContext, size: number): Promise<Page> => {
  const page = await openRecordingPage(bench)
  await page.goto(`${bench.origin}/admin/users?q=zzzzz&size=${size}`)
  await page.getByText(/in all [\d,]+ users/).waitFor({ timeout: 120_000 })
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await page.getByRole('table').waitFor()
  await page.waitForTimeout(1_000)
  await readPaints(page)
  return page
}

/**
 * Measures typing and page turns in a list whose rows are all loaded.
 * @param size rows a page, 10 or 100
 */
export const measureLoadedList = async (bench: BenchContext, size: 10 | 100): Promise<Measurement[]> => {
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
  const subject = `10,000 rows, ${size} a page`
  return [
    { name: `keystroke to painted rows, ${subject}, median`, value: median(keys), unit: 'ms' },
    { name: `keystroke to painted rows, ${subject}, slowest`, value: Math.max(...keys), unit: 'ms' },
    { name: `page turn to painted rows, ${subject}, median`, value: median(turns), unit: 'ms' },
    { name: `page turn to painted rows, ${subject}, slowest`, value: Math.max(...turns), unit: 'ms' },
    { name: `memory added by 200 page turns, ${subject}`, value: (after - before) / 1_000, unit: 'KB' },
  ]
}
