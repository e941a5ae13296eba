import type { Page } from '@playwright/test'

/** The content to wait for: an element that contains all words. */
export interface ExpectedContent {
  readonly selector: string
  readonly words?: readonly string[]
  /** The content needs no script: it answers as soon as it is painted. */
  readonly isStatic?: boolean
}

/** Milliseconds since the start of the navigation, except `cls` and `tasks`. */
export interface PageMarks {
  /** The content is visible. */
  painted: number | null
  /** The content is visible, not inert, and has React's handlers. */
  answers: number | null
  lcp: number
  cls: number
  /** Long tasks: start and duration in milliseconds. */
  tasks: [number, number][]
}

declare global {
  interface Window {
    benchMarks: PageMarks
    /** Resolves when the content answers; rejects after 30 seconds. */
    benchAnswers: Promise<void>
  }
}

/** tsx compiles functions with a helper that does not exist in the page. */
export const tsxNameHelper = 'globalThis.__name = (named) => named'

/** Opens a URL, and waits until its content answers, at most 30 seconds. */
export const openUntilAnswer = async (page: Page, url: string, content: ExpectedContent): Promise<void> => {
  await page.addInitScript(tsxNameHelper)
  await page.addInitScript(measurePage, content)
  await page.goto(url, { waitUntil: 'commit' })
  await page.evaluate(() => window.benchAnswers)
}

/** Runs in the page before its scripts and must be self-contained. Sets `benchMarks` and `benchAnswers`. */
const measurePage = ({ selector, words = [], isStatic = false }: ExpectedContent): void => {
  const marks: PageMarks = { painted: null, answers: null, lcp: 0, cls: 0, tasks: [] }
  window.benchMarks = marks

  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => void (marks.lcp = entry.startTime))
  observe('longtask', (entry) => void marks.tasks.push([entry.startTime, entry.duration]))
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) marks.cls += shift.value
  })

  let resolveAnswers: () => void
  window.benchAnswers = new Promise((resolve, reject) => {
    resolveAnswers = resolve
    setTimeout(() => reject(new Error('The content did not answer within 30 seconds.')), 30_000)
  })
  const find = () =>
    [...document.querySelectorAll(selector)].find((element) =>
      words.every((word) => element.textContent?.includes(word)),
    )
  const isVisible = (element: Element | undefined): element is Element =>
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true
  /** React stores its props on every element that it renders or hydrates. */
  const hasHandlers = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const canAnswer = (element: Element | undefined): element is Element =>
    isVisible(element) && (isStatic || (!element.closest('[inert]') && hasHandlers(element)))

  /** Animation frame callbacks run before the paint; a message posted there arrives after it. */
  const afterPaint = (callback: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', callback)
    port1.start()
    port2.postMessage(null)
  }
  const awaitPaint = () =>
    requestAnimationFrame(() => {
      if (!isVisible(find())) return awaitPaint()
      afterPaint(() => {
        marks.painted = performance.now()
        awaitAnswer()
      })
    })
  const awaitAnswer = () => {
    if (!canAnswer(find())) return void requestAnimationFrame(awaitAnswer)
    marks.answers = performance.now()
    resolveAnswers()
  }
  const observer = new MutationObserver(() => {
    if (!find()) return
    observer.disconnect()
    awaitPaint()
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}
