/** Whether the browser has a page to go back to. */
export const canGoBack = (): boolean => {
  const known = (window as { navigation?: { canGoBack: boolean } }).navigation
  return known ? known.canGoBack : history.length > 1
}
