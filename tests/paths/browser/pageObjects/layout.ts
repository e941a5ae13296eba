import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import { versionMachine } from '#machines/app/version.machine.ts'
import { themeMachine } from '#machines/app/theme.machine.ts'
import { storeInLocalStorage, storeTokens } from '#tests/paths/browser/identity.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }

const openWith = async (hands: TestContext, remembered: Record<string, string>): Promise<void> => {
  await storeTokens(hands, adminEmail)
  await storeInLocalStorage(hands, remembered)
  await hands.page.goto('/admin')
  await hands.page.getByRole('button', { name: 'Refresh' }).waitFor()
}

export const sidebarPageObject = pageObject({
  machine: sidebarMachine,
  actorId: 'sidebar',
  open: (hands, { start }) => openWith(hands, { sidebar: (start.input as { width: string }).width }),
  steps: {
    'sidebar.toggled': async ({ page }) => page.getByRole('button', { name: /the sidebar$/ }).click(),
    'drawer.opened': async ({ page }) => {
      await page.setViewportSize(phone)
      await page.getByRole('button', { name: 'Open the navigation' }).click()
      await page.setViewportSize(desktop)
    },
    'dialog.dismissed': async ({ page }) => page.keyboard.press('Escape'),
  },
  calls: {},
  isPossible: (input, { snapshot }) =>
    !(input.type === 'event' && input.event === 'sidebar.toggled' && snapshot?.matches({ drawer: 'shown' } as never)),
})

const names = { system: 'Colours of the device', light: 'Light colours', dark: 'Dark colours' }

export const themePageObject = pageObject({
  machine: themeMachine,
  actorId: 'theme',
  open: (hands, { start }) => openWith(hands, { theme: (start.input as { theme: string }).theme }),
  steps: { 'theme.chosen': async ({ page }, { theme }) => page.getByRole('button', { name: names[theme] }).click() },
  calls: {},
})

export const alertsPageObject = pageObject({
  machine: alertsMachine,
  actorId: 'alerts',
  open: (hands) => openWith(hands, {}),
  steps: {
    'alert.received': async ({ page, stack }) => {
      await stack.setFault({ operation: 'getDashboard', match: { section: 'itemOverview' }, fault: 'http-500' })
      await page.evaluate(() =>
        [...document.querySelectorAll('button')].find((button) => button.textContent === 'Refresh')?.click(),
      )
    },
    'alerts.opened': async ({ page }) => page.getByRole('button', { name: /^Alerts/ }).click(),
    'dialog.dismissed': async ({ page }) => page.keyboard.press('Escape'),
    'retry.requested': async ({ page }) =>
      page
        .getByRole('region', { name: 'Alerts of this session' })
        .getByRole('button', { name: 'Retry' })
        .last()
        .click(),
  },
  calls: {},
  impossible: { 'event alert.received: a notice': 'nothing on the dashboard gives a notice; a journey shows one' },
  isPossible: (input, { snapshot }) => {
    const first = (snapshot?.context as { alerts: { retry: unknown }[] } | undefined)?.alerts.at(-1)
    return !(input.type === 'event' && input.event === 'retry.requested' && !first?.retry)
  },
})

/** A start script of another name is what a new deployment leaves behind; a part that is gone is what the browser tells of it. */
export const versionPageObject = pageObject({
  machine: versionMachine,
  actorId: 'version',
  open: async ({ page }) => void (await page.goto('/sign-in')),
  steps: {
    'version.replaced': async ({ page }) => {
      await page.evaluate(() => {
        globalThis.fetch = async () => new Response('<script type="module" src="/assets/start-new.js"></script>')
        dispatchEvent(new Event('vite:preloadError'))
      })
    },
    'reload.requested': async ({ page }) =>
      page.getByRole('status', { name: 'New version' }).getByRole('button', { name: 'Load again' }).click(),
    'notice.dismissed': async ({ page }) => page.getByRole('button', { name: 'Later' }).click(),
  },
  calls: { hearVersion: { outcomes: {} } },
  impossible: {
    'outcome hearVersion: the call fails': 'hearing an event of the window never fails',
    'event reload.requested': 'the page that is loaded again starts anew; a journey shows it',
  },
})
