import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/support/fixtures.ts'

const picture = (page: Page) => page.getByRole('group', { name: /^Picture of/ })
const outline = (page: Page) => page.getByRole('tabpanel')

test('a search finds a transition / its picture opens with it chosen, and another one can be chosen', async ({
  page,
}) => {
  await page.goto('/atlas/')
  await page.getByLabel('Search').fill('marketer deleted twice')
  await page.getByRole('link', { name: /^transition somebody else has deleted the marketer/ }).click()
  await expect(page).toHaveURL(/#marketers\/deleteMarketer\/deleting\?transition=/)
  await expect(outline(page).getByRole('link', { name: /^somebody else has deleted/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(picture(page).locator('.words.chosen')).toHaveAttribute('data-transition', /is done \(2\)$/)
  await expect(picture(page).locator('.words.chosen')).toBeInViewport()
  await picture(page).locator('.words[data-transition$="is done (1)"]').click()
  await expect(outline(page).getByRole('link', { name: /^the marketer is deleted/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await outline(page)
    .getByRole('link', { name: /^Confirming: / })
    .click()
  await expect(page.getByRole('heading', { name: 'Confirming', level: 2 })).toBeVisible()
})

test('a link to a transition that is gone says so, and shows its state', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/atlas/#auth/verify/open.resend.locked?transition=gone')
  await expect(page.getByText('This transition is not in the chart any more.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Locked', level: 2 })).toBeVisible()
})

test('a question about rights / a page of the atlas answers it', async ({ page }) => {
  await page.goto('/atlas/')
  await page.getByLabel('Search').fill('who may see what')
  await page.getByRole('link', { name: /^page Roles: / }).click()
  await expect(page.getByRole('heading', { name: 'Roles', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Admin' }).getByText('Suspend users')).toBeVisible()
})
