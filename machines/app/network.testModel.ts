import { inScriptsOfUsers, openAsAdmin, whileIn } from '#machines/manualTest.ts'
import { goOffline, goOnline } from '#charts/gestures.ts'
import { networkMachine } from '#machines/app/network.machine.ts'
import { defineTestModel, noPayload, fails, outsideChart } from '#charts/testModel.ts'

const page = outsideChart('page')

export const networkTestModel = defineTestModel({
  id: 'app/network',
  machine: networkMachine,
  inputs: [{ name: 'the console is opened', input: undefined }],
  visible: { offline: [{ role: 'status', name: 'You are offline' }] },
  events: {
    'call.ended': {
      when: 'a call of a page ends',
      cases: [
        { name: 'without a network', payload: { caller: page, isLost: true } },
        { name: 'with an answer', payload: { caller: page, isLost: false } },
      ],
    },
    'network.lost': { when: 'the network is lost', cases: noPayload },
    'network.restored': { when: 'the network is back', cases: noPayload },
  },
  calls: { subscribeToNetwork: { name: 'watching whether the browser is online', outcomes: [fails] } },
  keyOf: ({ context }) => ({ isCallWaiting: context.waiting.length > 0 }),
  manual: {
    impossible: { 'event call.ended': inScriptsOfUsers },
    starts: { 'the console is opened': openAsAdmin('/admin') },
    inputs: {
      'event network.lost': whileIn('online', goOffline),
      'event network.restored': whileIn('offline', goOnline),
    },
  },
})
