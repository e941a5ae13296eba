import type { Page } from '@playwright/test'

/**
 * All rows of an operation that the server sends to the page from now on, by id. They are read on their way: the
 * browser forgets the answers of a page that it has left, and a test that reads them then would lose rows.
 * @param field the rows in the result of the operation
 */
export const collectRows = async <Row extends { readonly id: string }>(
  page: Page,
  operation: string,
  field: string,
  parse: (row: unknown) => Row,
): Promise<ReadonlyMap<string, Row>> => {
  const rows = new Map<string, Row>()
  await page.route(/\/graphql$/, async (route) => {
    if (!(route.request().postData() ?? '').includes(`${operation}(`)) return route.fallback()
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: Record<string, Record<string, readonly unknown[]>> }
    for (const row of data[operation]?.[field] ?? []) {
      const read = parse(row)
      rows.set(read.id, read)
    }
    return route.fulfill({ response })
  })
  return rows
}
