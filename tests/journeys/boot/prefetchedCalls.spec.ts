import type { Request, Route } from '@playwright/test'
import { argumentOf, expect, signIn, storeSession, test } from '#tests/journeys/support/fixtures.ts'

/** The comparisons come after the figures. */
const isFiguresRequest = (request: Request): boolean =>
  request.url().endsWith('/graphql') && (request.postData() ?? '').includes('totals: getDashboard')

test.describe('a reload of the dashboard', () => {
  test('requests the figures of each card once, while the code of the page loads', async ({ page, stack }) => {
    await signIn(page, stack)
    const held: Route[] = []
    const sections: (string | undefined)[] = []
    await page.route(/\/assets\/dashboard-.*\.js$/, (route) => void held.push(route))
    page.on('request', (request) => {
      if (isFiguresRequest(request)) sections.push(argumentOf(request, 'section'))
    })
    await page.reload({ waitUntil: 'commit' })
    await expect
      .poll(() => [...sections].sort())
      .toEqual(['itemListings', 'itemOverview', 'itemPerformance', 'userOverview'])
    await expect.poll(() => held).toHaveLength(1)
    await held[0]?.continue()
    await expect(page.getByRole('region', { name: 'User Overview' })).toContainText('1,240 total users')
    expect(sections).toHaveLength(4)
  })

  test('uses the time frames of the URL, or else the stored ones', { tag: '@whole' }, async ({ page, stack }) => {
    await signIn(page, stack)
    await page.getByRole('combobox', { name: 'Time frame of Item Overview' }).selectOption('Lifetime')
    await expect(page).toHaveURL('/admin?items=lifetime')
    const starts = new Map<string, string>()
    let calls = 0
    page.on('request', (request) => {
      if (!isFiguresRequest(request)) return
      calls += 1
      const start = new Date(argumentOf(request, 'startDate') ?? '')
      starts.set(argumentOf(request, 'section') ?? '', start.getFullYear().toString())
    })
    await page.goto('/admin?users=lifetime')
    await expect(page).toHaveURL('/admin?users=lifetime&items=lifetime')
    await expect(page.getByRole('link', { name: 'New users: 1,240' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'New items: 3,600' })).toBeVisible()
    expect([calls, starts.get('userOverview'), starts.get('itemOverview')]).toEqual([4, '2000', '2000'])
    expect(starts.get('itemListings')).not.toBe('2000')
  })

  test('reads the stored session without the identity library', { tag: '@whole' }, async ({ page, stack }) => {
    await signIn(page, stack)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await page.reload()
    await expect(page.getByRole('region', { name: 'User Overview' })).toContainText('1,240 total users')
    expect(scripts.filter((path) => path.startsWith('/assets/identity'))).toEqual([])
  })

  test(
    'requests the keys of the user pool once, before the console has arrived',
    { tag: '@whole' },
    async ({ page, stack }) => {
      await signIn(page, stack)
      const requests: string[] = []
      page.on('request', (request) => request.url().endsWith('/jwks.json') && requests.push(request.url()))
      const held: Route[] = []
      await page.route(/\/assets\/console-[^/]*\.js$/, (route) => void held.push(route))
      await page.goto('/admin', { waitUntil: 'commit' })
      await expect.poll(() => requests).toHaveLength(1)
      await Promise.all(held.map((route) => route.continue()))
      await expect(page.getByRole('region', { name: 'User Overview', exact: true })).toContainText('1,240')
      expect(requests).toHaveLength(1)
    },
  )

  test('sends no call for a signed-out visitor', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => request.url().endsWith('/graphql') && calls.push(request.url()))
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(calls).toEqual([])
  })
})

test(
  'the code of a page is requested with the console, in a few files, and nothing twice',
  { tag: '@whole' },
  async ({ page, stack }) => {
    await storeSession(page, stack)
    const scripts: string[] = []
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
    )
    const held: Route[] = []
    await page.route(/\/assets\/console-[^/]*\.js$/, (route) => void held.push(route))
    await page.goto('/admin/users', { waitUntil: 'commit' })
    await expect.poll(() => scripts.filter((path) => path.includes('/lists-'))).toHaveLength(1)
    expect(scripts.length).toBeLessThanOrEqual(12)
    await Promise.all(held.map((route) => route.continue()))
    await expect(page.getByRole('table', { name: 'All Users' })).toBeVisible()
    expect(scripts.length - new Set(scripts).size).toBe(0)
  },
)
