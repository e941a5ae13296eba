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

const fontFiles = /\/assets\/(gloock|inter)-[^/]*\.woff2$/

const familyOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => getComputedStyle(part).fontFamily)

/** The font that the browser draws the text with. */
const shownFont = async (page: Page, selector: string): Promise<string | undefined> => {
  const browser = await page.context().newCDPSession(page)
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  await browser.send('CSS.enable')
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts[0]?.familyName
}

const firstVisits = [
  ['/', null, 'h1', 'Gloock'],
  ['/sign-in', null, 'form', 'Gloock'],
  ['/amb/sign-in', null, 'form', 'Gloock'],
  ['/admin', storeSession, 'text=/^(from [\\d,]+|No change)$/ >> nth=1', 'Inter'],
  ['/admin/users', storeSession, 'tbody tr >> nth=9', 'Inter'],
  ['/admin/settings', storeSession, 'form', 'Inter'],
  ['/amb', storeMarketerSession, 'li >> nth=5', 'Inter'],
] as const

for (const [path, prepare, content, headingFont] of spread(firstVisits, 6, 3))
  test(`a first visit of ${path} shows the fonts, and nothing moves when they arrive`, async ({ page, stack }) => {
    await prepare?.(page, stack)
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shift: number }).shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const arrive = await holdRequests(page, fontFiles)
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
    const areLoaded = () =>
      page.evaluate(() =>
        ['Gloock', 'Inter'].every((name) =>
          [...document.fonts].some(({ family, status }) => family === name && status === 'loaded'),
        ),
      )
    await expect.poll(areLoaded).toBe(true)
    await expect.poll(() => shownFont(page, 'h1')).toContain(headingFont)
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
