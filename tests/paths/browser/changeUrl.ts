import type { TestContext } from '#tests/paths/browser/pageObject.ts'

/**
 * Changes the URL without a reload, as the browser does when the person goes to another history entry.
 * @param state of the entry. The router ignores an entry that equals the current one, so the default is always new.
 */
export const changeUrl = async (
  { page }: TestContext,
  url: string,
  state: object | null = { returnUrl: crypto.randomUUID() },
): Promise<void> =>
  page.evaluate(
    ([to, entry]) => {
      history.pushState(entry, '', to as string)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    [url, state] as const,
  )
