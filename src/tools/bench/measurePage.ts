/** What a page is opened for: an element, and words that must stand in it. */
export interface ExpectedContent {
  readonly selector: string
  readonly words: readonly string[]
  /** No script takes the content over: it is ready as soon as it is there. */
  readonly isStatic?: boolean
}

/** Milliseconds since the navigation began, but for `cls` and `tasks`. */
export interface PageTimings {
  contentVisible: number | null
  /** The running console has taken the content over, so that it answers to what is done with it. */
  interactive: number | null
  lcp: number
  cls: number
  /** Long tasks: start and duration. */
  tasks: [number, number][]
}

declare global {
  interface Window {
    benchMarks: PageTimings
    /** Settled when the content is ready, or not there after half a minute. */
    benchReady: Promise<void>
  }
}

/** tsx names the functions it compiles with a helper that a page does not have. */
export const tsxNameHelper = 'globalThis.__name = (named) => named'

/** Runs in the page before its own scripts, so it uses nothing from outside. Writes `benchMarks` and `benchReady`. */
export const measurePage = ({ selector, words, isStatic = false }: ExpectedContent): void => {
  const marks: PageTimings = (window.benchMarks = {
    contentVisible: null,
    interactive: null,
    lcp: 0,
    cls: 0,
    tasks: [],
  })

  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => void (marks.lcp = entry.startTime))
  watch('longtask', (entry) => void marks.tasks.push([entry.startTime, entry.duration]))
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) marks.cls += shift.value
  })

  let settle: () => void
  window.benchReady = new Promise((resolve, reject) => {
    settle = resolve
    setTimeout(() => reject(new Error('The content did not come.')), 30_000)
  })
  const find = () =>
    [...document.querySelectorAll(selector)].find((element) =>
      words.every((word) => element.textContent?.includes(word)),
    )
  /** A frame's callbacks run before it is painted, a message that they post arrives after it. */
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', then)
      port1.start()
      port2.postMessage(null)
    })
  /** React leaves its properties on every element that it runs; what is inert only looks as if it ran. */
  const isTakenOver = (element: Element | undefined) =>
    element !== undefined &&
    (isStatic || (!element.closest('[inert]') && Object.keys(element).some((key) => key.startsWith('__reactProps$'))))
  const awaitReady = () => {
    if (!isTakenOver(find())) return void requestAnimationFrame(awaitReady)
    marks.interactive = performance.now()
    settle()
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
