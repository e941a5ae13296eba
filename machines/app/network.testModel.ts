import { networkMachine } from '#machines/app/network.machine.ts'
import { defineTestModel, noPayload, fails } from '#machines/testModel.ts'

export const networkTestModel = defineTestModel({
  id: 'app/network',
  machine: networkMachine,
  inputs: [{ name: 'the console is opened', input: undefined }],
  states: {
    online: { given: 'a network', seen: 'the page shows no banner' },
    offline: {
      given: 'no network',
      seen: "the page shows the banner 'You are offline'",
      visible: [{ role: 'status', name: 'You are offline' }],
    },
  },
  events: {
    'network.lost': { when: 'the network is lost', cases: noPayload },
    'network.restored': { when: 'the network is back', cases: noPayload },
  },
  calls: { subscribeToNetwork: { name: 'watching whether the browser is online', outcomes: [fails] } },
  keyOf: () => ({}),
})
