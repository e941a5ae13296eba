import { expect } from '@playwright/test'
import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import { versionMachine } from '#machines/app/version.machine.ts'
import { themeMachine } from '#machines/app/theme.machine.ts'
import { storeInLocalStorage, storeTokens } from '#tests/paths/browser/session/identity.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'

const openWith = async (context: TestContext, preferences: Record<string, string>): Promise<void> => {
  await storeTokens(context, adminEmail)
  await storeInLocalStorage(context, preferences)
  await context.page.goto('/admin')
  await context.page.getByRole('button', { name: 'Refresh' }).waitFor()
}

export const sidebarPageObject = pageObject({
  machine: sidebarMachine,
  actorId: 'sidebar',
  open: (context, { start }) => openWith(context, { sidebar: (start.input as { mode: string }).mode }),
  impossible: { 'outcome subscribeToWidth: the call fails': 'every browser can tell the width of its window' },
})

export const themePageObject = pageObject({
  machine: themeMachine,
  actorId: 'theme',
  open: (context, { start }) => openWith(context, { theme: (start.input as { theme: string }).theme }),
})

export const alertsPageObject = pageObject({
  machine: alertsMachine,
  actorId: 'alerts',
  open: (context) => openWith(context, {}),
  steps: {
    'alert.stamped': async ({ page, stack }) => {
      // The fault must not meet the comparison of the first load.
      await expect(page.getByRole('region', { name: 'Key figures' })).toContainText(/New items[\d,]+.+from [\d,]+/)
      await stack.setFault({ operation: 'getDashboard', match: { section: 'itemOverview' }, fault: 'http-500' })
      await page.evaluate(() =>
        [...document.querySelectorAll('button')].find((button) => button.textContent === 'Refresh')?.click(),
      )
    },
  },
  impossible: {
    'event alert.stamped: a failure of a list that has loaded since': 'the dashboard has no list; a journey tests one',
    'event alert.stamped: a failure of a page that is closed': 'the dashboard stays open; a journey tests it',
    'event alert.stamped: news': 'the dashboard has no news in a test; a journey tests one',
  },
  isPossible: (input, { snapshot }) => {
    const oldest = (snapshot?.context as { alerts: { retry: unknown }[] } | undefined)?.alerts.at(-1)
    return !(input.type === 'event' && input.event === 'retry.requested' && !oldest?.retry)
  },
})

/** Waits until the page is quiet. Then it simulates a new deployment: a chunk fails to load, and the release differs. */
export const versionPageObject = pageObject({
  machine: versionMachine,
  actorId: 'version',
  endsAtOnce: ['waitUntilQuiet', 'checkVersion', 'registerWorker'],
  open: async ({ page }) => {
    await page.goto('/sign-in')
    await page.waitForFunction(
      () => (window as never as { charts?: { version?: { value: string } } }).charts?.version?.value === 'current',
    )
  },
  steps: {
    'version.replaced': async ({ page }) => {
      await page.evaluate(() => {
        globalThis.fetch = async () => new Response('<meta name="release" content="next" />')
        dispatchEvent(new Event('vite:preloadError'))
      })
    },
    'notice.dismissed': async ({ page }) => page.getByRole('button', { name: 'Later' }).click(),
  },
  impossible: {
    'outcome checkVersion: another version is deployed': 'service workers are blocked here; a journey tests it',
    'outcome askForVersion: the version is the same': 'only a refused key asks for it',
    'outcome askForVersion: another version is deployed': 'only a refused key asks for it',
    'event key.refused': 'the sign-in page makes no call of the API; a journey tests it',
    'event reload.requested': 'the reloaded page has a new chart; a journey tests the reload',
  },
})
