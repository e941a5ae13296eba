import { versionMachine } from '#machines/app/version.machine.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

export const versionTestModel = defineTestModel({
  id: 'app/version',
  machine: versionMachine,
  inputs: [{ name: 'the console is opened', input: undefined }],
  visible: {
    outdated: [{ role: 'status', name: 'New version' }],
    'keyRefused.replaced': [{ role: 'status', name: 'New version' }],
    'keyRefused.notReplaced': [{ role: 'status', name: 'Update needed' }],
  },
  events: {
    'version.replaced': { when: 'a file is missing because a new version was deployed', cases: noPayload },
    'key.refused': { when: 'the server refuses the API key of a call', cases: noPayload },
    'reload.requested': { when: "the person presses 'Reload'", cases: noPayload },
    'notice.dismissed': { when: "the person presses 'Later'", cases: noPayload },
  },
  calls: {
    subscribeToVersion: { name: 'watching for missing files, and for the return of the network', outcomes: [fails] },
    waitUntilQuiet: { name: 'waiting until the page has loaded', outcomes: [{ name: 'the page has loaded' }, fails] },
    checkVersion: {
      name: 'asking the server for its version',
      outcomes: [
        { name: 'the version is the same', output: false },
        { name: 'another version is deployed', output: true },
        fails,
      ],
    },
    askForVersion: {
      name: 'asking the server for its version after a refusal',
      outcomes: [
        { name: 'the version is the same', output: false },
        { name: 'another version is deployed', output: true },
        fails,
      ],
    },
    registerWorker: {
      name: 'setting up the browser to keep pages',
      outcomes: [{ name: 'the service worker is registered' }, fails],
    },
  },
  keyOf: () => ({}),
  notByHand: 'another version must be deployed while the page is open; a journey deploys one',
})
