/**
 * Submits the form, or follows the link, that the person used before the page was ready. `src/public/firstPaint.js`
 * recorded it, so the page and the entered text stayed. From now on forms and links work by themselves.
 */
export const replayPress = (): void => {
  const recorded = window as { pendingPress?: HTMLElement | null }
  const { pendingPress } = recorded
  delete recorded.pendingPress
  if (!pendingPress?.isConnected) return
  if (pendingPress instanceof HTMLFormElement) pendingPress.requestSubmit()
  else pendingPress.click()
}
