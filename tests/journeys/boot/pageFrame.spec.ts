import type { Page } from '@playwright/test'
import { routeEntries } from '#app/router/routeTable.tsx'
import { expectNoHorizontalScroll, expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { holdRequests } from '#tests/journeys/support/timing.ts'
import { spread } from '#tests/journeys/support/spread.ts'

/** Only the start script reaches the page. */
const framedRoutes = routeEntries.filter(({ entry: { document } }) => document?.prerenders === 'frame')

const holdScripts = (page: Page) => page.route(/\/assets\/console-[^/]*\.js$/, () => undefined)

/** The prerendered frame. It is inert. */
const frame = (page: Page) => page.locator('[inert]')

const displays = [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const

for (const [index, [device, viewport]] of spread([...displays.entries()], 2))
  test.describe(`before the scripts of the admin area are loaded, on ${device}`, () => {
    test.use({ viewport })

    test('its frame is visible, and it is inert', async ({ page, stack }) => {
      await storeSession(page, stack)
      await holdScripts(page)
      for (const { path, title } of spread(framedRoutes, 4, index)) {
        await page.goto(`${path}?page=2`)
        await expect(frame(page).locator('h1')).toHaveText(title)
        await expect(frame(page)).toBeVisible()
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
        await expectNoHorizontalScroll(page)
      }
      // The notice appears after six seconds.
      const slowNotice = page.getByText('This page is taking a while.')
      await slowNotice.evaluate((notice) => notice.getAnimations()[0]?.finish())
      await expect(slowNotice).toBeVisible()
      const covering = slowNotice.evaluate((notice) => {
        const { left, right, top, bottom } = notice.getBoundingClientRect()
        const points = [left + 9, (left + right) / 2, right - 9].map((x) => [x, (top + bottom) / 2] as const)
        return points.flatMap(([x, y]) => document.elementFromPoint(x, y)?.className ?? 'nothing')
      })
      for (const name of await covering)
        expect(name, 'what a person sees at the place of the notice').toContain('slow-notice')
      await expectAccessiblePage(page)
    })
  })

test('a signed-out visitor does not see the frame', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/admin')
  await expect(frame(page)).toBeHidden()
})

test('the first rows are requested once, while the code of their page loads', async ({ page, stack }) => {
  await storeSession(page, stack)
  const rows: string[] = []
  page.on('request', (request) => {
    const query = request.url().endsWith('/graphql') ? (request.postDataJSON().query as string) : ''
    if (query.includes('listInActiveUsers') && query.includes('limit: 100,')) rows.push(query)
  })
  const release = await holdRequests(page, /\/assets\/lists-[^/]*\.js$/)
  await page.goto('/admin/users?tab=inactive', { waitUntil: 'commit' })
  await expect.poll(() => rows).toHaveLength(1)
  release()
  await expect(page.getByRole('table', { name: 'Inactive Users' })).toBeVisible()
  expect(rows).toHaveLength(1)
})

test('the frame stays while the console renews the session', { tag: '@whole' }, async ({ page, stack }) => {
  await storeSession(page, stack)
  stack.advance(61 * 60_000)
  await page.clock.setFixedTime(Date.now() + 61 * 60_000)
  const release = await holdRequests(page, /\/identity$/)
  const renewal = page.waitForRequest(
    (request) => request.headers()['x-amz-target']?.endsWith('GetTokensFromRefreshToken') ?? false,
  )
  await page.goto('/admin/users')
  await renewal
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await expect(frame(page).locator('h1')).toHaveText('Users')
  release()
  await expect(page.getByRole('table', { name: 'All Users' })).toBeVisible()
  await expect(frame(page)).toHaveCount(0)
})

test('with stored code the frame appears after a second', { tag: '@whole' }, async ({ page, stack }) => {
  await page.addInitScript(() =>
    Object.defineProperty(ServiceWorkerContainer.prototype, 'controller', { get: () => ({}) }),
  )
  await storeSession(page, stack)
  await holdScripts(page)
  await page.goto('/admin/users')
  await expect(page.locator('html[data-stored]')).toBeAttached()
  // The second may be over: it starts again.
  const durations = await frame(page).evaluate((element) => {
    const root = document.documentElement
    root.toggleAttribute('data-stored')
    element.getAnimations()
    root.toggleAttribute('data-stored')
    const animations = element.getAnimations()
    for (const animation of animations) animation.pause()
    return animations.map(({ effect }) => effect?.getTiming().duration)
  })
  expect(durations).toEqual([1_000])
  await expect(frame(page)).toBeHidden()
  await frame(page).evaluate((element) => element.getAnimations()[0]?.finish())
  await expect(frame(page)).toBeVisible()
})
