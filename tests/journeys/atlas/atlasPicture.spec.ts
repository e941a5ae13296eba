import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/support/fixtures.ts'

const picture = (page: Page) => page.getByRole('group', { name: /^Picture of/ })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('playing keeps the active state in view', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/atlas/#auth/verify?panel=play')
    await expect(picture(page).getByRole('button', { name: 'Checking, active' })).toBeInViewport()
    await page.getByRole('button', { name: /: this tab requested a code for an admin$/ }).click()
    await expect(picture(page).getByRole('button', { name: 'Entering, active' })).toBeInViewport()
    await page.getByRole('button', { name: 'the person submits a code: a complete code' }).click()
    await expect(picture(page).getByRole('button', { name: 'Checking, active' })).toBeInViewport()
  })
})

test('a call in the picture and in the outline leads to its chart', async ({ page }) => {
  await page.goto('/atlas/#auth/verify/open.code.checking')
  await expect(page.getByRole('heading', { name: 'Checking', level: 2 })).toBeVisible()
  await picture(page)
    .getByRole('link', { name: /open Code check$/ })
    .click()
  await expect(page).toHaveURL(/#auth\/codeCheck$/)
  await page.goBack()
  await page.getByRole('tabpanel').getByRole('link', { name: 'Code check' }).click()
  await expect(page.getByRole('heading', { name: 'Code check', level: 1 })).toBeVisible()
})

test(
  'the legend opens below the picture, and each failed call is a row of its state',
  { tag: '@whole' },
  async ({ page }) => {
    await page.goto('/atlas/#auth/signUp/registering')
    await expect(picture(page).getByText('creating the account fails')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Legend' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Legend' }).click()
    await expect(page.getByRole('list', { name: 'Legend' }).getByText('a call fails')).toBeVisible()
  },
)

test('a picture as a file has its colours', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/atlas/charts/auth/verify.svg')
  await expect(page.locator('rect.page')).not.toHaveCSS('fill', 'rgb(0, 0, 0)')
  await expect(page.locator('rect.page')).toBeVisible()
})

test('a picture can be zoomed, and fitted into its frame', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/atlas/#auth/verify')
  const width = () => picture(page).evaluate((svg) => svg.getBoundingClientRect().width)
  const readable = await width()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(width).toBeCloseTo(readable * 1.3, 0)
  await page.getByRole('button', { name: 'Fit to window' }).click()
  await expect.poll(width).toBeLessThan(readable)
  const overflow = await picture(page).evaluate(
    ({ parentElement: frame }) => frame && frame.scrollWidth - frame.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(1)
})
