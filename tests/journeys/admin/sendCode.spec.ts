import type { Page } from '@playwright/test'
import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { rowPanel } from '#tests/journeys/support/users.ts'

const codeDialog = (page: Page) => page.getByRole('dialog')
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

const fill = async (page: Page, entries: readonly string[]): Promise<void> => {
  await expect(page.getByLabel('Full name')).toBeFocused()
  for (const [index, entry] of entries.entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(entry)
  }
  await page.keyboard.press('Enter')
}

test('an admin adds a marketer and sends the code, with the keyboard alone', async ({ page, stack }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await storeSession(page, stack)
  await page.goto('/admin/marketers')
  const link = new URL('/referral/8039990077', page.url()).href
  await page.getByRole('button', { name: 'New Marketer' }).focus()
  await page.keyboard.press('Enter')
  await fill(page, ['Zainab Okeke', 'zainab.77@example.com', '08039990077'])
  const added = page.getByRole('dialog', { name: 'Marketer added' })
  await test.step('the dialog ends with the code', async () => {
    await expect(added).toContainText('8039990077')
    const [whatsAppWay, emailWay] = [
      added.getByRole('link', { name: 'WhatsApp' }),
      added.getByRole('link', { name: 'Email' }),
    ]
    await expect(whatsAppWay).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(emailWay).toBeFocused()
    const boxes = [await whatsAppWay.boundingBox(), await emailWay.boundingBox()]
    expect(
      boxes.map((box) => [box?.y, box?.width]),
      'both ways are as large, and in one row',
    ).toEqual([0, 0].map(() => [boxes[0]?.y, boxes[0]?.width]))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(added.getByRole('button', { name: 'Copied' })).toBeFocused()
    expect(await clipboard(page)).toBe(link)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Referral code copied.')).toBeVisible()
    expect(await clipboard(page)).toBe('8039990077')
    const message = /^Hello%20Zainab%20Okeke%2C%20your%20Rewoven%20referral%20code%20is%208039990077/
    const whatsApp = (await whatsAppWay.getAttribute('href')) ?? ''
    expect(whatsApp.split('?text=')).toEqual(['https://wa.me/2348039990077', expect.stringMatching(message)])
    await expect(emailWay).toHaveAttribute('href', /^mailto:zainab\.77@example\.com\?/)
    await expectAccessiblePage(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'New Marketer' })).toBeFocused()
  })
  await test.step('the menu of the row and the side panel open the same dialog', async () => {
    const menu = page.getByRole('button', { name: 'Actions for Zainab Okeke' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[role=menu]:focus, [role=menu] :focus').first()).toBeVisible()
    await page.keyboard.press('s')
    await expect(page.getByRole('menuitem', { name: 'Send code' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(codeDialog(page)).toContainText(link)
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await page.getByRole('link', { name: 'Zainab Okeke' }).focus()
    await page.keyboard.press('Enter')
    await rowPanel(page).getByRole('button', { name: 'Send code' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Send code' })).toContainText(link)
    await page.keyboard.press('Escape')
    await expect(rowPanel(page).getByRole('heading', { name: 'Zainab Okeke' })).toBeVisible()
  })
  await test.step('the dialog does not say what could not be copied before it opened', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('denied')) })
      document.execCommand = () => false
    })
    await rowPanel(page).getByRole('button', { name: 'Copy email' }).click()
    await expect(page.getByText('Failed to copy email.')).toBeVisible()
    await rowPanel(page).getByRole('button', { name: 'Send code' }).click()
    await expect(codeDialog(page)).toContainText(link)
    await expect(codeDialog(page)).not.toContainText("Couldn't copy.")
  })
})
