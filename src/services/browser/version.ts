/** The path of the start script. It contains a hash, so every version has another path. */
const startScript = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '', document.baseURI).pathname

const isReplaced = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(url, { cache: 'no-store', headers: { accept: 'text/html' } })
    return answer.ok && !(await answer.text()).includes(startScript())
  } catch {
    return false
  }
}

/**
 * Subscribes to new versions. When a chunk fails to load, it checks whether another version was deployed.
 * @param currentUrl the URL of the open page
 * @returns unsubscribes
 */
export const subscribeToNewVersion = (currentUrl: () => string, onNewVersion: () => void): (() => void) => {
  const checkVersion = async (): Promise<void> => {
    if (await isReplaced(currentUrl())) onNewVersion()
  }
  const onPreloadError = () => void checkVersion()
  addEventListener('vite:preloadError', onPreloadError)
  return () => removeEventListener('vite:preloadError', onPreloadError)
}
