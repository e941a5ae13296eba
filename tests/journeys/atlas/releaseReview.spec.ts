import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { exportReview } from '#tools/atlas/export/exportReview.tsx'
import { createReleaseReview } from '#tools/atlas/export/releaseReview.ts'
import { toDrawnChart } from '#tools/atlas/picture/toDrawnChart.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'
import { expectAccessiblePage, expectNoHorizontalScroll } from '#tests/journeys/support/accessibility.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'

const reviewedModels = allTestModels.filter(({ id }) => ['auth/verify', 'app/theme', 'auth/signIn'].includes(id))

/** A revision in which a state of the sign-in had another description, and which had no theme. */
const earlierCharts = reviewedModels
  .filter(({ id }) => id !== 'app/theme')
  .map(toDrawnChart)
  .map((chart) => ({
    ...chart,
    states: chart.states.map((state) =>
      chart.id === 'auth/signIn' && state.id === 'sent' ? { ...state, description: 'A pigeon is on its way.' } : state,
    ),
  }))

/** Writes a review with one screenshot pair. */
const writeReview = async (folder: string): Promise<string> => {
  const screens = join(folder, 'screens')
  mkdirSync(join(screens, 'auth/verify'), { recursive: true })
  const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } })
    .png()
    .toBuffer()
  for (const size of ['phone', 'desktop']) writeFileSync(join(screens, `auth/verify/open.${size}.png`), image)
  const review = await createReleaseReview(reviewedModels, { ref: 'v1', charts: earlierCharts }, screens)
  const file = join(folder, 'review.html')
  writeFileSync(file, await exportReview(review, 'r2'))
  return file
}

const section = (page: Page, name: string) => page.getByRole('region', { name })
const loadedWidth = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate((image: HTMLImageElement) => image.naturalWidth)

test.describe('a release review, opened from the file system', () => {
  // One worker writes the review once.
  test.describe.configure({ mode: 'default', timeout: 120_000 })
  const folder = mkdtempSync(join(tmpdir(), 'rewoven-release-'))
  let file = ''
  test.beforeAll(async () => {
    file = await writeReview(folder)
  })
  test.afterAll(() => rmSync(folder, { recursive: true }))

  test('has the pictures, the changes, the screens, the coverage and the test paths', async ({ page }) => {
    await page.goto(pathToFileURL(file).href)
    await expect(page.getByText('3 charts. 2 charts have changed since v1.')).toBeVisible()
    await expect(
      section(page, 'auth/signIn').getByText('State Code sent: the description was "A pigeon is on its way."'),
    ).toBeVisible()
    for (const name of ['auth/signIn, before', 'auth/signIn, after', 'Picture of auth/verify', 'Picture of app/theme'])
      expect(await loadedWidth(page, name)).toBeGreaterThan(300)
    const verify = section(page, 'auth/verify')
    await verify.getByText('Screens (1)').click()
    expect(await loadedWidth(page, 'Open on a phone')).toBe(40)
    await verify.getByText('Outline').click()
    await expect(verify.getByText('In every state')).toBeVisible()
    await verify.getByText('Coverage').click()
    await expect(verify.getByText(/^Test paths take \d+ of \d+ transitions in the browser/)).toBeVisible()
    await verify.getByText(/^Test paths \(/).click()
    await expect(verify.getByText(/^Given /).first()).toBeVisible()
    await expectAccessiblePage(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoHorizontalScroll(page)
  })

  test('saves a copy with the answers of the reviewer, who can go on with it', async ({ page }) => {
    await page.goto(pathToFileURL(file).href)
    const verify = section(page, 'auth/verify')
    await verify.getByLabel('Approved').check()
    await verify.getByLabel('Comment').fill('Say <how long> the code is valid.')
    await expect(page.getByRole('status')).toHaveText('1 of 3 charts approved, 1 comment')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save with my answers' }).click()
    const copy = join(folder, 'copy.html')
    await (await downloading).saveAs(copy)

    await page.goto(pathToFileURL(copy).href)
    await expect(page.getByRole('status')).toHaveText('1 of 3 charts approved, 1 comment')
    await expect(verify.getByLabel('Approved')).toBeChecked()
    await expect(verify.getByLabel('Comment')).toHaveValue('Say <how long> the code is valid.')
    await section(page, 'app/theme').getByLabel('Approved').check()
    await expect(page.getByRole('status')).toHaveText('2 of 3 charts approved, 1 comment')
  })

  test('is printed with one chart a page', async ({ page }) => {
    await page.goto(pathToFileURL(file).href)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1 + reviewedModels.length)
  })
})
