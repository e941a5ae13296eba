import type { Page } from '@playwright/test'

export const list = (page: Page) => page.getByRole('region', { name: 'Your referees' })
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your referees' })
export const rows = (page: Page) => list(page).getByRole('listitem')

/** Replaces the result of a GraphQL operation. */
export const replaceResult = async (page: Page, operation: string, result: object): Promise<void> => {
  await page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes(operation)
      ? route.fulfill({ json: { data: { [operation]: { error: null, ...result } } } })
      : route.fallback(),
  )
}
