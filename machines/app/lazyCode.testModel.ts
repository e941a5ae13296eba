import { inScriptsOfUsers } from '#machines/manualTest.ts'
import { lazyCodeMachine } from '#machines/app/lazyCode.machine.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

export const lazyCodeTestModel = defineTestModel({
  id: 'app/lazyCode',
  machine: lazyCodeMachine,
  inputs: [{ name: 'the console is opened', input: undefined }],
  visible: {
    'loading.slow': [{ role: 'alert' }, { role: 'button', name: 'Retry' }],
    failed: [{ role: 'alert' }, { role: 'button', name: 'Retry' }],
  },
  events: { 'code.requested': { when: "the person opens the part, or presses 'Retry'", cases: noPayload } },
  calls: {
    loadCode: { name: 'loading the part', outcomes: [{ name: 'the code arrives', output: 'the code' }, fails] },
    awaitNetwork: { name: 'waiting until the browser is online', outcomes: [{ name: 'the network is back' }, fails] },
  },
  keyOf: () => ({}),
  notByHand: inScriptsOfUsers,
})
