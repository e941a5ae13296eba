import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/support/fixtures.ts'

const picture = (page: Page) => page.getByRole('group', { name: /^Picture of/ })
const stateButton = (page: Page, name: string) => picture(page).getByRole('button', { name, exact: true })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a big picture opens folded and unfolds one level at a time', async ({ page }) => {
    await page.goto('/atlas/#auth/verify')
    await expect(stateButton(page, 'Code page open')).toBeAttached()
    await expect(stateButton(page, 'Code field')).toHaveCount(0)
    await page.goto('/atlas/#auth/verify/open')
    await page.getByRole('button', { name: 'Unfold' }).click()
    await expect(stateButton(page, 'Code field')).toBeAttached()
    await expect(stateButton(page, 'Entering the code')).toHaveCount(0)
  })

  test('playing keeps the active state in view', async ({ page }) => {
    await page.goto('/atlas/#auth/verify?panel=play')
    await expect(picture(page).getByRole('button', { name: 'Checking the email address, active' })).toBeInViewport()
    await page.getByRole('button', { name: /: the marker has the email of an admin$/ }).click()
    await expect(picture(page).getByRole('button', { name: 'Entering the code, active' })).toBeInViewport()
    await page.getByRole('button', { name: 'the person submits a code: four digits' }).click()
    await expect(picture(page).getByRole('button', { name: 'Checking the code, active' })).toBeInViewport()
  })
})

test('the mark of failed calls shows their arrows and hides them again', async ({ page }) => {
  await page.goto('/atlas/#auth/resend')
  const arrow = picture(page).locator('.arrow.failure')
  await expect(arrow).toHaveCount(0)
  await picture(page).getByText('the request for a new code fails →').click()
  await expect(arrow).toHaveCount(1)
  await page.goto('/atlas/#auth/resend/resending')
  await page.getByRole('button', { name: 'Hide arrows of failures' }).click()
  await expect(arrow).toHaveCount(0)
})

test('the picture fills the screen, and Escape leaves it', async ({ page }) => {
  await page.goto('/atlas/#auth/resend')
  await page.getByRole('button', { name: 'Full screen', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible()
  expect(await page.evaluate(() => document.fullscreenElement?.id)).toBe('picture')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null)
})

test('a call in the picture and in the outline leads to its chart', async ({ page }) => {
  await page.goto('/atlas/#auth/verify/open.code.checking')
  await expect(page.getByRole('heading', { name: 'Checking the code', level: 2 })).toBeVisible()
  await picture(page)
    .getByRole('link', { name: /open Code check$/ })
    .click()
  await expect(page).toHaveURL(/#auth\/codeCheck$/)
  await page.goBack()
  await page.getByRole('tabpanel').getByRole('link', { name: 'Code check' }).click()
  await expect(page.getByRole('heading', { name: 'Code check', level: 1 })).toBeVisible()
})

test('the map shows which chart runs which', async ({ page }) => {
  await page.goto('/atlas/')
  await page.getByRole('link', { name: 'Map' }).click()
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Verify', exact: true }) })
    .last()
  await expect(item.getByRole('link')).toHaveText(['Verify', 'Code check', 'Resend'])
  await item.getByRole('link', { name: 'Resend' }).click()
  await expect(page).toHaveURL(/#auth\/resend$/)
})
