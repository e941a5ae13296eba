import { openAsAdmin, whileIn } from '#machines/manualTest.ts'
import { networkMachine } from '#machines/app/network.machine.ts'
import { defineTestModel, noPayload, fails } from '#charts/testModel.ts'

export const networkTestModel = defineTestModel({
  id: 'app/network',
  machine: networkMachine,
  inputs: [{ name: 'the console is opened', input: undefined }],
  visible: { offline: [{ role: 'status', name: 'You are offline' }] },
  events: {
    'network.lost': { when: 'the network is lost', cases: noPayload },
    'network.restored': { when: 'the network is back', cases: noPayload },
  },
  calls: { subscribeToNetwork: { name: 'watching whether the browser is online', outcomes: [fails] } },
  keyOf: () => ({}),
  manual: {
    starts: { 'the console is opened': openAsAdmin('/admin') },
    inputs: {
      'event network.lost': whileIn(
        'online',
        "choose 'Offline' in the tab 'Network' of the browser's DevTools (key F12)",
      ),
      'event network.restored': whileIn(
        'offline',
        "choose 'No throttling' in the tab 'Network' of the browser's DevTools",
      ),
    },
  },
})
