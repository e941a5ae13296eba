import { expect } from '@playwright/test'
import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import { versionMachine } from '#machines/app/version.machine.ts'
import { themeMachine } from '#machines/app/theme.machine.ts'
import { storeInLocalStorage, storeTokens } from '#tests/paths/browser/session/identity.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'

const phone = { width: 360, height: 740 }
const tablet = { width: 1024, height: 800 }
const desktop = { width: 1280, height: 800 }

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
  steps: {
    'sidebar.toggled': async ({ page }) => page.getByRole('button', { name: /the sidebar$/ }).click(),
    'drawer.opened': async ({ page }) => {
      await page.setViewportSize(phone)
      await page.getByRole('button', { name: 'Open the navigation' }).click()
      await page.setViewportSize(desktop)
    },
    'dialog.dismissed': async ({ page }) => page.keyboard.press('Escape'),
    'window.narrowed': async ({ page }) => page.setViewportSize(tablet),
    'window.widened': async ({ page }) => page.setViewportSize(desktop),
  },
  calls: { subscribeToWidth: { outcomes: {} } },
  impossible: { 'outcome subscribeToWidth: the call fails': 'every browser can tell the width of its window' },
  isPossible: (input, { snapshot }) => {
    const matches = (value: object) => snapshot?.matches(value as never) === true
    if (input.type !== 'event') return true
    if (input.event === 'sidebar.toggled') return !matches({ drawer: 'open' })
    // The drawer needs the width of a phone, which the bar would follow.
    if (input.event === 'drawer.opened') return !matches({ bar: 'automatic' })
    if (input.event === 'window.narrowed') return matches({ bar: { automatic: 'wide' } })
    if (input.event === 'window.widened') return matches({ bar: { automatic: 'narrow' } })
    return true
  },
})

const themeNames = { system: 'System theme', light: 'Light theme', dark: 'Dark theme' }

export const themePageObject = pageObject({
  machine: themeMachine,
  actorId: 'theme',
  open: async (context, { start }) => {
    await openWith(context, { theme: (start.input as { theme: string }).theme })
    await context.page.getByRole('button', { name: /^Account of/ }).click()
  },
  steps: {
    'theme.chosen': async ({ page }, { theme }) => page.getByRole('menuitemradio', { name: themeNames[theme] }).click(),
  },
  calls: {},
})

export const alertsPageObject = pageObject({
  machine: alertsMachine,
  actorId: 'alerts',
  open: (context) => openWith(context, {}),
  steps: {
    'alert.received': async () => undefined,
    'alert.stamped': async ({ page, stack }) => {
      // The fault must not meet the comparison of the first load.
      await expect(page.getByRole('region', { name: 'Key figures' })).toContainText(/New items[\d,]+.+from [\d,]+/)
      await stack.setFault({ operation: 'getDashboard', match: { section: 'itemOverview' }, fault: 'http-500' })
      await page.evaluate(() =>
        [...document.querySelectorAll('button')].find((button) => button.textContent === 'Refresh')?.click(),
      )
    },
    'alerts.opened': async ({ page }) => page.getByRole('button', { name: /^Alerts/ }).click(),
    'dialog.dismissed': async ({ page }) => page.keyboard.press('Escape'),
    'retry.requested': async ({ page }) =>
      page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Retry' }).last().click(),
  },
  calls: { clock: { outcomes: {} } },
  impossible: {
    'event alert.received: a failure': 'the clock answers at once; the steps of its answer show it',
    'event alert.stamped: a failure of a list that has loaded since': 'the dashboard has no list; a journey tests one',
    'event alert.stamped: a failure of a page that is closed': 'the dashboard stays open; a journey tests it',
    'event alert.received: news': 'the clock answers at once; the steps of its answer show it',
    'event alert.stamped: news': 'the dashboard has no news in a test; a journey tests one',
    'outcome clock: the call fails': 'a clock cannot fail',
  },
  isPossible: (input, { snapshot }) => {
    const oldest = (snapshot?.context as { alerts: { retry: unknown }[] } | undefined)?.alerts.at(-1)
    return !(input.type === 'event' && input.event === 'retry.requested' && !oldest?.retry)
  },
})

const noStep = async (): Promise<void> => undefined

/** Waits until the page is quiet. Then it simulates a new deployment: a chunk fails to load, and the release differs. */
export const versionPageObject = pageObject({
  machine: versionMachine,
  actorId: 'version',
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
    'key.refused': async () => undefined,
    'reload.requested': async ({ page }) =>
      page.getByRole('status', { name: 'New version' }).getByRole('button', { name: 'Reload' }).click(),
    'notice.dismissed': async ({ page }) => page.getByRole('button', { name: 'Later' }).click(),
  },
  calls: {
    subscribeToVersion: { outcomes: {} },
    waitUntilQuiet: { endsImmediately: true, outcomes: { 'the page has loaded': noStep } },
    checkVersion: { endsImmediately: true, outcomes: { 'the version is the same': noStep } },
    askForVersion: { outcomes: {} },
    registerWorker: { endsImmediately: true, outcomes: { 'the service worker is registered': noStep } },
  },
  impossible: {
    'outcome subscribeToVersion: the call fails': 'a window listener cannot fail',
    'outcome waitUntilQuiet: the call fails': 'a timer cannot fail',
    'outcome checkVersion: another version is deployed': 'service workers are blocked here; a journey tests it',
    'outcome checkVersion: the call fails': 'service workers are blocked here; a journey tests it',
    'outcome registerWorker: the call fails': 'service workers are blocked here',
    'event key.refused': 'the sign-in page makes no call of the API; a journey tests it',
    'event reload.requested': 'the reloaded page has a new chart; a journey tests the reload',
  },
})
