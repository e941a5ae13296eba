/** On the links of style sheets that could not be loaded. */
const failedMark = 'data-failed'

/** Marks style sheets that cannot be loaded, for {@link loadFailedStyles}. */
export const watchStyles = (): void =>
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.setAttribute(failedMark, '')
    },
    true,
  )

const loadAgain = async (failed: Element): Promise<void> => {
  const link = failed.cloneNode() as HTMLLinkElement
  link.removeAttribute(failedMark)
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new TypeError(`Failed to fetch ${link.href}`)))
  })
  failed.replaceWith(link)
  await loaded
}

/**
 * Loads the style sheets again that could not be loaded. Vite requests the style sheet of a chunk once: without this,
 * the next import of code with the same style sheet would succeed without it.
 * @throws TypeError if one fails again
 */
export const loadFailedStyles = async (): Promise<void> => {
  await Promise.all([...document.querySelectorAll(`link[${failedMark}]`)].map(loadAgain))
}
