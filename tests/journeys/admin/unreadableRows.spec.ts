import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'

const lists = [
  ['listAllUsers', 'users', '/admin/users', 'All Users'],
  ['listAllItems', 'items', '/admin/all-items', 'All Items'],
  ['listAllMarketers', 'users', '/admin/marketers', 'Marketers'],
] as const

/** A name in right-to-left letters, and one that is longer than its cell. */
const names = ['عبد الرحمن', 'Ngozi '.repeat(50)]

for (const [operation, field, url, title] of lists)
  test(`${url} with rows that cannot be read / shows the others and counts them`, async ({ page, stack }) => {
    const oddRows = names.map((name, index) => ({
      id: `ROW-${index}`,
      name,
      itemName: name,
      email: `row${index}@example.com`,
      createdAt: 'yesterday',
      image: [null],
    }))
    const rows = [null, ...oddRows, { id: null }]
    await page.route(/\/graphql$/, (route) =>
      (route.request().postData() ?? '').includes(`${operation}(`)
        ? route.fulfill({
            json: {
              data: { [operation]: { [field]: rows, lastEvaluatedKey: null, error: null } },
              errors: [{ message: "Can't serialize value", path: [operation, field, 0] }],
            },
          })
        : route.fallback(),
    )
    await storeSession(page, stack)
    await page.goto(url)
    await expect(page.getByRole('table', { name: title }).locator('tbody tr')).toHaveCount(names.length)
    await expect(page.getByRole('region', { name: title }).getByRole('status').first()).toContainText(
      '2 rows could not be read.',
    )
  })
