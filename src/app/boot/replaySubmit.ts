/**
 * Submits the form that was submitted before its page ran, now that the page answers. The start script
 * (`src/public/startLook.js`) has noted it; its `method="dialog"` has kept it, and what was typed, where they were.
 */
export const replaySubmit = (): void => {
  const noted = window as { earlySubmit?: HTMLFormElement }
  if (noted.earlySubmit?.isConnected) noted.earlySubmit.requestSubmit()
  delete noted.earlySubmit
}
