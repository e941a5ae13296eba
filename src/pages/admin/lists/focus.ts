import { flushSync } from 'react-dom'
import { listHeading } from '#ui/overlays/useFocusFallback.ts'

/** The heading of the list. */
export const listFocus = (): HTMLElement | true => listHeading() ?? true

/** The link of a row. Null if the row is not shown. */
export const rowLink = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-row-link]`)

export const focusRow = (id: string): void => (rowLink(id) ?? listHeading())?.focus()

/** Moves the focus to the row if it is in another row, or nowhere. A page that opens with the row has its details first. */
export const followRow = (id: string): void => {
  const focused = document.activeElement
  if (focused === document.body || focused?.closest('[data-row]')) rowLink(id)?.focus()
  else if (focused?.localName === 'h1') focusSidePanel()
}

/** A row stays where it is in the window while a panel makes the list narrower or wider. */
export const keepRowInPlace = (id: string, change: () => void): void => {
  const topOfRow = () => rowLink(id)?.closest('tr')?.getBoundingClientRect().top
  const before = topOfRow()
  flushSync(change)
  const after = topOfRow()
  if (before !== undefined && after !== undefined) scrollBy(0, after - before)
}

/** The panel next to the list. Null if it is closed. */
export const sidePanel = (): HTMLElement | null => document.querySelector('[data-side-panel]')

export const focusSidePanel = (): void => sidePanel()?.querySelector<HTMLElement>('h2')?.focus()

/** The menu button of a row, or the heading of the list if the row is not shown. */
export const rowFocus = (id: string) => (): HTMLElement | true =>
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [aria-haspopup="menu"]`) ?? listFocus()

export const newMarketerFocus = (): HTMLElement | true =>
  document.querySelector<HTMLElement>('[data-new-marketer]') ?? true

export const importMarketersFocus = (): HTMLElement | true =>
  document.querySelector<HTMLElement>('[data-import-marketers]') ?? true
