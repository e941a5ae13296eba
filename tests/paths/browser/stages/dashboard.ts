import type { Request } from '@playwright/test'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { putTokens } from '#tests/paths/browser/identity.ts'
import { type Hands, stage } from '#tests/paths/browser/stage.ts'
import { adminEmail } from '#tests/support/stack.ts'

const openDashboard = async (hands: Hands): Promise<void> => {
  await putTokens(hands, adminEmail)
  await hands.page.goto('/admin')
}

const isCardOfUsers = (request: Request): boolean => request.url().endsWith('/graphql') && (request.postData() ?? '').includes('userOverview')

const cannotThrow = 'a card is a chart of its own, and nothing outside can make it throw'

export const dashboardStage = stage({
  machine: dashboardMachine,
  actor: 'dashboard',
  open: openDashboard,
  gestures: { 'refresh.requested': async ({ page }) => page.getByRole('button', { name: 'Refresh' }).click() },
  calls: {},
  impossible: Object.fromEntries(
    ['userOverview', 'itemOverview', 'itemPerformance', 'itemListings'].map((card) => [`outcome ${card}: the call fails`, cannotThrow]),
  ),
})

/** A card whose call failed has its Retry; the others are loaded anew by Refresh. */
export const sectionStage = stage({
  machine: sectionMachine,
  actor: 'userOverview',
  kinds: { load: isCardOfUsers },
  open: openDashboard,
  gestures: {
    'load.requested': async ({ page }) => {
      const retry = page.getByRole('region', { name: 'User Overview' }).getByRole('button', { name: 'Retry' })
      await ((await retry.isVisible()) ? retry : page.getByRole('button', { name: 'Refresh' })).click()
    },
    'frame.chosen': async ({ page }, { frame }) => {
      const picker = page.getByRole('region', { name: 'User Overview' }).getByRole('combobox')
      const isChosen = (await picker.inputValue()) === frame
      if (isChosen) await picker.dispatchEvent('change')
      else await picker.selectOption(frame)
    },
  },
  calls: {
    loadSection: {
      kind: 'load',
      ends: {
        'the figures arrive': async ({ held }) => held('load').continue(),
        'the call fails': async ({ held }) => held('load').abort(),
      },
    },
  },
})
