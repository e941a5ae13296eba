import { listHeading } from '#ui/overlays/useFocusFallback.ts'

/** The heading of the list. */
export const listFocus = (): HTMLElement | true => listHeading() ?? true

/** The menu button of a row, or the heading of the list if the row is not shown. */
export const rowFocus = (id: string) => (): HTMLElement | true =>
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [aria-haspopup="menu"]`) ?? listFocus()

/** The link of a row that opened its drawer. */
export const rowLinkFocus = (id: string) => (): HTMLElement | true =>
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-row-link]`) ?? true

export const newMarketerFocus = (): HTMLElement | true =>
  document.querySelector<HTMLElement>('[data-new-marketer]') ?? true

export const importMarketersFocus = (): HTMLElement | true =>
  document.querySelector<HTMLElement>('[data-import-marketers]') ?? true
