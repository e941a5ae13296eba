/** Whether the browser history has a previous entry. */
export const canGoBack = (): boolean => {
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  return navigation ? navigation.canGoBack : history.length > 1
}
