import type { Locator, Page } from '@playwright/test'
import { expect, openAmbassadorArea, signIn, test } from '#tests/journeys/support/fixtures.ts'
import { openUsersPage, tableRows } from '#tests/journeys/support/users.ts'

test.describe('the sidebar', () => {
  test('links to every page, marks the current one, gives the heading the focus, and collapses, also on the next visit', async ({
    page,
    stack,
  }) => {
    await signIn(page, stack)
    const bar = page.getByRole('navigation', { name: 'Main' })
    for (const [name, path] of [
      ['Users', '/admin/users'],
      ['All Items', '/admin/all-items'],
      ['Feedbacks', '/admin/feedbacks'],
      ['Marketers', '/admin/marketers'],
      ['Settings', '/admin/settings'],
      ['Dashboard', '/admin'],
    ] as const) {
      await bar.getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
      await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
      await expect(page).toHaveTitle(`${name} · Rewoven`)
    }
    await expect(bar).toHaveCSS('width', '270px')
    await page.getByRole('button', { name: 'Collapse the sidebar' }).click()
    await expect(bar).toHaveCSS('width', '80px')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toBeVisible()
    await expect(bar).toHaveCSS('width', '80px')
    await expect(bar.getByRole('link', { name: 'Marketers' })).toBeVisible()
  })

  test('is a drawer on a phone', async ({ page, stack }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn(page, stack)
    await page.getByRole('button', { name: 'Open the navigation' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toContainText('Power Admin')
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Open the navigation' })).toBeFocused()
    await page.getByRole('button', { name: 'Open the navigation' }).click()
    await drawer.getByRole('link', { name: 'Users' }).click()
    await expect(page).toHaveURL('/admin/users')
    await expect(drawer).toHaveCount(0)
  })
})

test.describe('the header stays at the top of the window', () => {
  /** The controls of the page that have the focus below the header, on the way up with the keyboard. */
  const coveredOnTheWayUp = async (page: Page, last: Locator): Promise<readonly string[]> => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await last.focus()
    const covered: string[] = []
    for (let isInPage = true; isInPage;) {
      await page.keyboard.press('Shift+Tab')
      const name = await page.evaluate(() => {
        const [focused, header] = [document.activeElement, document.querySelector('header')]
        if (!focused?.closest('main') || !header) return null
        const isCovered = focused.getBoundingClientRect().top < header.getBoundingClientRect().bottom
        return isCovered && focused.matches('a, button, input, select') ? focused.outerHTML : ''
      })
      isInPage = name !== null
      if (name) covered.push(name)
    }
    return covered
  }

  test('and covers nothing that gets the focus in a list', async ({ page, stack }) => {
    await openUsersPage(page, stack, '?size=20')
    await expect(tableRows(page)).toHaveCount(20)
    expect(await coveredOnTheWayUp(page, tableRows(page).nth(14).getByRole('checkbox'))).toEqual([])
  })

  test('and covers nothing on the page of a marketer', { tag: '@whole' }, async ({ page, stack }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await openAmbassadorArea(page, stack)
    expect(await coveredOnTheWayUp(page, page.getByRole('main').getByRole('button').last())).toEqual([])
  })
})

test.describe('the account menu', () => {
  const avatar = (page: Page) => page.getByRole('button', { name: /^Account of/ })

  test('changes the theme, also before the first paint of the next visit', async ({ page, stack }) => {
    await signIn(page, stack)
    await avatar(page).click()
    await page.getByRole('menuitemradio', { name: 'Dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.goto('/sign-in', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  })
})

test.describe('an unknown URL', () => {
  test('is a 404 whose button goes one step back', async ({ page }) => {
    await page.goto('/')
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle('Page Not Found · Rewoven')
    await page.getByRole('button', { name: 'Go to dashboard' }).click()
    await expect(page).toHaveURL('/')
  })

  test('looks the same inside the console as outside', { tag: '@whole' }, async ({ page, stack }) => {
    await signIn(page, stack)
    const readLayout = () =>
      page.getByRole('heading', { name: 'Page Not Found' }).evaluate((title) => {
        const { fontSize, fontFamily } = getComputedStyle(title)
        const block = title.closest('main div') ?? title
        const { paddingTop, paddingLeft } = getComputedStyle(block)
        return { fontSize, fontFamily, paddingTop, paddingLeft, left: block.getBoundingClientRect().left }
      })
    await page.goto('/no/such/page')
    const outside = await readLayout()
    await page.goto('/admin/no-such-page')
    expect(await readLayout()).toEqual(outside)
  })

  test(
    'has a button to the dashboard if there is no previous page',
    { tag: '@whole' },
    async ({ page, context, stack }) => {
      await signIn(page, stack)
      const other = await context.newPage()
      await other.goto('/no/such/page')
      await other.getByRole('button', { name: 'Go to dashboard' }).click()
      await expect(other).toHaveURL(/\/admin$/)
    },
  )
})
