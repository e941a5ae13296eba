import type { Page } from '@playwright/test'
import { dialogs, openOnce } from '#tests/journeys/app/overlays/support.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { holdRequests, nextFrames } from '#tests/journeys/support/timing.ts'
import { enterCodeAgain, expireSession, revoked, signInAgain } from '#tests/journeys/support/expiredSession.ts'
import { newMarketer, openMarketers } from '#tests/journeys/support/marketers.ts'
import { openUsersPage, tableRows } from '#tests/journeys/support/users.ts'
import { adminEmail } from '#tests/support/stack.ts'

/** In a wide window, the side panel is next to the list. */
test.use({ viewport: { width: 1024, height: 800 } })

test.describe('Back with an open confirmation', () => {
  test(
    'of users / the side panel waits until the confirmation is closed',
    { tag: '@whole' },
    async ({ page, stack }) => {
      await openUsersPage(page, stack)
      await openOnce(page)
      await page
        .getByRole('button', { name: /^Actions for / })
        .nth(1)
        .click()
      await page.getByRole('menuitem', { name: /Suspend|Activate/ }).click()
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(/open=/)
      await nextFrames(page)
      expect(await page.locator('[role=dialog], [role=alertdialog]').count()).toBe(1)
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.locator('[role=dialog] :focus, [role=dialog]:focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(dialogs(page)).toHaveCount(0)
    },
  )

  test('of marketers and of a file / one dialog is open at a time', async ({ page, stack }) => {
    await openMarketers(page, stack)
    await openOnce(page)
    for (const open of [
      () => page.getByRole('button', { name: 'Export' }).click(),
      async () => {
        await page
          .getByRole('button', { name: /^Actions for / })
          .nth(1)
          .click()
        await page.getByRole('menuitem', { name: 'Delete' }).click()
      },
    ]) {
      await open()
      await expect(dialogs(page)).toHaveCount(1)
      const title = await dialogs(page).getByRole('heading').textContent()
      await page.goBack()
      await expect(page).toHaveURL(/open=/)
      await nextFrames(page)
      expect(await page.locator('[role=dialog], [role=alertdialog]').count()).toBe(1)
      await expect(dialogs(page).getByRole('heading', { name: title ?? '' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialogs(page).getByRole('heading', { name: title ?? '' })).toHaveCount(0)
      await expect(dialogs(page)).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(dialogs(page)).toHaveCount(0)
    }
  })

  test(
    'the side panel below a confirmation closes without taking the focus',
    { tag: '@whole' },
    async ({ page, stack }) => {
      await openUsersPage(page, stack)
      await tableRows(page).first().getByRole('link').click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Suspend|Activate)/ })
        .click()
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await expect(dialogs(page)).toHaveCount(1)
      await page.goBack()
      await expect(page).not.toHaveURL(/open=/)
      await nextFrames(page)
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialogs(page)).toHaveCount(0)
    },
  )
})

test.describe('Back that opens another page below an overlay', () => {
  const openPage = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, includeHidden: true })

  test('the sign-in after a session stays open at Escape, and keeps the focus', async ({ page, stack }) => {
    await storeSession(page, stack)
    await page.goto('/admin/users')
    await openPage(page, 'Dashboard')
    // Its calls have been sent.
    await expect(page.getByRole('region', { name: 'Item Overview' })).toContainText('3,600')
    await expireSession(page, stack)
    await page.getByRole('button', { name: 'Refresh' }).click()
    const button = signInAgain(page).getByRole('button', { name: 'Send me a code' })
    await expect(signInAgain(page)).toContainText(adminEmail)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await page.goBack()
    await expect(heading(page, 'Users')).toBeAttached()
    await nextFrames(page)
    await expect(button).toBeFocused()
    await enterCodeAgain(page, stack)
    await expect(heading(page, 'Users')).toBeFocused()
  })

  test('a problem report and the account menu keep the focus, and the page or the button gets it afterwards', async ({
    page,
    stack,
  }) => {
    await storeSession(page, stack)
    await page.goto('/admin/users')
    await openPage(page, 'Settings')
    await page.getByRole('button', { name: 'Report a problem' }).click()
    await expect(page.getByRole('dialog').getByLabel('What went wrong?')).toBeVisible()
    await expect(page.locator('[role=dialog] :focus')).toHaveCount(1)
    await page.goBack()
    await expect(heading(page, 'Users')).toBeAttached()
    await nextFrames(page)
    await expect(page.locator('[role=dialog] :focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialogs(page)).toHaveCount(0)
    await expect(heading(page, 'Users')).toBeFocused()
    await openPage(page, 'Settings')
    const account = page.getByRole('button', { name: /^Account of/ })
    await account.press('Enter')
    const item = page.getByRole('menuitem', { name: 'Settings' })
    await expect(item).toBeFocused()
    await page.goBack()
    await expect(heading(page, 'Users')).toBeAttached()
    await nextFrames(page)
    await expect(item).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(account).toBeFocused()
  })

  test('a question of a form below the sign-in waits for its turn', async ({ page, stack }) => {
    await storeSession(page, stack)
    await page.goto('/admin/users')
    await openPage(page, 'Marketers')
    await newMarketer(page).click()
    await page.getByLabel('Full name').fill('Uche Okeke')
    await page.getByLabel('Email', { exact: true }).fill('uche@example.com')
    await page.getByLabel('Phone number').fill('08039990001')
    await stack.setFault({ operation: 'createMarketer', fault: 'graphql-error', message: 'Unauthorized', times: 1 })
    await stack.setFault(revoked)
    await page.getByRole('button', { name: 'Add marketer' }).click()
    const button = signInAgain(page).getByRole('button', { name: 'Send me a code' })
    await expect(button).toBeFocused()
    await page.goBack()
    await expect(page.getByText('Still saving. Close anyway?')).toBeAttached()
    await nextFrames(page)
    await expect(button).toBeFocused()
    const release = await holdRequests(page, /\/graphql$/, 'createMarketer(')
    await enterCodeAgain(page, stack)
    await expect(page.getByRole('button', { name: 'Keep waiting' })).toBeFocused()
    release()
  })
})
