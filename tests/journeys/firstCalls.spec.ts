import type { Route } from '@playwright/test'
import { expect, signIn, test } from '#tests/journeys/support/fixtures.ts'

test.describe('the dashboard that is opened anew', () => {
  test("asks for its figures while its page's code still loads, once for each card", async ({ page, stack }) => {
    await signIn(page, stack)
    const held: Route[] = []
    const sections: string[] = []
    await page.route(/\/assets\/AdminPage-.*\.js$/, (route) => void held.push(route))
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) sections.push(request.postDataJSON().variables.section)
    })
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(() => [...sections].sort()).toEqual(['itemListings', 'itemOverview', 'itemPerformance', 'userOverview'])
    await expect.poll(() => held).toHaveLength(1)
    await held[0]?.continue()
    await expect(page.getByRole('region', { name: 'User Overview' })).toContainText('1,240 total users')
    expect(sections).toHaveLength(4)
  })

  test('reads a kept session without the identity library', async ({ page, stack }) => {
    await signIn(page, stack)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await page.reload()
    await expect(page.getByRole('region', { name: 'User Overview' })).toContainText('1,240 total users')
    expect(scripts.filter((path) => path.startsWith('/assets/identity'))).toEqual([])
  })

  test('asks for nothing before somebody is signed in', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => request.url().endsWith('/graphql') && calls.push(request.url()))
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(calls).toEqual([])
  })
})
