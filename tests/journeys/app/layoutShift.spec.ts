import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { answerCalls } from '#tests/journeys/support/answerCalls.ts'
import { expect, storeMarketerSession, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { setTextSize } from '#tests/journeys/support/textSize.ts'
import { holdRequests, nextFrames } from '#tests/journeys/support/timing.ts'
import { spread } from '#tests/journeys/support/spread.ts'

interface Source {
  readonly node: Node | null
  readonly previousRect: DOMRect
  readonly currentRect: DOMRect
}

const textFont = readFileSync(new URL('../../../src/ui/fonts/inter.woff2', import.meta.url)).toString('base64')

/**
 * Records the parts of later pages that move by themselves: their text, or without text the element and where it was.
 * These pages have their font at once: fonts.spec.ts is about its arrival.
 */
const recordMoves = (page: Page) =>
  page.addInitScript((font) => {
    document.fonts.add(
      new FontFace(
        'Inter',
        Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0)),
        { weight: '400 600' },
      ),
    )
    const moves: string[] = []
    Object.assign(window, { moves })
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: Source[] })[])
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const place = `${node?.nodeName} ${(node as Element | null)?.className} ${JSON.stringify([from, to])}`
          moves.push(node?.textContent?.slice(0, 40) || place)
        }
    }).observe({ type: 'layout-shift', buffered: true })
  }, textFont)

const movesOf = (page: Page) => page.evaluate(() => (window as never as { moves: string[] }).moves)

for (const width of spread([390, 1280], 2))
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the settings stay in place when the profile arrives', async ({ page, stack }) => {
      await storeSession(page, stack)
      await recordMoves(page)
      const release = await holdRequests(page, /\/identity$/, 'GetUser')
      await page.goto('/admin/settings')
      await expect(page.getByRole('region', { name: 'Personal Information' })).toHaveAttribute('aria-busy', 'true')
      release()
      await expect(page.getByLabel('Full Name')).toBeVisible()
      await expect(page.getByText('Show my activity')).toBeVisible()
      expect(await movesOf(page)).toEqual([])
    })
  })

const longName = 'Oluwadamilola-Ṣọlá Chukwuemeka-Okonkwo von und zu Abubakar'

const referees = (count: number, name: string, createdAt: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: `USR-${index}`,
    name: `${name} ${index}`,
    email: `ada.${index}@example.com`,
    totalItemsCount: 0,
    userStatus: 'ACTIVE',
    createdAt,
  }))

/**
 * What the server knows of a marketer: the count of the profile, and the referees that arrive later.
 * @param recently a time in this week
 * @param earlier a time before it
 */
const marketers = (recently: string, earlier: string) => [
  { who: 'nobody', count: 0, users: [] },
  { who: 'one person', count: 1, users: referees(1, 'Ada Obi', recently) },
  { who: 'four people with long names', count: 4, users: referees(4, longName, recently) },
  { who: 'forty people', count: 40, users: referees(40, 'Ada Obi', recently) },
  { who: 'forty people with long names', count: 40, users: referees(40, longName, recently) },
  { who: 'four people, and nobody this week', count: 4, users: referees(4, 'Ada Obi', earlier) },
  {
    who: 'four people with items',
    count: 4,
    users: referees(4, 'Ada Obi', recently).map((user) => ({ ...user, totalItemsCount: 2 })),
  },
  { who: 'people without dates', count: 4, users: referees(4, 'Ada Obi', '') },
  { who: 'people who are not counted', count: 0, users: referees(4, 'Ada Obi', recently) },
  { who: 'nobody of those who are counted', count: 4, users: [] },
]

/** Each width in pixels with each size of text. */
const displaysOf = (widths: readonly number[]) => widths.flatMap((width) => [16, 32].map((size) => ({ width, size })))

for (const { width, size } of spread(displaysOf([390, 768, 1280]), 6))
  test(
    `a marketer's page, ${width} pixels wide, with text of ${size} pixels / stays in place when the referees arrive`,
    { tag: '@calendar' },
    async ({ page, stack }) => {
      await page.setViewportSize({ width, height: 800 })
      await setTextSize(page, size)
      await storeMarketerSession(page, stack)
      await recordMoves(page)
      for (const { who, count, users } of marketers(new Date().toISOString(), '2024-02-29T12:00:00Z'))
        await test.step(who, async () => {
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          await page.route('**/graphql', async (route) => {
            if (!(route.request().postData() ?? '').includes('getMarketer')) return route.fallback()
            const response = await route.fetch()
            const answer = (await response.json()) as { data: { getMarketer: { marketer: object } } }
            Object.assign(answer.data.getMarketer.marketer, { referredUsers: count })
            return route.fulfill({ response, json: answer })
          })
          await answerCalls(page, 'listReferredUsers', () => ({ users, lastEvaluatedKey: null }))
          const release = await holdRequests(page, /\/graphql$/, 'listReferredUsers')
          await page.goto('/amb')
          const impact = page.getByRole('region', { name: 'Your impact' })
          await expect(impact).toHaveAttribute('aria-busy', 'true')
          release()
          await expect(impact).not.toHaveAttribute('aria-busy')
          await nextFrames(page)
          expect.soft(await movesOf(page)).toEqual([])
        })
    },
  )

const pages = ['/admin', '/admin/users', '/admin/all-items', '/admin/marketers'].flatMap((path) =>
  displaysOf([390, 1280]).map((display) => ({ path, ...display })),
)

for (const { path, width, size } of spread(pages, 5))
  test(`${path}, ${width} pixels wide, with text of ${size} pixels / stays in place when the data arrive`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await setTextSize(page, size)
    await storeSession(page, stack)
    await recordMoves(page)
    const release = await holdRequests(page, /\/graphql$/)
    await page.goto(path)
    await expect(page.locator('main [aria-busy=true]').first()).toBeVisible()
    await nextFrames(page)
    release()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await nextFrames(page)
    // Below the rows, whose names can take a second line.
    const moves = (await movesOf(page)).filter((text) => !text.startsWith('Rows per page'))
    expect(moves).toEqual([])
  })
