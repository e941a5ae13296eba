import type { BrowserContext, Page } from '@playwright/test'
import { emulateSlowDevice } from '#tools/bench/measure/slowDevice.ts'
import { type ExpectedContent, openUntilAnswer, type PageMarks } from '#tools/bench/measure/measurePage.ts'

/** One visit. Times are milliseconds since the start of the navigation. Static content answers when it is painted. */
export interface Visit {
  readonly painted: number
  readonly answers: number
  readonly lcp: number
  /** Bytes of script files, as transferred, that are complete when the content answers. */
  readonly script: number
  /** Requests sent to the server before the content answers, with the document. Cached files do not count. */
  readonly requests: number
  /**
   * The time of long tasks beyond 50 ms, from the navigation until the content answers. For static content: from the
   * first paint until the page is idle.
   */
  readonly blocking: number
  readonly cls: number
}

interface LoadedFile {
  readonly start: number
  readonly end: number
  readonly isScript: boolean
  /** Bytes, or null if the file came from a cache or a service worker. */
  readonly bytes: number | null
}

export interface PageData {
  readonly marks: PageMarks
  readonly fcp: number
  readonly files: readonly LoadedFile[]
}

/** Enough time for animations and late paints. */
const idleMs = 1_500

/**
 * Opens a URL in a new tab of a browser context, with slow CPU and network.
 * @param beforeClose runs in the page after the measurement
 */
export const measureVisit = async (
  context: BrowserContext,
  url: string,
  content: ExpectedContent,
  beforeClose?: (page: Page) => Promise<void>,
): Promise<Visit> => {
  const page = await context.newPage()
  try {
    await emulateSlowDevice(page)
    await openUntilAnswer(page, url, content)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(idleMs)
    const visit = toVisit(await page.evaluate(readPageData), content.isStatic)
    await beforeClose?.(page)
    return visit
  } finally {
    await page.close()
  }
}

const readPageData = (): PageData => {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  return {
    marks: window.benchMarks,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    files: (entries as PerformanceResourceTiming[]).map((file) => ({
      start: file.startTime,
      end: file.responseEnd,
      isScript: new URL(file.name).pathname.endsWith('.js'),
      bytes: file.transferSize === 0 ? null : file.encodedBodySize,
    })),
  }
}

/** The figures of a visit from what the page recorded. */
export const toVisit = ({ marks, fcp, files }: PageData, isStatic = false): Visit => {
  const [painted, answers] = [marks.painted ?? Infinity, marks.answers ?? Infinity]
  const [from, until] = isStatic ? [fcp, Infinity] : [0, answers]
  const tasks = marks.tasks.filter(([start]) => start >= from && start < until)
  const scripts = files.filter(({ isScript, end }) => isScript && end <= answers)
  return {
    painted,
    answers,
    lcp: marks.lcp,
    script: sum(scripts.map(({ bytes }) => bytes ?? 0)),
    requests: files.filter(({ start, bytes }) => start <= answers && bytes !== null).length,
    blocking: sum(tasks.map(([, duration]) => duration - 50)),
    cls: marks.cls,
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
