import { answerCalls } from '#tests/journeys/support/answerCalls.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { spread } from '#tests/journeys/support/spread.ts'
import { rowPanel } from '#tests/journeys/support/users.ts'

const lists = [
  ['listAllUsers', 'users', '/admin/users', 'All Users'],
  ['listAllItems', 'items', '/admin/all-items', 'All Items'],
  ['listAllMarketers', 'users', '/admin/marketers', 'Marketers'],
] as const

/** Texts that broke a page once: half a surrogate pair, NUL, the name of an object property, a very long one. */
const texts = ['Ada \uD800', 'a\0b', 'constructor', '\u202Egnirts', 'x'.repeat(100_000)]

const rowOf = (text: string, index: number) => ({
  id: `USR-${index}${text.slice(0, 8)}`,
  name: text,
  itemName: text,
  username: text,
  email: text,
  phoneNumber: text,
  avatar: text.slice(0, 100),
  image: [text.slice(0, 100)],
  itemType: text.slice(0, 20),
  itemStatus: text.slice(0, 20),
  userId: text.slice(0, 20),
  referralCode: text.slice(0, 20),
  userStatus: text.slice(0, 20),
  createdAt: text,
})

test.beforeEach(({ page }) =>
  page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' })),
)

for (const [operation, field, url, title] of spread(lists, 3))
  test(`${url} with hostile rows / shows, opens and finds them`, { tag: '@whole' }, async ({ page, stack }) => {
    await answerCalls(page, operation, () => ({ [field]: texts.map(rowOf), lastEvaluatedKey: null }))
    await answerCalls(page, 'getMarketer', () => ({ marketer: rowOf('Ada \uD800', 0) }))
    await storeSession(page, stack)
    await page.goto(url)
    const rows = page.getByRole('table', { name: title }).locator('tbody tr')
    await expect(rows).toHaveCount(texts.length)
    await rows.first().getByRole('link').click()
    await expect(rowPanel(page)).toContainText('1 of 5')
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox', { name: 'Search' }).fill('constructor')
    await expect(rows).toHaveCount(1)
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: /^Search pages/ }).fill('constructor')
    await expect(page.getByRole('option', { name: /constructor/ }).first()).toBeVisible()
  })

for (const [operation, field, url, title] of spread(lists, 3))
  test(`${url} with batches without an end / stops, and loads on Retry`, { tag: '@whole' }, async ({ page, stack }) => {
    let calls = 0
    let isEndless = true
    await answerCalls(page, operation, () => {
      calls += 1
      return isEndless
        ? { [field]: [], lastEvaluatedKey: { id: `USR-${calls}`, item: String(calls) } }
        : { [field]: [rowOf('Ada Obi', 1)], lastEvaluatedKey: null }
    })
    await storeSession(page, stack)
    await page.goto(url)
    const list = page.getByRole('region', { name: title })
    await expect(list.getByRole('alert')).toContainText('This list may be incomplete')
    expect(calls).toBe(10)
    isEndless = false
    await list.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('table', { name: title }).locator('tbody tr')).toHaveCount(1)
    await expect(list.getByRole('alert')).toHaveCount(0)
  })

/** A name in right-to-left letters, and one that is longer than its cell. */
const names = ['عبد الرحمن', 'Ngozi '.repeat(50)]

for (const [operation, field, url, title] of spread(lists, 3, 1))
  test(
    `${url} with rows that cannot be read / shows the others and counts them`,
    { tag: '@whole' },
    async ({ page, stack }) => {
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
    },
  )
