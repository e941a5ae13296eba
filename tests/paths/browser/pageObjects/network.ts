import { networkMachine } from '#machines/app/network.machine.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'

export const networkPageObject = pageObject({
  machine: networkMachine,
  actorId: 'network',
  // A request that is still under way when the network is lost would be a problem in the browser's log.
  open: async ({ page }) => void (await page.goto('/sign-in', { waitUntil: 'networkidle' })),
})
