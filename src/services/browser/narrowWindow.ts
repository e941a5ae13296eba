/** Below this width, tables need the room of the open sidebar. `src/public/firstPaint.js` has the same query. */
const narrowWindow = '(width < 80rem)'

/**
 * Reports whether the window is narrow: at once, and after each change.
 * @returns unsubscribes
 */
export const subscribeToNarrowWindow = (report: (isNarrow: boolean) => void): (() => void) => {
  const query = matchMedia(narrowWindow)
  const onChange = () => report(query.matches)
  query.addEventListener('change', onChange)
  onChange()
  return () => query.removeEventListener('change', onChange)
}
