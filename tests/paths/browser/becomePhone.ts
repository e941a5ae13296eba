/** Says that a finger is the pointer, and that the share menu takes files: the device toolbar of DevTools. Runs in the page. */
export const becomePhone = (): void => {
  const real = matchMedia
  window.matchMedia = (query) => real(query === '(pointer: coarse)' ? 'all' : query)
  Object.defineProperty(navigator, 'canShare', { value: () => true })
}
