/**
 * Hears Ctrl K and Command K. While a question lies over the page the keys are the browser's.
 * @param prepare runs when the first of the two keys goes down
 * @returns ends the hearing
 */
export const hearPaletteKeys = (tell: () => void, prepare: () => void): (() => void) => {
  const hear = (event: KeyboardEvent): void => {
    if (event.key === 'Control' || event.key === 'Meta') prepare()
    const isMeant = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
    if (!isMeant || event.repeat || document.querySelector('[role="alertdialog"]')) return
    event.preventDefault()
    tell()
  }
  addEventListener('keydown', hear)
  return () => removeEventListener('keydown', hear)
}
