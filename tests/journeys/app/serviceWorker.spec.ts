import type { Page } from '@playwright/test'
import { adminEmail } from '#tests/support/stack.ts'
import { expect, storeSession, test as base } from '#tests/journeys/support/fixtures.ts'
import { type ReleaseStack, startReleaseStack } from '#tests/journeys/support/releases.ts'

/** Each test has its own site, because it deploys releases. */
const test = base.extend<{ releases: ReleaseStack }>({
  releases: async ({}, use) => {
    const releases = await startReleaseStack()
    await use(releases)
    await releases.close()
  },
  baseURL: async ({ releases }, use) => use(releases.stack.origin),
  serviceWorkers: 'allow',
})

const firstRow = (page: Page) => page.getByRole('table', { name: 'All Users' }).getByRole('row').nth(1)

const openUsers = async (page: Page, url = '/admin/users'): Promise<void> => {
  await page.goto(url)
  await expect(firstRow(page)).toBeVisible()
}

/** Waits until the worker has stored the open document. */
const waitForWorker = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))

const openUsersWithWorker = async (page: Page, { stack }: ReleaseStack): Promise<void> => {
  await storeSession(page, stack)
  await openUsers(page)
  await waitForWorker(page)
}

const releaseOf = (page: Page) => page.locator('meta[name="release"]').getAttribute('content')
const banner = (page: Page) => page.getByRole('status', { name: 'New version' })

/** What answered each request of the page, according to the browser. */
const readSources = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { workerFinalSourceType } = entry as never as { workerFinalSourceType: string }
      return [new URL(entry.name).pathname, workerFinalSourceType] as const
    }),
  )

/** The paths and bodies of everything in all caches. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const entries = names.map(async (name) => {
      const cache = await caches.open(name)
      const responses = await cache.matchAll()
      const urls = [...(await cache.keys()), ...responses].map(({ url }) => url.replace(location.origin, ''))
      return { urls, texts: await Promise.all(responses.map((response) => response.text())) }
    })
    const all = await Promise.all(entries)
    return { urls: all.flatMap(({ urls }) => urls), text: all.flatMap(({ texts }) => texts).join('\n') }
  })

test(
  'the worker is registered after the page answers, and answers the second visit',
  { tag: '@whole' },
  async ({ page, releases }) => {
    await page.addInitScript(() => {
      const { register } = ServiceWorkerContainer.prototype
      ServiceWorkerContainer.prototype.register = function (...args) {
        const isAnswering = document.querySelector('tbody tr') !== null && document.querySelector('[inert]') === null
        Object.assign(window, { answeredAtRegistration: isAnswering })
        return register.apply(this, args)
      }
    })
    await openUsersWithWorker(page, releases)
    expect(await page.evaluate(() => (window as never as Record<string, boolean>)['answeredAtRegistration'])).toBe(true)

    const answer = await page.goto('/admin/users?q=a')
    await expect(firstRow(page)).toBeVisible()
    expect(answer?.fromServiceWorker()).toBe(true)
    const sources = await readSources(page)
    const startScript = (await page.locator('script[type="module"]').getAttribute('src')) ?? ''
    expect(sources.find(([path]) => path === startScript)).toEqual([startScript, 'cache'])
    expect(sources).toContainEqual(['/graphql', 'network'])
    expect(sources.filter(([path, source]) => source !== 'network' && !path.startsWith('/assets/'))).toEqual([])
    expect(sources.filter(([, source]) => source === 'fetch-event')).toEqual([])
  },
)

test(
  'public and unknown pages come from the network',
  { tag: '@whole' },
  async ({ page, releases, consoleProblems }) => {
    await openUsersWithWorker(page, releases)
    const landing = await page.goto('/')
    expect([landing?.fromServiceWorker(), landing?.status()]).toEqual([false, 200])
    const missing = await page.goto('/no/such/page')
    expect([missing?.fromServiceWorker(), missing?.status()]).toEqual([false, 404])
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    expect(consoleProblems).toEqual([])
  },
)

test(
  'after a signed-in visit the caches contain documents and hashed files only',
  { tag: '@whole' },
  async ({ page, releases }) => {
    await openUsersWithWorker(page, releases)
    const name =
      (await firstRow(page).getByRole('rowheader').or(firstRow(page).getByRole('cell')).nth(1).textContent()) ?? ''
    await openUsers(page, '/admin/users?q=a#row')
    for (const url of ['/admin/all-items?q=a', '/admin/settings', '/admin/unknown/17?email=a@example.com', '/admin/']) {
      await page.goto(url)
      await page.waitForLoadState('networkidle')
    }
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await expect(page).toHaveURL(/\/sign-in/)
    const documents = ['/admin', '/admin/all-items', '/admin/settings', '/admin/users', '/offline']
    await expect
      .poll(async () => {
        const paths = (await readCaches(page)).urls.map((url) => url.replace(/\?__WB_REVISION__=.*/, ''))
        return [...new Set(paths.filter((path) => !path.startsWith('/assets/')))].toSorted()
      })
      .toEqual(documents)
    const { text } = await readCaches(page)
    expect([adminEmail, name].filter((personal) => personal === '' || text.includes(personal))).toEqual([])
  },
)

test('a new release shows a banner in the first visit, and the reload opens it', async ({ page, releases }) => {
  await openUsersWithWorker(page, releases)
  const oldRelease = await releaseOf(page)
  await releases.deploy('next')
  await openUsers(page)
  expect(await releaseOf(page)).toBe(oldRelease)
  await expect(banner(page)).toBeVisible()
  await banner(page).getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => releaseOf(page)).toBe('next')
  await expect(firstRow(page)).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

test(
  'a person who ignores the banner gets the new release with the next page',
  { tag: '@whole' },
  async ({ page, releases }) => {
    await openUsersWithWorker(page, releases)
    await page.goto('/admin/settings')
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await releases.deploy('next')
    await openUsers(page)
    await banner(page).getByRole('button', { name: 'Later' }).click()
    await page.goto('/admin/settings')
    expect(await releaseOf(page)).toBe('next')
  },
)

test('without a network a page that was open before says so, and any other page is a sentence', async ({
  page,
  context,
  releases,
  consoleProblems,
}) => {
  await openUsersWithWorker(page, releases)
  await openUsers(page)
  await context.setOffline(true)
  await page.goto('/admin/users?q=a')
  await expect(page.getByRole('status', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Users', exact: true })).toBeVisible()
  await page.goto('/admin/settings')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  // The browser reports the calls that failed.
  expect(consoleProblems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  consoleProblems.length = 0
})

test('a release without a worker removes it and its caches', { tag: '@whole' }, async ({ page, releases }) => {
  await openUsersWithWorker(page, releases)
  await releases.deployRemoval()
  await openUsers(page)
  const leftovers = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }))
  await expect.poll(leftovers).toEqual({ workers: 0, caches: [], databases: [] })
})
