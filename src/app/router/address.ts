import { navigate as writeAddress } from 'wouter/use-browser-location'
import { nextPaint } from '#ui/nextPaint.ts'

/** A page that something would be lost on, and how it is asked whether it may be left. */
interface ShutPage {
  readonly address: string
  readonly isThere: () => boolean
  readonly ask: (address: string) => void
}

let shut: ShutPage | null = null

/** The browser asks by itself before a tab is closed or loaded anew. */
const holdTab = (event: Event): void => {
  if (shut?.isThere()) event.preventDefault()
}

/** Holds the page that is open until its chart has been asked, or lets go of it. */
export const shutPage = (page: Omit<ShutPage, 'address'> | null): void => {
  shut = page && { ...page, address: addressNow() }
  if (shut) addEventListener('beforeunload', holdTab)
  else removeEventListener('beforeunload', holdTab)
}

/** Whether the page stays, for now, where an address was asked for; its chart asks the person then. */
const isHeld = (address: string): boolean => {
  if (!shut?.isThere() || address === shut.address) return false
  shut.ask(address)
  return true
}

/** Whether the page stays where the browser has gone to another address; its own is put back then. */
export const isKept = (address: string): boolean => {
  const page = shut
  if (!page || !isHeld(address)) return false
  writeAddress(page.address, { state: null })
  return true
}

/** An address that is written once what it says is painted (docs/decisions/0049). */
let owed: (() => void) | null = null

/** Writes the address that is owed, where somebody needs the true one before the paint. */
export const writeOwed = (): void => {
  const writeIt = owed
  owed = null
  writeIt?.()
}

/** Whether a step was undone that was not written yet: the browser has gone back over the entry that the step started from, and returns to it. */
export const hasUndoneOwed = (): boolean => {
  if (!owed) return false
  owed = null
  history.forward()
  return true
}

let isOvertaken = false

/** Whether what is being written is not what the page shows any more: a newer view is about to be owed. */
export const isOutOfDate = (): boolean => isOvertaken

/** Writes what is owed before the chart that it came from tells the next. */
export const writeOvertaken = (): void => {
  isOvertaken = true
  writeOwed()
  isOvertaken = false
}

/** Lets what is on the page be painted before its address is written; the browser takes longer for that than the chart for the step. */
export const writeOncePainted = (writeIt: () => void): void => {
  owed = writeIt
  void nextPaint().then(() => owed === writeIt && writeOwed())
}

// Nothing is painted in a tab that is hidden, and a page that is left must leave its address behind.
addEventListener('visibilitychange', writeOwed)

/** The path and what is behind the question mark. */
export const addressNow = (): string => {
  writeOwed()
  return location.pathname + location.search
}

/** Writes an address, unless the page that is open must be asked first. */
export const write = (address: string, options?: Parameters<typeof writeAddress>[1]): void => {
  writeOwed()
  if (!isHeld(address)) writeAddress(address, options)
}
