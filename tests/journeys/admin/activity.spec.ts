import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { expect, signIn, test } from '#tests/journeys/support/fixtures.ts'
import { tableRows, rowPanel } from '#tests/journeys/support/users.ts'

const entries = (page: Page) => page.getByRole('main').getByRole('listitem')
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

test(
  'what an admin changes is listed, exported, and still there after the next sign-in',
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

    await test.step('a refused change is not listed', async () => {
      await stack.setFault({ operation: 'suspendUser', fault: 'error-field', message: 'Permission denied' })
      await actions.click()
      await page.getByRole('menuitem', { name: 'Suspend' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
      await expect(page.locator('[data-toast]', { hasText: "You don't have permission" })).toBeVisible()
      await expect(other.getByText('No activity yet')).toBeVisible()
    })

    await test.step('a confirmed change and its undo are listed in another tab', async () => {
      await actions.click()
      await page.getByRole('menuitem', { name: 'Suspend' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
      await expect(entries(other)).toHaveText([new RegExp(`^Suspended the user ${name}`)])
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(entries(other)).toHaveText([/^Activated the user/, /^Suspended the user/])
    })

    await test.step('the profile is listed, and the palette opens the list', async () => {
      await follow(page, 'Settings')
      await page.getByLabel('Full Name').fill('Ngozi Obi')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page.getByText('Profile updated successfully')).toBeVisible()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: /^Search pages/ }).fill('my activity')
      await page.getByRole('option', { name: /^My activity/ }).click()
      await expect(entries(page)).toHaveText([/^Saved the profile Ngozi Obi/, /^Activated/, /^Suspended/])
      await expectAccessiblePage(page)
    })

    await test.step('the file has every change', async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download as CSV' }).click()
      const text = readFileSync(await (await download).path(), 'utf8')
      const lines = text.trim().split('\r\n')
      expect(lines.map((line) => line.split(',')[1])).toEqual([
        'Activity',
        'Saved the profile',
        'Activated the user',
        'Suspended the user',
      ])
      expect(lines[3]).toMatch(
        new RegExp(`^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d,Suspended the user,${name},${id}$`),
      )
    })

    await test.step('a link opens the record, and the list is there after the next sign-in', async () => {
      await entries(page).last().getByRole('link').click()
      await expect(page).toHaveURL(`/admin/users?open=${id}`)
      await expect(rowPanel(page).getByRole('heading', { name })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await signIn(page, stack)
      await page.goto('/admin/activity')
      await expect(entries(page)).toHaveText([/^Saved the profile Ngozi Obi/, /^Activated/, /^Suspended/])
    })

    await test.step('cleared, and taken back', async () => {
      await page.getByRole('button', { name: 'Clear' }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
      await expectAccessiblePage(page)
      expect(await page.evaluate(() => localStorage.getItem(`activity.${localStorage.getItem('userId')}`))).toBe('[]')
      await page.keyboard.press('Enter')
      await expect(entries(page)).toHaveCount(3)
      await page.reload()
      await expect(entries(page)).toHaveCount(3)
    })
  },
)
