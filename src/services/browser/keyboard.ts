const dialogs = '[role="dialog"], [role="alertdialog"]'

/** Whether something lies over the page that has the keys to itself: another modal dialog than the palette. */
const isOtherDialogOpen = (): boolean =>
  [...document.querySelectorAll(dialogs)].some((dialog) => dialog.getAttribute('aria-label') !== 'Command palette')

/**
 * Hears Ctrl K and Command K. While a dialog lies over the page the keys are the browser's.
 * @param prepare runs when the first of the two keys goes down
 * @returns ends the hearing
 */
export const subscribeToPaletteShortcut = (tell: () => void, prepare: () => void): (() => void) => {
  const hear = (event: KeyboardEvent): void => {
    if (event.key === 'Control' || event.key === 'Meta') prepare()
    const isMeant =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
    if (!isMeant || event.repeat || isOtherDialogOpen()) return
    event.preventDefault()
    tell()
  }
  addEventListener('keydown', hear)
  return () => removeEventListener('keydown', hear)
}

/**
 * Hears what is typed for a dialog until the focus is in it, or in another one, and keeps it from the page below. Enter does nothing, since
 * nobody has seen yet what it would choose.
 * @param tell is given all that is typed so far, or null for Escape
 * @returns ends the hearing
 */
export const subscribeToTyping = (tell: (text: string | null) => void): (() => void) => {
  let text = ''
  const hear = (event: KeyboardEvent): void => {
    if (document.activeElement?.closest(dialogs) || event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    if (key.length > 1 && !['Backspace', 'Enter', 'Escape'].includes(key)) return
    event.preventDefault()
    event.stopPropagation()
    if (key === 'Enter') return
    text = key === 'Backspace' ? text.slice(0, -1) : text + key
    tell(key === 'Escape' ? null : text)
  }
  addEventListener('keydown', hear, true)
  return () => removeEventListener('keydown', hear, true)
}
