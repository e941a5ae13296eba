/** The content to wait for: an element that contains all words. */
export interface ExpectedContent {
  readonly selector: string
  readonly words: readonly string[]
  /** The content needs no script: it is ready as soon as it is visible. */
  readonly isStatic?: boolean
}

/** Milliseconds since the start of the navigation, except `cls` and `tasks`. */
export interface PageTimings {
  contentVisible: number | null
  /** React has attached its handlers to the content. */
  interactive: number | null
  lcp: number
  cls: number
  /** Long tasks: start and duration in milliseconds. */
  tasks: [number, number][]
}

declare global {
  interface Window {
    benchMarks: PageTimings
    /** Resolves when the content is ready; rejects after 30 seconds. */
    benchReady: Promise<void>
  }
}

/** tsx compiles functions with a helper that does not exist in the page. */
export const tsxNameHelper = 'globalThis.__name = (named) => named'

/** Runs in the page before its scripts and must be self-contained. Sets `benchMarks` and `benchReady`. */
export const measurePage = ({ selector, words, isStatic = false }: ExpectedContent): void => {
  const marks: PageTimings = (window.benchMarks = {
    contentVisible: null,
    interactive: null,
    lcp: 0,
    cls: 0,
    tasks: [],
  })

  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => void (marks.lcp = entry.startTime))
  observe('longtask', (entry) => void marks.tasks.push([entry.startTime, entry.duration]))
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) marks.cls += shift.value
  })

  let resolveReady: () => void
  window.benchReady = new Promise((resolve, reject) => {
    resolveReady = resolve
    setTimeout(() => reject(new Error('The content did not appear within 30 seconds.')), 30_000)
  })
  const find = () =>
    [...document.querySelectorAll(selector)].find((element) =>
      words.every((word) => element.textContent?.includes(word)),
    )
  /** Animation frame callbacks run before the paint; a message posted there arrives after it. */
  const afterPaint = (callback: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', callback)
      port1.start()
      port2.postMessage(null)
    })
  /** React stores its props on every element that it renders or hydrates. */
  const isInteractive = (element: Element | undefined) =>
    element !== undefined &&
    (isStatic || (!element.closest('[inert]') && Object.keys(element).some((key) => key.startsWith('__reactProps$'))))
  const awaitReady = () => {
    if (!isInteractive(find())) return void requestAnimationFrame(awaitReady)
    marks.interactive = performance.now()
    resolveReady()
  }
  const observer = new MutationObserver(() => {
    if (!find()) return
    observer.disconnect()
    afterPaint(() => {
      marks.contentVisible = performance.now()
      awaitReady()
    })
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}
