import type { BrowserContext } from '@playwright/test'
import { emulateSlowDevice } from '#tools/bench/slowDevice.ts'
import { type ExpectedContent, type PageTimings, measurePage, tsxNameHelper } from '#tools/bench/measurePage.ts'

/** What one visit of a page cost. Milliseconds since the navigation began, but for script, TBT and CLS. */
export interface VisitTimings {
  /** Bytes of script as they came over the line, before the content was there. */
  readonly script: number
  readonly fcp: number
  readonly lcp: number
  /** What long tasks took beyond 50 ms, from the first paint until the content answers, or until the page rests where no script takes it over. */
  readonly tbt: number
  readonly cls: number
  readonly content: number
  readonly ready: number
}

interface Facts {
  readonly marks: PageTimings
  readonly fcp: number
  readonly scripts: readonly { readonly end: number; readonly bytes: number }[]
}

/** Animations and late paints are over by then. */
const restMs = 1_500

/**
 * Opens an address in a new tab of a profile, on the slow line.
 * @throws Error when the content does not come within half a minute
 */
export const measureVisit = async (
  context: BrowserContext,
  address: string,
  content: ExpectedContent,
): Promise<VisitTimings> => {
  const page = await context.newPage()
  try {
    await emulateSlowDevice(page)
    await page.addInitScript(tsxNameHelper)
    await page.addInitScript(measurePage, content)
    await page.goto(address, { waitUntil: 'commit' })
    await page.evaluate(() => window.benchReady)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(restMs)
    return visitOf(await page.evaluate(readFacts), content.isStatic)
  } finally {
    await page.close()
  }
}

const readFacts = (): Facts => {
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

const visitOf = ({ marks, fcp, scripts }: Facts, isStatic = false): VisitTimings => {
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

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)
