import type { Page } from '@playwright/test'
import type { Database } from '#local/data/database.ts'
import type { BenchContext, Measurement } from '#tools/bench/measure/measurements.ts'
import { type ExpectedContent, measurePage, tsxNameHelper } from '#tools/bench/measure/measurePage.ts'
import { median } from '#tools/bench/median.ts'
import { measureTyping, readPaints, recordPaints } from '#tools/bench/measure/paints.ts'
import { slowDownProcessor } from '#tools/bench/measure/slowDevice.ts'
import { ambassador } from '#tools/bench/withBench.ts'

const refereeCount = 10_000

/** Makes every user of the stack a referee of the seeded ambassador. */
const referAllUsers = (database: Database): void => {
  database.run(
    `UPDATE users SET referredBy = (SELECT referralCode FROM users WHERE email = 'ambassador@example.com')
     WHERE partitionType = 'USER'`,
  )
}

/** A stack with 10,000 referees and a signed-in ambassador. */
export const refereeBench = {
  size: { users: refereeCount, items: refereeCount },
  change: referAllUsers,
  account: ambassador,
}

const rows: ExpectedContent = { selector: '[aria-label=Referees] li', words: [] }

const openDashboard = async ({ browser, origin, storageState }: BenchContext): Promise<Page> => {
  const page = await (await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } })).newPage()
  await slowDownProcessor(page)
  await page.addInitScript(tsxNameHelper)
  await page.addInitScript(recordPaints)
  await page.addInitScript(measurePage, rows)
  await page.goto(`${origin}/amb`, { waitUntil: 'commit' })
  await page.evaluate(() => window.benchAnswers)
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
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = []
        let last = performance.now()
        const step = (now: number) => {
          gaps.push(now - last)
          last = now
          scrollBy(0, 700)
          if (gaps.length < 60) requestAnimationFrame(step)
          else resolve(gaps.slice(1))
        }
        requestAnimationFrame(step)
      }),
  )

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
    { name: `response to a list that answers, ${subject}`, value: median(loadTimes), unit: 'ms' },
    { name: `keystroke to painted rows, ${subject}, median`, value: median(keys), unit: 'ms' },
    { name: `keystroke to painted rows, ${subject}, slowest`, value: Math.max(...keys), unit: 'ms' },
    { name: `frame of a fast scroll, ${subject}, median`, value: median(frames), unit: 'ms' },
  ]
}
