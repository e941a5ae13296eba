import type { Page } from '@playwright/test'
import { bootCodeTimeoutMs } from '#domain/limits.ts'
import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { holdConsoleScript, openAndWaitForBootContent } from '#tests/journeys/support/bootContent.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'

/** A card before the console runs. It is inert. */
const bootCard = (page: Page, title: string) => page.locator('[inert] section', { hasText: title })

const card = (page: Page, title: string) => page.getByRole('region', { name: title })

/** No figure is counting. */
const expectCountsDone = (page: Page) => expect(page.locator('[data-counting]')).toHaveCount(0)

const openAndWaitForFigures = (page: Page, url: string) =>
  openAndWaitForBootContent(page, url, /\/assets\/bootFigures-/)

/** Records every number that a figure shows while it counts, and how many of them the running console showed. */
const recordCounts = (page: Page) =>
  page.addInitScript(() => {
    const counts: number[] = []
    Object.assign(window, { counts, consoleCounts: 0 })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const figure = target as HTMLElement
        const counting = figure.dataset['counting']
        if (counting === undefined || !figure.closest('section')?.textContent?.includes('total users')) continue
        counts.push(Number(counting.replace(/\D/g, '')))
        if (!figure.closest('[inert]') && figure.isConnected)
          Object.assign(window, { consoleCounts: Reflect.get(window, 'consoleCounts') + 1 })
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-counting'] })
  })

const countsOf = (page: Page) =>
  page.evaluate(() => ({
    counts: Reflect.get(window, 'counts') as number[],
    consoleCounts: Reflect.get(window, 'consoleCounts') as number,
  }))

test('the totals of the dashboard appear before the console starts, and do not move when it starts', async ({
  page,
  stack,
}) => {
  await storeSession(page, stack)
  const release = await holdConsoleScript(page)
  await page.goto('/admin')
  const users = bootCard(page, 'User Overview').getByText('1,240', { exact: true })
  await expect(users).toBeVisible()
  await expect(bootCard(page, 'Item Overview')).toContainText('3,600')
  const before = await users.boundingBox()
  await expectAccessiblePage(page)
  release()
  await expect(card(page, 'User Overview')).toContainText('as of')
  expect(await card(page, 'User Overview').getByText('1,240', { exact: true }).first().boundingBox()).toEqual(before)
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a finished count does not start again with the console', async ({ page, stack }) => {
    await storeSession(page, stack)
    await recordCounts(page)
    const release = await holdConsoleScript(page)
    await page.goto('/admin')
    await expect(bootCard(page, 'User Overview')).toContainText('1,240')
    await expectCountsDone(page)
    expect((await countsOf(page)).counts.length).toBeGreaterThan(2)
    release()
    await expect(card(page, 'User Overview')).toContainText('as of')
    expect((await countsOf(page)).consoleCounts).toBe(0)
  })

  test('cards are animated once: in the frame, or on a later visit of the page', async ({ page, stack }) => {
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
    await expectCountsDone(page)
    expect(await entrances()).toBe(0)
    const nav = page.getByRole('navigation')
    await nav.getByRole('link', { name: 'Settings' }).click()
    await nav.getByRole('link', { name: 'Dashboard' }).click()
    await expect(card(page, 'User Overview')).toContainText('as of')
    await expect.poll(entrances).toBe(4)
  })

  test('a running count continues when the console starts', async ({ page, stack }) => {
    await storeSession(page, stack)
    await recordCounts(page)
    await page.goto('/admin')
    await expect(card(page, 'User Overview')).toContainText('as of')
    await expectCountsDone(page)
    const { counts } = await countsOf(page)
    expect(counts.length).toBeGreaterThan(2)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  })
})

for (const [source, url, stored] of [
  ['the URL', '/admin?users=last-30-days', '{}'],
  ['the storage', '/admin', '{"userOverview":"Last 30 days"}'],
] as const)
  test(`the first figures use the time frame of ${source}`, async ({ page, stack }) => {
    await storeSession(page, stack)
    await page.addInitScript((frames) => localStorage.setItem('timeFrames', `{"version":1,"frames":${frames}}`), stored)
    await holdConsoleScript(page)
    await page.goto(url)
    await expect(bootCard(page, 'User Overview')).toContainText('joined in the last 30 days')
  })

test('no figures appear before the console starts if the session is expired', async ({ page, stack }) => {
  await storeSession(page, stack)
  await page.clock.setFixedTime(Date.now() + 2 * 24 * 60 * 60 * 1_000)
  await holdConsoleScript(page)
  await openAndWaitForFigures(page, '/admin')
  await expect(bootCard(page, 'User Overview')).toBeVisible()
  await expect(bootCard(page, 'User Overview')).not.toContainText('total users')
})

test('the console shows the error of one card, and the figures of the other card appear before it starts', async ({
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
  const release = await holdConsoleScript(page)
  await openAndWaitForFigures(page, '/admin')
  await expect(bootCard(page, 'Item Overview')).toContainText('3,600')
  await expect(bootCard(page, 'User Overview')).not.toContainText('total users')
  release()
  await expect(card(page, 'User Overview').getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('the console shows the figures if the code of the first figures never arrives', async ({ page, stack }) => {
  await storeSession(page, stack)
  await page.clock.install()
  await page.route(/\/assets\/bootFigures-[^/]*\.js$/, () => undefined)
  const request = page.waitForRequest(/\/assets\/bootFigures-/)
  await page.goto('/admin', { waitUntil: 'commit' })
  await request
  await expect(bootCard(page, 'User Overview')).toBeVisible()
  await page.clock.fastForward(bootCodeTimeoutMs)
  await expect(card(page, 'User Overview')).toContainText('1,240')
})

test('the console shows the figures if the code of the first figures fails', async ({ page, stack }) => {
  await storeSession(page, stack)
  await page.route(/\/assets\/bootFigures-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken')" }),
  )
  await page.goto('/admin')
  await expect(card(page, 'User Overview')).toContainText('1,240')
})
