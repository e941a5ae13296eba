import { networkMachine } from '#machines/app/network.machine.ts'
import { stage } from '#tests/paths/browser/pageObject.ts'

export const networkStage = stage({
  machine: networkMachine,
  actor: 'network',
  open: async ({ page }) => void (await page.goto('/sign-in')),
  gestures: {
    'network.lost': async ({ page }) => page.context().setOffline(true),
    'network.returned': async ({ page }) => page.context().setOffline(false),
  },
  calls: { hearNetwork: { ends: {} } },
  impossible: { 'outcome hearNetwork: the call fails': 'hearing an event of the window never fails' },
})
