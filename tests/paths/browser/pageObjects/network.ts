import { networkMachine } from '#machines/app/network.machine.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'

export const networkPageObject = pageObject({
  machine: networkMachine,
  actorId: 'network',
  open: async ({ page }) => void (await page.goto('/sign-in')),
  steps: {
    'network.lost': async ({ page }) => page.context().setOffline(true),
    'network.restored': async ({ page }) => page.context().setOffline(false),
  },
  calls: { hearNetwork: { outcomes: {} } },
  impossible: { 'outcome hearNetwork: the call fails': 'hearing an event of the window never fails' },
})
