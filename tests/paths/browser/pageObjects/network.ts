import { networkMachine } from '#machines/app/network.machine.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'

const noCall = 'the sign-in page makes no call of the API; a journey tests it'

export const networkPageObject = pageObject({
  machine: networkMachine,
  actorId: 'network',
  // A request that is still under way when the network is lost would be a problem in the browser's log.
  open: async ({ page }) => void (await page.goto('/sign-in', { waitUntil: 'networkidle' })),
  steps: {
    'call.ended': async () => undefined,
    'network.lost': async ({ page }) => page.context().setOffline(true),
    'network.restored': async ({ page }) => page.context().setOffline(false),
  },
  calls: { subscribeToNetwork: { outcomes: {} } },
  impossible: {
    'event call.ended: without a network': noCall,
    'event call.ended: with an answer': noCall,
    'outcome subscribeToNetwork: the call fails': 'a window listener cannot fail',
  },
})
