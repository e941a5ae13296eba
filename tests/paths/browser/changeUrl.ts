import type { TestContext } from '#tests/paths/browser/pageObject.ts'

/** Changes the URL without a reload, as the browser does when the person goes to another history entry. */
export const changeUrl = async ({ page }: TestContext, url: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, url)
