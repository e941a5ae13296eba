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
  calls: { subscribeToNetwork: { outcomes: {} } },
  impossible: { 'outcome subscribeToNetwork: the call fails': 'a window listener cannot fail' },
})
