import type { Page } from '@playwright/test'
import type { Database } from '#local/data/database.ts'
import type { Bench, Figure } from '#tools/bench/measurements.ts'
import { middle, notePaints, slowProcessor, takePaints, typeAndMeasure } from '#tools/bench/paints.ts'
import { type Content, probe, probeHelper } from '#tools/bench/measurePage.ts'

export const refereeCount = 10_000

/** Every user of the stack has come by the code of the seeded marketer. */
export const referAll = (database: Database): void => {
  database.run(
    "UPDATE users SET referredBy = (SELECT referralCode FROM users WHERE email = 'ambassador@example.com') WHERE partitionType = 'USER'",
  )
}

const rows: Content = { selector: '[aria-label=Referees] li', words: [] }

const openDashboard = async ({ browser, origin, storageState }: Bench): Promise<Page> => {
  const page = await (await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } })).newPage()
  await slowProcessor(page)
  await page.addInitScript(probeHelper)
  await page.addInitScript(notePaints)
  await page.addInitScript(probe, rows)
  await page.goto(`${origin}/amb`, { waitUntil: 'commit' })
  await page.evaluate(() => window.benchReady)
  return page
}

/** From the last byte of the answer to rows that are painted and answer to what is done with them. */
const sinceAnswer = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const answers = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      name.endsWith('/graphql'),
    )
    return (window.benchMarks.ready ?? Number.NaN) - Math.max(...answers.map(({ responseEnd }) => responseEnd))
  })

/** In the page: milliseconds between frames while it is scrolled through many windows of rows. */
const scrollThrough = (page: Page): Promise<number[]> =>
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

/** How fast ten thousand referees are there, are searched and are scrolled through. */
export const refereeFigures = async (bench: Bench): Promise<Figure[]> => {
  const opened: number[] = []
  for (let run = 0; run < 5; run += 1) {
    const page = await openDashboard(bench)
    opened.push(await sinceAnswer(page))
    await page.context().close()
  }
  const page = await openDashboard(bench)
  await page.waitForTimeout(2_000)
  await takePaints(page)
  const keys = await typeAndMeasure(page, ['ada', 'example.net', 'zzz'])
  const frames = await scrollThrough(page)
  await page.context().close()
  const of = '10,000 referees'
  return [
    { what: `answer to usable list, ${of}`, reached: middle(opened), unit: 'ms', atMost: 1_000 },
    { what: `keystroke to painted rows, ${of}, median`, reached: middle(keys), unit: 'ms', atMost: 50 },
    { what: `keystroke to painted rows, ${of}, slowest`, reached: Math.max(...keys), unit: 'ms' },
    { what: `frame of a fast scroll, ${of}, median`, reached: middle(frames), unit: 'ms' },
  ]
}
