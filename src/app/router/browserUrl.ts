import { navigate as writeAddress } from 'wouter/use-browser-location'
import { nextPaint } from '#ui/nextPaint.ts'

/** A page that something would be lost on, and how it is asked whether it may be left. */
interface NavigationBlock {
  readonly address: string
  readonly isThere: () => boolean
  readonly ask: (address: string) => void
}

let navigationBlock: NavigationBlock | null = null

/** The browser asks by itself before a tab is closed or loaded anew. */
const preventUnload = (event: Event): void => {
  if (navigationBlock?.isThere()) event.preventDefault()
}

/** Holds the page that is open until its chart has been asked, or lets go of it. */
export const setNavigationBlock = (page: Omit<NavigationBlock, 'address'> | null): void => {
  navigationBlock = page && { ...page, address: currentUrl() }
  if (navigationBlock) addEventListener('beforeunload', preventUnload)
  else removeEventListener('beforeunload', preventUnload)
}

/** Whether the page stays, for now, where an address was asked for; its chart asks the person then. */
const isBlocked = (address: string): boolean => {
  if (!navigationBlock?.isThere() || address === navigationBlock.address) return false
  navigationBlock.ask(address)
  return true
}

/** Whether the page stays where the browser has gone to another address; its own is put back then. */
export const isPopBlocked = (address: string): boolean => {
  const page = navigationBlock
  if (!page || !isBlocked(address)) return false
  writeAddress(page.address, { state: null })
  return true
}

/** An address that is written once what it says is painted (docs/decisions/0049). */
let pendingUrl: (() => void) | null = null

/** Writes the address that is owed, where somebody needs the true one before the paint. */
export const writePendingUrl = (): void => {
  const writeIt = pendingUrl
  pendingUrl = null
  writeIt?.()
}

/** Whether a step was undone that was not written yet: the browser has gone back over the entry that the step started from, and returns to it. */
export const hasUndonePendingUrl = (): boolean => {
  if (!pendingUrl) return false
  pendingUrl = null
  history.forward()
  return true
}

let isStale = false

/** Whether what is being written is not what the page shows any more: a newer view is about to be owed. */
export const isWritingStaleUrl = (): boolean => isStale

/** Writes what is owed before the chart that it came from tells the next. */
export const writeStaleUrl = (): void => {
  isStale = true
  writePendingUrl()
  isStale = false
}

/** Lets what is on the page be painted before its address is written; the browser takes longer for that than the chart for the step. */
export const writeUrlAfterPaint = (writeIt: () => void): void => {
  pendingUrl = writeIt
  void nextPaint().then(() => pendingUrl === writeIt && writePendingUrl())
}

// Nothing is painted in a tab that is hidden, and a page that is left must leave its address behind.
addEventListener('visibilitychange', writePendingUrl)

/** The path and what is behind the question mark. */
export const currentUrl = (): string => {
  writePendingUrl()
  return location.pathname + location.search
}

/** Writes an address, unless the page that is open must be asked first. */
export const writeUrl = (address: string, options?: Parameters<typeof writeAddress>[1]): void => {
  writePendingUrl()
  if (!isBlocked(address)) writeAddress(address, options)
}
