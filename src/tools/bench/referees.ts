import type { Page } from '@playwright/test'
import type { Database } from '#local/data/database.ts'
import { openUntilAnswer } from '#tools/bench/measure/measurePage.ts'
import { measureTyping, openRecordingPage, readPaints } from '#tools/bench/measure/paints.ts'
import { slowDownProcessor } from '#tools/bench/measure/slowDevice.ts'
import { type Measurement, median } from '#tools/bench/report.ts'
import { ambassador, type BenchContext } from '#tools/bench/withBench.ts'

/** Makes every user of the stack a referee of the seeded ambassador. */
const referAllUsers = (database: Database): void => {
  database.run(
    `UPDATE users SET referredBy = (SELECT referralCode FROM users WHERE email = 'ambassador@example.com')
     WHERE partitionType = 'USER'`,
  )
}

/** A stack with 10,000 referees and a signed-in ambassador. */
export const refereeBench = {
  size: { users: 10_000, items: 10_000 },
  change: referAllUsers,
  account: ambassador,
}

const openDashboard = async (bench: BenchContext): Promise<Page> => {
  const page = await openRecordingPage(bench)
  await slowDownProcessor(page)
  await openUntilAnswer(page, `${bench.origin}/amb`, { selector: '[aria-label=Referees] li' })
  return page
}

/** The time from the last byte of the response to rows that answer. */
const timeSinceResponse = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const responses = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      name.endsWith('/graphql'),
    )
    return (window.benchMarks.answers ?? Number.NaN) - Math.max(...responses.map(({ responseEnd }) => responseEnd))
  })

/** Scrolls through the list. @returns milliseconds between frames */
const measureScroll = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    const gaps: number[] = []
    let last = await nextFrame()
    while (gaps.length < 60) {
      scrollBy(0, 700)
      const now = await nextFrame()
      gaps.push(now - last)
      last = now
    }
    return gaps
  })

/** Measures how fast 10,000 referees load, are searched and scroll. */
export const measureReferees = async (bench: BenchContext, runs: number): Promise<Measurement[]> => {
  const loadTimes: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const page = await openDashboard(bench)
    loadTimes.push(await timeSinceResponse(page))
    await page.context().close()
  }
  const page = await openDashboard(bench)
  await page.waitForTimeout(2_000)
  await readPaints(page)
  const keys = await measureTyping(page, ['ada', 'example.net', 'zzz'])
  const frames = await measureScroll(page)
  await page.context().close()
  const subject = '10,000 referees'
  return [
    { name: `response to a list that answers, ${subject}`, value: median(loadTimes) },
    { name: `keystroke to painted rows, ${subject}, median`, value: median(keys) },
    { name: `keystroke to painted rows, ${subject}, slowest`, value: Math.max(...keys) },
    { name: `frame of a fast scroll, ${subject}, median`, value: median(frames) },
  ]
}
