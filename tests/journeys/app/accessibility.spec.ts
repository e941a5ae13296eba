import type { Page } from '@playwright/test'
import { accessibilityCheck } from '#domain/legal/accessibility.ts'
import { areas, routeEntries } from '#app/router/routeTable.tsx'
import { expectNoHorizontalScroll, expectAccessiblePage, showWholePage } from '#tests/journeys/support/accessibility.ts'
import {
  requestCode,
  expect,
  openAmbassadorArea,
  signIn,
  storeSession,
  test,
} from '#tests/journeys/support/fixtures.ts'
import { expireSession } from '#tests/journeys/support/expiredSession.ts'
import { isWhole, spread } from '#tests/journeys/support/spread.ts'
import { newMarketer, openMarketers, rows } from '#tests/journeys/support/marketers.ts'
import { rowPanel } from '#tests/journeys/support/users.ts'
import { chooseListTool } from '#tests/journeys/support/listMenu.ts'

const pathsFor = (access: (typeof areas)[keyof typeof areas]['access']): string[] =>
  routeEntries.filter(({ area }) => areas[area].access === access).map(({ path }) => path)

/** The name of the page. A person who skips the navigation hears it first. */
const mainHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** A toast that appears during the check would be part of it. */
const expectAccessible = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  await expectAccessiblePage(page)
}

/** Contrast does not depend on the size, and layout does not depend on the theme. Two combinations are enough. */
const [phone, desktop] = accessibilityCheck.axeWidths
const displays = [
  ['a phone', 'light', { width: phone, height: 740 }],
  ['a desktop', 'dark', { width: desktop, height: 800 }],
] as const

for (const [index, [device, colorScheme, viewport]] of displays.entries()) {
  /** `npm test` opens each page on one of the displays. */
  const skipUnless = (turn: number) => test.skip(!isWhole && index !== turn, 'the other display: npm run test:whole')

  test.describe(`on ${device} in ${colorScheme} colours`, () => {
    test.use({ colorScheme, viewport })
    // Each test checks several pages.
    test.slow()

    test('the auth pages are accessible', async ({ page }) => {
      skipUnless(0)
      // The others lead to one of these.
      const pages = pathsFor('everyone').filter((path) => !/\/verify$|^\/marketer/.test(path))
      for (const path of spread(pages, 2)) {
        await page.goto(path)
        const heading = mainHeading(page)
        await expect(heading).toBeVisible()
        await expect(page).toHaveTitle(`${await heading.textContent()} · Rewoven`)
        await expectAccessible(page)
        await expectNoHorizontalScroll(page)
      }
      await page.goto('/sign-in')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('Email is required')).toBeVisible()
      await expectAccessible(page)
      await page.goto('/sign-up')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.locator('[data-toast]').hover()
      await expectAccessiblePage(page)
      await expectNoHorizontalScroll(page)
      await page.goto('/verify')
      await page.locator('[data-toast]').hover()
      await expectAccessiblePage(page)
      await requestCode(page)
      await expectAccessible(page)
      await page.getByLabel('Verification code').fill('0')
      await page.getByRole('button', { name: 'Verify' }).click()
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
    })

    test('the ambassador area and its page for an expired session are accessible', async ({ page, stack }) => {
      skipUnless(1)
      await openAmbassadorArea(page, stack)
      await expect(page.getByRole('region', { name: 'Your referees' })).toContainText('60 referees')
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
      await page.getByRole('button', { name: 'QR code and poster' }).click()
      await expect(page.getByRole('img', { name: 'Poster with your referral code' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Edit message' }).click()
      await expect(page.getByRole('dialog', { name: 'Your message' })).toBeVisible()
      await expectAccessible(page)
      await stack.setFault({ operation: 'getMarketer', fault: 'http-500' })
      await page.reload()
      await expect(page.getByRole('alert').getByText('Failed to Load Profile')).toBeVisible()
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
      await page.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith('marketer.'))
          .forEach((key) => localStorage.removeItem(key)),
      )
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Your session may have expired.' })).toBeVisible()
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
      await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/marketer/sign-in')
      await page.getByRole('link', { name: 'Sign In' }).click()
      await expect(page).toHaveURL('/amb/sign-in')
    })

    test('each page of the admin area is accessible', async ({ page, stack }) => {
      skipUnless(0)
      await storeSession(page, stack)
      for (const path of spread(pathsFor('admin'), 2)) {
        await page.goto(path)
        await expect(mainHeading(page)).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await expectAccessible(page)
        await expectNoHorizontalScroll(page)
      }
    })

    test('the lists with their menus, dialogs and details are accessible', async ({ page, stack }) => {
      skipUnless(1)
      await storeSession(page, stack)
      for (const path of spread(['/admin/users?q=nobody+at+all', '/admin/users', '/admin/all-items'], 3)) {
        await page.goto(path)
        await expect(page.getByText(/^[\d,]+ (users|items)\. |in all [\d,]+ users/)).toBeVisible()
        await expectAccessible(page)
        await expectNoHorizontalScroll(page)
      }
      await page.goto('/admin/users')
      await page.getByRole('table').locator('tbody').getByRole('checkbox').first().check()
      await showWholePage(page)
      await expectAccessible(page)
      await page.setViewportSize(viewport)
      await chooseListTool(page, 'Columns')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Export' }).first().click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^(Suspend|Activate) 1$/ }).click()
      await expectAccessible(page)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
      // Its bar covers a part of the last row.
      await page.getByRole('button', { name: 'Clear selection' }).click()
      await page.getByRole('table').getByRole('link').first().click()
      await expect(rowPanel(page)).toBeVisible()
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
    })

    test('the admin area with its alerts and its drawer is accessible', { tag: '@whole' }, async ({ page, stack }) => {
      skipUnless(0)
      await signIn(page, stack)
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
      await page.getByRole('button', { name: 'Notifications' }).click()
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible()
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Options of Item Overview' }).click()
      await page.getByRole('menuitem', { name: 'Show as table' }).click()
      await expect(page.getByRole('region', { name: 'Item Overview, table' })).toBeVisible()
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
      if (device === 'a phone') {
        await page.getByRole('button', { name: 'Open the navigation' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
      }
      await stack.setFault({ operation: 'getDashboard', fault: 'http-500', times: 4 })
      await page.getByRole('button', { name: 'Refresh' }).click()
      await expect(page.getByRole('alert')).toHaveCount(1)
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
    })

    test('marketers, their dialogs and the leaderboard are accessible', { tag: '@whole' }, async ({ page, stack }) => {
      await openMarketers(page, stack)
      await expect(rows(page)).toHaveCount(10)
      const expectUsable = async () => {
        await expectAccessiblePage(page)
        await expectNoHorizontalScroll(page)
      }
      await expectUsable()
      await rows(page).last().getByRole('link').click()
      await expect(
        page
          .getByText('End of list.')
          .or(page.getByText('No users referred yet.'))
          .or(page.getByRole('button', { name: 'Load more' })),
      ).toBeVisible()
      await expectUsable()
      await rowPanel(page).getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectUsable()
      await page.keyboard.press('Escape')
      await rowPanel(page).getByRole('button', { name: 'Close' }).click()
      await newMarketer(page).click()
      await page.getByRole('button', { name: 'Add marketer' }).click()
      await page.getByLabel('Full name').fill('Ada')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
      await expect(page.locator('[data-toast]')).toHaveCount(0)
      await expectUsable()
      await page.getByRole('button', { name: 'Discard' }).click()
      await page.getByRole('button', { name: 'Import' }).click()
      await page.getByLabel('Or paste the rows').fill('Ada Obi,ada@,0803\nBee Eze,bee@example.com,08031234599')
      await expectUsable()
      await page.getByRole('button', { name: 'Preview' }).click()
      await expect(page.getByText('Invalid email address')).toBeVisible()
      await expectUsable()
      await page.keyboard.press('Escape')
      await page.getByRole('tab', { name: 'Leaderboard' }).click()
      await expect(page.getByRole('table', { name: 'Leaderboard' })).toBeVisible()
      await expectUsable()
    })

    test('changed settings are accessible', { tag: '@whole' }, async ({ page, stack }) => {
      skipUnless(1)
      await storeSession(page, stack)
      await page.goto('/admin/settings')
      await page.getByLabel('Full Name').fill('Another Name')
      await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
    })

    test('the sign-in dialog of an expired session is accessible', { tag: '@whole' }, async ({ page, stack }) => {
      skipUnless(1)
      await signIn(page, stack)
      await expireSession(page, stack)
      await page.getByRole('button', { name: 'Refresh' }).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog.getByRole('button', { name: 'Send me a code' })).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Send me a code' }).click()
      await expect(dialog.getByLabel('Verification code')).toBeFocused()
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
    })
  })
}

test('a person can sign in and out with the keyboard only', async ({ page, stack }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.getByRole('link', { name: 'Admin sign in' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).focus()
  await page.keyboard.type('admin@rewoven.com')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Verification code')).toBeFocused()
  await page.keyboard.type(await stack.readCode('admin@rewoven.com'))
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.getByRole('button', { name: 'Sign out' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sign-in')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger has 44 px for the box and the menu of a row, and for the menu of the list', async ({
    page,
    stack,
  }) => {
    await storeSession(page, stack)
    await page.goto('/admin/users')
    const row = page.getByRole('row').nth(2)
    const pressed = [
      row.getByRole('checkbox'),
      row.getByRole('button', { name: /^Actions for / }),
      page.getByRole('button', { name: 'More', exact: true }),
    ]
    for (const control of pressed) {
      await expect(control).toBeVisible()
      const size = await control.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const isHit = (x: number, y: number) =>
          document.elementFromPoint(left + width / 2 + x, top + height / 2 + y) === element
        const distances = Array.from({ length: 60 }, (_, index) => index - 30)
        return Math.min(
          distances.filter((distance) => isHit(distance, 0)).length,
          distances.filter((distance) => isHit(0, distance)).length,
        )
      })
      expect(size).toBeGreaterThanOrEqual(44)
    }
  })
})
