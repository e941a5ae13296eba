import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import { themeMachine } from '#machines/app/theme.machine.ts'
import { keepEntries, putTokens } from '#tests/paths/browser/identity.ts'
import { type Hands, stage } from '#tests/paths/browser/stage.ts'
import { adminEmail } from '#tests/support/stack.ts'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }

const openWith = async (hands: Hands, remembered: Record<string, string>): Promise<void> => {
  await putTokens(hands, adminEmail)
  await keepEntries(hands, remembered)
  await hands.page.goto('/admin')
  await hands.page.getByRole('button', { name: 'Refresh' }).waitFor()
}

export const sidebarStage = stage({
  machine: sidebarMachine,
  actor: 'sidebar',
  open: (hands, { start }) => openWith(hands, { sidebar: (start.input as { width: string }).width }),
  gestures: {
    'sidebar.toggled': async ({ page }) => page.getByRole('button', { name: /the sidebar$/ }).click(),
    'drawer.opened': async ({ page }) => {
      await page.setViewportSize(phone)
      await page.getByRole('button', { name: 'Open the navigation' }).click()
      await page.setViewportSize(desktop)
    },
    'drawer.dismissed': async ({ page }) => page.keyboard.press('Escape'),
  },
  calls: {},
  isPossible: (input, { snapshot }) => !(input.type === 'event' && input.event === 'sidebar.toggled' && snapshot?.matches({ drawer: 'shown' } as never)),
})

const names = { system: 'Colours of the device', light: 'Light colours', dark: 'Dark colours' }

export const themeStage = stage({
  machine: themeMachine,
  actor: 'theme',
  open: (hands, { start }) => openWith(hands, { theme: (start.input as { theme: string }).theme }),
  gestures: { 'theme.chosen': async ({ page }, { theme }) => page.getByRole('button', { name: names[theme] }).click() },
  calls: {},
})

export const alertsStage = stage({
  machine: alertsMachine,
  actor: 'alerts',
  open: (hands) => openWith(hands, {}),
  gestures: {
    'alert.arrived': async ({ page, stack }) => {
      await stack.setFault({ operation: 'getDashboard', match: { section: 'itemOverview' }, fault: 'http-500' })
      await page.evaluate(() => [...document.querySelectorAll('button')].find((button) => button.textContent === 'Refresh')?.click())
    },
    'list.opened': async ({ page }) => page.getByRole('button', { name: /^Alerts/ }).click(),
    'list.dismissed': async ({ page }) => page.keyboard.press('Escape'),
  },
  calls: {},
})
