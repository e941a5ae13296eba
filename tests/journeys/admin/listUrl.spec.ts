import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { openUsersPage, tableRows } from '#tests/journeys/support/users.ts'

test.describe('the address of a list', () => {
  test('shows the same again, and Back undoes one step', async ({ page, stack }) => {
    await openUsersPage(page, stack, '?tab=active&q=ada&sort=name&size=20')
    await expect(page.getByLabel('Search')).toHaveValue('ada')
    await expect(page.getByLabel('Sort')).toHaveValue('name')
    await expect(page.getByLabel('Rows per page')).toHaveValue('20')
    await expect(page.getByRole('tab', { name: 'Active users', exact: true })).toHaveAttribute('aria-selected', 'true')
    await page.goto('/admin/users')
    await expect(tableRows(page)).toHaveCount(10)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL('/admin/users?page=2')
    await page.getByLabel('Search').fill('suspended')
    await expect(page).toHaveURL('/admin/users?q=suspended')
    await page.getByRole('tab', { name: 'Inactive users' }).click()
    await expect(page).toHaveURL('/admin/users?tab=inactive')
    await page.goBack()
    await expect(page.getByLabel('Search')).toHaveValue('suspended')
    await page.goBack()
    await expect(page.getByText('Page 2 of 124')).toBeVisible()
    await expect(page.getByLabel('Search')).toHaveValue('')
    await page.goBack()
    await expect(page.getByText('Page 1 of 124')).toBeVisible()
  })

  test('steps that come before their address is written are steps all the same', async ({ page, stack }) => {
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
  })

  test('what is typed or chosen right after a turn stays', async ({ page, stack }) => {
    await openUsersPage(page, stack)
    await expect(tableRows(page)).toHaveCount(10)
    const turn = (then: 'type' | 'choose') =>
      page.evaluate(async (next) => {
        const named = (selector: string, name: RegExp) =>
          [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => name.test(textContent))
        const clickNext = () => named('button', /^Next$/)?.click()
        clickNext()
        await Promise.resolve()
        clickNext()
        await Promise.resolve()
        if (next === 'choose') return named('[role=tab]', /^Active users/)?.click()
        const field = document.querySelector<HTMLInputElement>('input[type=search]')
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'ada')
        return void field?.dispatchEvent(new Event('input', { bubbles: true }))
      }, then)
    await turn('choose')
    await expect(page).toHaveURL('/admin/users?tab=active')
    await expect(page.getByRole('table', { name: 'Active Users' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Page 3 of 124')).toBeVisible()
    await turn('type')
    await expect(page).toHaveURL('/admin/users?q=ada')
    await expect(page.getByLabel('Search')).toHaveValue('ada')
  })

  test('a link that overtakes the address of a page leaves a step to that page behind', async ({ page, stack }) => {
    await openUsersPage(page, stack)
    await expect(tableRows(page)).toHaveCount(10)
    await page.evaluate(() => {
      const named = (selector: string, name: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => textContent === name)
      named('button', 'Next')?.click()
      named('a', 'Settings')?.click()
    })
    await expect(page).toHaveURL('/admin/settings')
    await page.goBack()
    await expect(page.getByText('Page 2 of 124')).toBeVisible()
  })

  test('Back before the address of a turn is written undoes the turn, and nothing else', async ({ page, stack }) => {
    await storeSession(page, stack)
    await page.goto('/admin/settings')
    await page.getByRole('link', { name: 'Users' }).click()
    await expect(tableRows(page)).toHaveCount(10)
    await page.getByRole('button', { name: 'Next' }).evaluate((next: HTMLElement) => {
      // No frame is painted before the browser has gone back.
      const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      const { requestAnimationFrame: paint } = window
      window.requestAnimationFrame = (then) => (void gone.then(() => paint(then)), 0)
      next.click()
      history.back()
    })
    await expect(page.getByText('Page 1 of 124')).toBeVisible()
    await expect(page).toHaveURL('/admin/users')
    await page.goBack()
    await expect(page).toHaveURL('/admin/settings')
  })

  test('opens a user at an address of their own, with neighbours and their items', async ({ page, stack }) => {
    await openUsersPage(page, stack)
    const first = tableRows(page).first().getByRole('link')
    const name = await first.textContent()
    await first.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText('1 of 100')).toBeVisible()
    await expect(page).toHaveURL(/open=USR-/)
    for (const field of [
      'Email',
      'Phone number',
      'User type',
      'Role',
      'Referral code',
      'Users referred',
      'Social identity',
      'Device token',
      'Id',
    ])
      await expect(drawer.getByText(field, { exact: true })).toBeVisible()
    const opened = page.url()
    await drawer.getByRole('button', { name: 'Next' }).click()
    await expect(drawer.getByText('2 of 100')).toBeVisible()
    await expect(page).not.toHaveURL(opened)
    await page.goBack()
    await expect(drawer.getByText('1 of 100')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('dialog', { name: name?.replace(/^[A-Z]{2}/, '') ?? '' })).toBeVisible()
    await page.getByRole('link', { name: /^Items of this user/ }).click()
    await expect(page).toHaveURL(/\/admin\/all-items\?q=USR-/)
    await expect(page.getByRole('heading', { name: 'All Items', level: 1 })).toBeVisible()
  })
})
