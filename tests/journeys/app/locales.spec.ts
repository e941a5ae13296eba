import { expect, keyFigures, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { spread } from '#tests/journeys/support/spread.ts'
import { openUsersPage } from '#tests/journeys/support/users.ts'

/** A part of a text in digits that are not 0 to 9. */
const otherDigits = /(?![0-9])\p{Nd}/u

for (const locale of spread(['ar-EG', 'fa-IR', 'hi-IN-u-nu-deva', 'de-DE'], 4))
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale })

    test('shows numbers and dates as in the rest of the page', { tag: '@whole' }, async ({ page, stack }) => {
      await storeSession(page, stack)
      await page.goto('/admin')
      const users = page.getByRole('region', { name: 'User Overview', exact: true })
      await expect(users).toContainText('1,240 total users')
      await expect(keyFigures(page)).toContainText(/New users\d+[+-][\d.,]+%from [\d,]+/)
      await expect(page.getByRole('status').filter({ hasText: 'compared' })).toContainText(
        /Updated \d{1,2}:\d\d (AM|PM)/,
      )
      const change = keyFigures(page)
        .getByText(/^[+-][\d.,]+%$/)
        .first()
      const order = await change.evaluate((element) => {
        const text = element.firstChild as Text
        return [0, text.data.indexOf('.'), text.data.length - 1].map((at) => {
          const range = document.createRange()
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          return range.getBoundingClientRect().left
        })
      })
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      await openUsersPage(page, stack)
      await expect(page.getByText('Page 1 of 124', { exact: true })).toBeVisible()
      await expect(page.getByText(/^1,240 users\. /)).toBeVisible()
      expect(await page.locator('body').innerText()).not.toMatch(otherDigits)
    })
  })

test.describe('a browser in de-DE', () => {
  test.use({ locale: 'de-DE' })

  test('shows and finds a Turkish name as it is written', { tag: '@whole' }, async ({ page, stack }) => {
    await page.route(/\/graphql$/, async (route) => {
      if (!route.request().postData()?.includes('listAllUsers')) return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replace(/"name":"[^"]+"/, '"name":"İpek Yılmaz"')
      await route.fulfill({ response, body })
    })
    await openUsersPage(page, stack)
    await expect(page.getByRole('link', { name: 'İpek Yılmaz' }).first()).toHaveText(/İpek Yılmaz$/)
    for (const term of ['ipek', 'YILMAZ', 'İPEK yılmaz']) {
      await page.getByRole('searchbox', { name: 'Search' }).fill(term)
      await expect(page.getByRole('link', { name: 'İpek Yılmaz' }).first()).toBeVisible()
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
