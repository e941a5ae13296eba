import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { openUsersPage, tableRows } from '#tests/journeys/support/users.ts'

test.describe('the URL of a list', () => {
  test('opens the same view again, and Back undoes one step', async ({ page, stack }) => {
    await openUsersPage(page, stack, '?tab=active&q=ada&sort=name&size=20')
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('ada')
    await expect(page.getByLabel('Sort')).toHaveValue('name')
    await expect(page.getByLabel('Rows per page')).toHaveValue('20')
    await expect(page.getByRole('tab', { name: 'Active users', exact: true })).toHaveAttribute('aria-selected', 'true')
    await page.goto('/admin/users')
    await expect(tableRows(page)).toHaveCount(10)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL('/admin/users?page=2')
    await page.getByRole('searchbox', { name: 'Search' }).fill('suspended')
    await expect(page).toHaveURL('/admin/users?q=suspended')
    await page.getByRole('tab', { name: 'Inactive users' }).click()
    await expect(page).toHaveURL('/admin/users?tab=inactive')
    await page.goBack()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('suspended')
    await page.goBack()
    await expect(page.getByText('Page 2 of 124')).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
    await page.goBack()
    await expect(page.getByText('Page 1 of 124')).toBeVisible()
  })

  test(
    'has a history entry for each step, even before the URL is written',
    { tag: '@whole' },
    async ({ page, stack }) => {
      await openUsersPage(page, stack)
      await expect(tableRows(page)).toHaveCount(10)
      await page.getByRole('button', { name: 'Next' }).evaluate(async (next: HTMLElement) => {
        for (let turn = 1; turn <= 6; turn += 1) {
          next.click()
          await Promise.resolve()
        }
      })
      for (const number of [7, 6, 5, 4, 3, 2]) {
        await expect(page).toHaveURL(`/admin/users?page=${number}`)
        await expect(page.getByText(`Page ${number} of 124`)).toBeVisible()
        await page.goBack()
      }
      await expect(page).toHaveURL('/admin/users')
    },
  )

  test('keeps what the person types or chooses directly after a page turn', async ({ page, stack }) => {
    await openUsersPage(page, stack)
    await expect(tableRows(page)).toHaveCount(10)
    const turnTwice = (then: 'type' | 'choose') =>
      page.evaluate(async (next) => {
        const findByText = (selector: string, name: RegExp) =>
          [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => name.test(textContent))
        const clickNext = () => findByText('button', /^Next$/)?.click()
        clickNext()
        await Promise.resolve()
        clickNext()
        await Promise.resolve()
        if (next === 'choose') return findByText('[role=tab]', /^Active users/)?.click()
        const field = document.querySelector<HTMLInputElement>('input[type=search]')
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'ada')
        return void field?.dispatchEvent(new Event('input', { bubbles: true }))
      }, then)
    await turnTwice('choose')
    await expect(page).toHaveURL('/admin/users?tab=active')
    await expect(page.getByRole('table', { name: 'Active Users' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Page 3 of 124')).toBeVisible()
    await turnTwice('type')
    await expect(page).toHaveURL('/admin/users?q=ada')
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('ada')
  })

  test('has a history entry for a page turn directly before a link', { tag: '@whole' }, async ({ page, stack }) => {
    await openUsersPage(page, stack)
    await expect(tableRows(page)).toHaveCount(10)
    await page.evaluate(() => {
      const findByText = (selector: string, name: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => textContent === name)
      findByText('button', 'Next')?.click()
      findByText('a', 'Settings')?.click()
    })
    await expect(page).toHaveURL('/admin/settings')
    await page.goBack()
    await expect(page.getByText('Page 2 of 124')).toBeVisible()
  })

  test(
    'loses only the page turn if Back comes before the URL is written',
    { tag: '@whole' },
    async ({ page, stack }) => {
      await storeSession(page, stack)
      await page.goto('/admin/settings')
      await page.getByRole('link', { name: 'Users', exact: true }).click()
      await expect(tableRows(page)).toHaveCount(10)
      await page.getByRole('button', { name: 'Next' }).evaluate((next: HTMLElement) => {
        // The next animation frame runs after the browser has gone back.
        const wentBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
        const { requestAnimationFrame: paint } = window
        window.requestAnimationFrame = (then) => (void wentBack.then(() => paint(then)), 0)
        next.click()
        history.back()
      })
      await expect(page.getByText('Page 1 of 124')).toBeVisible()
      await expect(page).toHaveURL('/admin/users')
      await page.goBack()
      await expect(page).toHaveURL('/admin/settings')
    },
  )
})
