import type { Page } from '@playwright/test'
import { bootCodeTimeoutMs } from '#domain/limits.ts'
import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { holdConsoleScript, openAndWaitForBootContent } from '#tests/journeys/support/bootContent.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'

/** The cards as they are before the console runs: to look at, for nobody to use yet. */
const early = (page: Page, title: string) => page.locator('[inert] section', { hasText: title })

const card = (page: Page, title: string) => page.getByRole('region', { name: title })

/** The count of a figure is over. */
const settled = (page: Page) => expect(page.locator('[data-counting]')).toHaveCount(0)

const openAndWaitForFigures = (page: Page, address: string) =>
  openAndWaitForBootContent(page, address, /\/assets\/earlyFigures-/)

/** Writes down every number that a figure shows while it counts, and how many of them are of the running console. */
const noteCounts = (page: Page) =>
  page.addInitScript(() => {
    const counts: number[] = []
    Object.assign(window, { counts, lateCounts: 0 })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const figure = target as HTMLElement
        const counting = figure.dataset['counting']
        if (counting === undefined || !figure.closest('section')?.textContent?.includes('total users')) continue
        counts.push(Number(counting.replace(/\D/g, '')))
        if (!figure.closest('[inert]') && figure.isConnected)
          Object.assign(window, { lateCounts: Reflect.get(window, 'lateCounts') + 1 })
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-counting'] })
  })

const countsOf = (page: Page) =>
  page.evaluate(() => ({
    counts: Reflect.get(window, 'counts') as number[],
    late: Reflect.get(window, 'lateCounts') as number,
  }))

test('the sums of the dashboard are there before the console, and keep their place when it takes over', async ({
  page,
  stack,
}) => {
  await storeSession(page, stack)
  const letGo = await holdConsoleScript(page)
  await page.goto('/admin')
  const users = early(page, 'User Overview').getByText('1,240', { exact: true })
  await expect(users).toBeVisible()
  await expect(early(page, 'Item Overview')).toContainText('3,600')
  const before = await users.boundingBox()
  await expectAccessiblePage(page)
  letGo()
  await expect(card(page, 'User Overview')).toContainText('as of')
  expect(await card(page, 'User Overview').getByText('1,240', { exact: true }).first().boundingBox()).toEqual(before)
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a count that is over by then does not begin again with the console', async ({ page, stack }) => {
    await storeSession(page, stack)
    await noteCounts(page)
    const letGo = await holdConsoleScript(page)
    await page.goto('/admin')
    await expect(early(page, 'User Overview')).toContainText('1,240')
    await settled(page)
    expect((await countsOf(page)).counts.length).toBeGreaterThan(2)
    letGo()
    await expect(card(page, 'User Overview')).toContainText('as of')
    expect((await countsOf(page)).late).toBe(0)
  })

  test('cards that came in with the frame do not come in again with the console, and do on another visit of the page', async ({
    page,
    stack,
  }) => {
    await storeSession(page, stack)
    await page.addInitScript(() => {
      Object.assign(window, { entrances: 0 })
      addEventListener('animationstart', ({ target, animationName }) => {
        const isEntrance = animationName.includes('settle') && !(target as Element).closest('.frame')
        if (isEntrance) Object.assign(window, { entrances: Reflect.get(window, 'entrances') + 1 })
      })
    })
    const entrances = () => page.evaluate(() => Reflect.get(window, 'entrances') as number)
    await page.goto('/admin')
    await expect(card(page, 'User Overview')).toContainText('as of')
    await settled(page)
    expect(await entrances()).toBe(0)
    const nav = page.getByRole('navigation')
    await nav.getByRole('link', { name: 'Settings' }).click()
    await nav.getByRole('link', { name: 'Dashboard' }).click()
    await expect(card(page, 'User Overview')).toContainText('as of')
    await expect.poll(entrances).toBe(4)
  })

  test('a count under way goes on where it stands when the console takes over', async ({ page, stack }) => {
    await storeSession(page, stack)
    await noteCounts(page)
    await page.goto('/admin')
    await expect(card(page, 'User Overview')).toContainText('as of')
    await settled(page)
    const { counts } = await countsOf(page)
    expect(counts.length).toBeGreaterThan(2)
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  })
})

for (const [way, address, kept] of [
  ['the address', '/admin?users=last-30-days', '{}'],
  ['the browser', '/admin', '{"userOverview":"Last 30 days"}'],
] as const)
  test(`early figures are of the time frame that ${way} names`, async ({ page, stack }) => {
    await storeSession(page, stack)
    await page.addInitScript((frames) => localStorage.setItem('timeFrames', `{"version":1,"frames":${frames}}`), kept)
    await holdConsoleScript(page)
    await page.goto(address)
    await expect(early(page, 'User Overview')).toContainText('joined in the last 30 days')
  })

test('nothing is shown early for a session that has run out', async ({ page, stack }) => {
  await storeSession(page, stack)
  await page.clock.setFixedTime(Date.now() + 2 * 24 * 60 * 60 * 1_000)
  await holdConsoleScript(page)
  await openAndWaitForFigures(page, '/admin')
  await expect(early(page, 'User Overview')).toBeVisible()
  await expect(early(page, 'User Overview')).not.toContainText('total users')
})

test('what the server refuses of one card is said by the console, and the other card is there early', async ({
  page,
  stack,
}) => {
  await storeSession(page, stack)
  await stack.setFault({
    operation: 'getDashboard',
    fault: 'error-field',
    message: 'Database is down',
    match: { section: 'userOverview' },
    times: 2,
  })
  const letGo = await holdConsoleScript(page)
  await openAndWaitForFigures(page, '/admin')
  await expect(early(page, 'Item Overview')).toContainText('3,600')
  await expect(early(page, 'User Overview')).not.toContainText('total users')
  letGo()
  await expect(card(page, 'User Overview').getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('figures come with the console where the code of early ones is never answered', async ({ page, stack }) => {
  await storeSession(page, stack)
  await page.clock.install()
  await page.route(/\/assets\/earlyFigures-[^/]*\.js$/, () => undefined)
  const isAskedFor = page.waitForRequest(/\/assets\/earlyFigures-/)
  await page.goto('/admin', { waitUntil: 'commit' })
  await isAskedFor
  await expect(early(page, 'User Overview')).toBeVisible()
  await page.clock.fastForward(bootCodeTimeoutMs)
  await expect(card(page, 'User Overview')).toContainText('1,240')
})

test('figures come with the console where the code of early ones does not', async ({ page, stack }) => {
  await storeSession(page, stack)
  await page.route(/\/assets\/earlyFigures-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken')" }),
  )
  await page.goto('/admin')
  await expect(card(page, 'User Overview')).toContainText('1,240')
})
