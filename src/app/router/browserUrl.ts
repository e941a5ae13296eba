import { navigate as writeHistory } from 'wouter/use-browser-location'
import { nextPaint } from '#ui/nextPaint.ts'

/** A page with unsaved changes. `requestLeave` asks its chart whether the page may be left. */
interface NavigationBlock {
  readonly url: string
  readonly isActive: () => boolean
  readonly requestLeave: (url: string) => void
}

let navigationBlock: NavigationBlock | null = null

/** The browser asks the person before it closes or reloads the tab. */
const preventUnload = (event: Event): void => {
  if (navigationBlock?.isActive()) event.preventDefault()
}

/** Blocks navigation away from the current page, or removes the block. */
export const setNavigationBlock = (block: Omit<NavigationBlock, 'url'> | null): void => {
  navigationBlock = block && { ...block, url: currentUrl() }
  if (navigationBlock) addEventListener('beforeunload', preventUnload)
  else removeEventListener('beforeunload', preventUnload)
}

/** Whether the page blocks the navigation to a URL. If it does, its chart asks the person. */
const isBlocked = (url: string): boolean => {
  if (!navigationBlock?.isActive() || url === navigationBlock.url) return false
  navigationBlock.requestLeave(url)
  return true
}

/** Whether the page blocks a step that the browser has already taken. If it does, the URL of the page is restored. */
export const isPopBlocked = (url: string): boolean => {
  const block = navigationBlock
  if (!block || !isBlocked(url)) return false
  writeHistory(block.url, { state: null })
  return true
}

/** Writes a URL whose view is not painted yet (docs/decisions/0049). */
let pendingUrl: (() => void) | null = null

/** Writes the pending URL now. Call this before code that reads the URL. */
export const writePendingUrl = (): void => {
  const write = pendingUrl
  pendingUrl = null
  write?.()
}

/**
 * Undoes a step back that the browser took before the pending URL was written: the browser goes forward again.
 * @returns false if no URL is pending
 */
export const undoStepBack = (): boolean => {
  if (!pendingUrl) return false
  pendingUrl = null
  history.forward()
  return true
}

let isWritingStale = false

/** Whether the URL that is being written is stale: the page already shows a newer view. */
export const isWritingStaleUrl = (): boolean => isWritingStale

/** Writes the pending URL of an older view before the URL of the next view. */
export const writeStaleUrl = (): void => {
  isWritingStale = true
  writePendingUrl()
  isWritingStale = false
}

/** Writes a URL after the next paint: a write takes the browser longer than the chart needs for the step. */
export const writeUrlAfterPaint = (write: () => void): void => {
  pendingUrl = write
  void nextPaint().then(() => pendingUrl === write && writePendingUrl())
}

// A hidden tab paints nothing, and the person may leave the page.
addEventListener('visibilitychange', writePendingUrl)

/** The path and the query. */
export const currentUrl = (): string => {
  writePendingUrl()
  return location.pathname + location.search
}

/** Writes a URL, unless the current page blocks the navigation. */
export const writeUrl = (url: string, options?: Parameters<typeof writeHistory>[1]): void => {
  writePendingUrl()
  if (!isBlocked(url)) writeHistory(url, options)
}
