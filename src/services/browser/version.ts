/** The start script of the page that runs; its name holds a hash, so that every version has another. */
const startScript = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '', location.origin).pathname

const isReplaced = async (): Promise<boolean> => {
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } })
    return answer.ok && !(await answer.text()).includes(startScript())
  } catch {
    return false
  }
}

/**
 * Hears that a part of the console could not be fetched, and looks whether that is because another version was deployed.
 * @returns ends the hearing
 */
export const subscribeToNewVersion = (tell: () => void): (() => void) => {
  const look = async (): Promise<void> => {
    if (await isReplaced()) tell()
  }
  const hear = () => void look()
  addEventListener('vite:preloadError', hear)
  return () => removeEventListener('vite:preloadError', hear)
}
