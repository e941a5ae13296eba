import type { Page } from '@playwright/test'

/** Answers every call of a GraphQL operation in place of the stack. Other calls go on to the stack. */
export const answerCalls = async (page: Page, operation: string, answer: () => object): Promise<void> => {
  await page.route(/\/graphql$/, (route) =>
    (route.request().postData() ?? '').includes(`${operation}(`)
      ? route.fulfill({
          contentType: 'application/json',
          body: JSON.stringify({ data: { [operation]: { error: null, ...answer() } } }),
        })
      : route.fallback(),
  )
}
