import { shortcutKeyOf } from '#domain/app/shortcutKey.ts'

const dialogs = '[role="dialog"], [role="alertdialog"]'

/** Whether a dialog is open that is not the palette. */
const isOtherDialogOpen = (): boolean =>
  [...document.querySelectorAll(dialogs)].some((dialog) => dialog.getAttribute('aria-label') !== 'Command palette')

/**
 * Subscribes to Ctrl K and Command K. The shortcut does nothing while another dialog is open.
 * @param prepare runs when the person presses Ctrl or Command
 * @returns unsubscribes
 */
export const subscribeToPaletteShortcut = (onShortcut: () => void, prepare: () => void): (() => void) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Control' || event.key === 'Meta') prepare()
    const isShortcut =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && shortcutKeyOf(event) === 'k'
    if (!isShortcut || event.repeat || isOtherDialogOpen()) return
    event.preventDefault()
    onShortcut()
  }
  addEventListener('keydown', onKeyDown)
  return () => removeEventListener('keydown', onKeyDown)
}

/**
 * Subscribes to what the person types while a dialog opens. It stops when a dialog has the focus. The page below does
 * not receive the keys. Enter does nothing, because the person does not see yet what it would choose.
 * @param onTyped receives the whole text typed so far, or null for Escape
 * @returns unsubscribes
 */
export const subscribeToTyping = (onTyped: (text: string | null) => void): (() => void) => {
  let text = ''
  const onKeyDown = (event: KeyboardEvent): void => {
    if (document.activeElement?.closest(dialogs) || event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    if (key.length > 1 && !['Backspace', 'Enter', 'Escape'].includes(key)) return
    event.preventDefault()
    event.stopPropagation()
    if (key === 'Enter') return
    text = key === 'Backspace' ? text.slice(0, -1) : text + key
    onTyped(key === 'Escape' ? null : text)
  }
  addEventListener('keydown', onKeyDown, true)
  return () => removeEventListener('keydown', onKeyDown, true)
}
