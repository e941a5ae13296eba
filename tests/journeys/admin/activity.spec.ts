import type { Page } from '@playwright/test'
import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { expect, signIn, test } from '#tests/journeys/support/fixtures.ts'
import { changeStatus, tableRows, rowPanel } from '#tests/journeys/support/users.ts'

const entries = (page: Page) => page.getByRole('main').getByRole('listitem')
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

test(
  'what an admin changes is listed, and still there after the next sign-in',
  { tag: '@whole' },
  async ({ page, context, stack }) => {
    await signIn(page, stack)
    const other = await context.newPage()
    await other.goto('/admin/activity')
    await expect(other.getByText('No activity yet')).toBeVisible()

    await follow(page, 'Users')
    await page.getByRole('tab', { name: 'Active users', exact: true }).click()
    await expect(tableRows(page)).toHaveCount(10)
    const row = tableRows(page).first()
    const id = (await row.getAttribute('data-row')) ?? ''
    const actions = row.getByRole('button', { name: /^Actions for/ })
    const name = ((await actions.getAttribute('aria-label')) ?? '').replace('Actions for ', '')

    await test.step('a confirmed change and its undo are listed in another tab', async () => {
      await changeStatus(row, 'Suspend')
      await expect(entries(other)).toHaveText([new RegExp(`^Suspended the user ${name}`)])
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(entries(other)).toHaveText([/^Activated the user/, /^Suspended the user/])
    })

    await test.step('a link opens the record, and the list is there after the next sign-in', async () => {
      await page.goto('/admin/activity')
      await entries(page).last().getByRole('link').click()
      await expect(page).toHaveURL(`/admin/users?open=${id}`)
      await expect(rowPanel(page).getByRole('heading', { name })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await signIn(page, stack)
      await page.goto('/admin/activity')
      await expect(entries(page)).toHaveText([/^Activated/, /^Suspended/])
    })

    await test.step('cleared, and taken back', async () => {
      await page.getByRole('button', { name: 'Clear' }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
      await expectAccessiblePage(page)
      expect(await page.evaluate(() => localStorage.getItem(`activity.${localStorage.getItem('userId')}`))).toBe('[]')
      await page.keyboard.press('Enter')
      await expect(entries(page)).toHaveCount(2)
      await page.reload()
      await expect(entries(page)).toHaveCount(2)
    })
  },
)
