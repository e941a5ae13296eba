/** The heading of the list on the page, which takes the focus when its element is gone. Null on a page without a list. */
export const listHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h2[tabindex="-1"]')
