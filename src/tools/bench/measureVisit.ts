import type { BrowserContext } from '@playwright/test'
import { emulateSlowDevice } from '#tools/bench/slowDevice.ts'
import { type ExpectedContent, type PageTimings, measurePage, tsxNameHelper } from '#tools/bench/measurePage.ts'

/** The timings of one visit, in milliseconds since the start of the navigation, except script, TBT and CLS. */
export interface VisitTimings {
  /** Transferred bytes of script before the content is visible. */
  readonly script: number
  readonly fcp: number
  readonly lcp: number
  /**
   * The time of long tasks beyond 50 ms, from the first paint until the content is interactive. For static content:
   * until the page is idle.
   */
  readonly tbt: number
  readonly cls: number
  readonly content: number
  readonly ready: number
}

interface PageData {
  readonly marks: PageTimings
  readonly fcp: number
  readonly scripts: readonly { readonly end: number; readonly bytes: number }[]
}

/** Enough time for animations and late paints. */
const idleMs = 1_500

/**
 * Opens a URL in a new tab of a browser context, with slow CPU and network.
 * @throws Error if the content does not appear within 30 seconds
 */
export const measureVisit = async (
  context: BrowserContext,
  url: string,
  content: ExpectedContent,
): Promise<VisitTimings> => {
  const page = await context.newPage()
  try {
    await emulateSlowDevice(page)
    await page.addInitScript(tsxNameHelper)
    await page.addInitScript(measurePage, content)
    await page.goto(url, { waitUntil: 'commit' })
    await page.evaluate(() => window.benchReady)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(idleMs)
    return toTimings(await page.evaluate(readPageData), content.isStatic)
  } finally {
    await page.close()
  }
}

const readPageData = (): PageData => {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  return {
    marks: window.benchMarks,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    scripts: scripts.map((script) => ({
      end: script.responseEnd,
      bytes: script.transferSize === 0 ? 0 : script.encodedBodySize,
    })),
  }
}

const toTimings = ({ marks, fcp, scripts }: PageData, isStatic = false): VisitTimings => {
  const [content, ready] = [marks.contentVisible ?? Infinity, marks.interactive ?? Infinity]
  const blocked = marks.tasks
    .filter(([start]) => start >= fcp && (isStatic || start < ready))
    .map(([, duration]) => duration - 50)
  return {
    script: sum(scripts.filter(({ end }) => end <= content).map(({ bytes }) => bytes)),
    fcp,
    lcp: marks.lcp,
    tbt: sum(blocked),
    cls: marks.cls,
    content,
    ready,
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
