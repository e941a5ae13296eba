import type { Page } from '@playwright/test'
import {
  expect,
  openAmbassadorArea,
  storeMarketerSession,
  storeSession,
  test,
} from '#tests/journeys/support/fixtures.ts'
import { spread } from '#tests/journeys/support/spread.ts'
import { holdRequests, nextFrames } from '#tests/journeys/support/timing.ts'
import { openUsersPage, tableRows, rowPanel } from '#tests/journeys/support/users.ts'

const fontFile = /\/assets\/gloock-[^/]*\.woff2$/

const familyOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => getComputedStyle(part).fontFamily)

const firstVisits = [
  ['/', null, 'h1'],
  ['/sign-in', null, 'form'],
  ['/amb/sign-in', null, 'form'],
  ['/admin', storeSession, 'text=/^(from [\\d,]+|No change)$/ >> nth=1'],
  ['/admin/users', storeSession, 'tbody tr >> nth=9'],
  ['/admin/settings', storeSession, 'form'],
  ['/amb', storeMarketerSession, 'li >> nth=5'],
] as const

for (const [path, prepare, content] of spread(firstVisits, 6, 3))
  test(`a first visit of ${path} shows the display font, and nothing moves when it arrives`, async ({
    page,
    stack,
  }) => {
    await prepare?.(page, stack)
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shift: number }).shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const arrive = await holdRequests(page, fontFile)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('h1').first()).toBeAttached()
    await expect(page.locator(content).first()).toBeVisible()
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(path === '/' ? 0 : 1)
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    const shift = () => page.evaluate(() => (window as unknown as { shift: number }).shift)
    const settled = async () => {
      const earlier = await shift()
      await nextFrames(page)
      return (await shift()) - earlier
    }
    await expect.poll(settled).toBe(0)
    const before = await shift()
    arrive()
    const isShown = () =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family.includes('Gloock') && status === 'loaded'),
      )
    await expect.poll(isShown).toBe(true)
    await nextFrames(page)
    expect((await shift()) - before).toBeLessThan(0.001)
  })

test('names of people have a font with Ṣ, ọ and ẹ', { tag: '@whole' }, async ({ page, stack }) => {
  await openUsersPage(page, stack)
  await tableRows(page).first().getByRole('link').click()
  await expect(rowPanel(page)).toBeVisible()
  expect(await familyOf(page, '[data-side-panel] h2')).not.toContain('Gloock')
  await openAmbassadorArea(page, stack)
  expect(await familyOf(page, 'main p:has-text("Good")')).not.toContain('Gloock')
})
