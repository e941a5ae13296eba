import { lazyCodeMachine } from '#machines/app/lazyCode.machine.ts'
import { defineTestModel, fails, noPayload } from '#machines/testModel.ts'

export const lazyCodeTestModel = defineTestModel({
  id: 'app/lazyCode',
  machine: lazyCodeMachine,
  inputs: [{ name: 'the console is opened', input: undefined }],
  states: {
    idle: { given: 'a part that was not opened yet', seen: 'the part is closed' },
    'loading.waiting': { given: 'a part whose code loads', seen: 'the rest of the page stays as it is' },
    'loading.slow': {
      given: 'a part whose code takes long to load',
      seen: 'a notice says that the part could not be loaded',
      visible: [{ role: 'alert' }, { role: 'button', name: 'Retry' }],
    },
    failed: {
      given: 'a part whose code could not be loaded',
      seen: 'a notice says that the part could not be loaded',
      visible: [{ role: 'alert' }, { role: 'button', name: 'Retry' }],
    },
    ready: { given: 'a part whose code is loaded', seen: 'the part is open' },
  },
  events: {
    'code.requested': { when: "the person opens the part, or presses 'Retry'", cases: noPayload },
  },
  calls: {
    loadCode: { name: 'loading the part', outcomes: [{ name: 'the code arrives', output: 'the code' }, fails] },
  },
  keyOf: () => ({}),
})
