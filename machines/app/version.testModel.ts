import { versionMachine } from '#machines/app/version.machine.ts'
import { defineTestModel, noPayload, fails } from '#machines/testModel.ts'

export const versionTestModel = defineTestModel({
  id: 'app/version',
  machine: versionMachine,
  inputs: [{ name: 'the console is opened', input: undefined }],
  states: {
    current: { given: 'the deployed version running', seen: 'the page shows no notice of a new version' },
    outdated: {
      given: 'a new version deployed',
      seen: 'a notice says that there is a new version',
      visible: [{ role: 'status', name: 'New version' }],
    },
  },
  events: {
    'version.replaced': { when: 'a file is missing because a new version was deployed', cases: noPayload },
    'reload.requested': { when: "the person presses 'Load again'", cases: noPayload },
    'notice.dismissed': { when: "the person presses 'Later'", cases: noPayload },
  },
  calls: { subscribeToVersion: { name: 'the version subscription', outcomes: [fails] } },
  keyOf: () => ({}),
})
