/**
 * Submits the form that the person submitted before the page was ready. `src/public/firstPaint.js` recorded the form.
 * Its `method="dialog"` kept the page and the entered text.
 */
export const replaySubmit = (): void => {
  const recorded = window as { pendingSubmit?: HTMLFormElement }
  if (recorded.pendingSubmit?.isConnected) recorded.pendingSubmit.requestSubmit()
  delete recorded.pendingSubmit
}
