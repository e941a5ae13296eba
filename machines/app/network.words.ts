import type { networkMachine } from '#machines/app/network.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const networkTexts: ChartTexts<typeof networkMachine> = {
  states: {
    online: { given: 'a network', seen: 'no banner is shown' },
    offline: { given: 'no network', seen: "the banner 'You are offline' is shown" },
  },
  events: { 'network.lost': 'the network is lost', 'network.returned': 'the network is back' },
  calls: { hearNetwork: 'the hearing of the network' },
}
