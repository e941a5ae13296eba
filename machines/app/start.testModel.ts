import { startMachine } from '#machines/app/start.machine.ts'
import { defineTestModel, fails } from '#machines/testModel.ts'

export const startTestModel = defineTestModel({
  id: 'app/start',
  machine: startMachine,
  inputs: [{ name: 'the code of the console arrives', input: undefined }],
  visible: { failed: [{ role: 'alert' }, { role: 'link', name: 'Reload' }] },
  events: {},
  calls: {
    startConsole: { name: 'starting the console', outcomes: [{ name: 'the console has started' }, fails] },
    loadRenderer: { name: 'loading React', outcomes: [{ name: 'the code has arrived' }, fails] },
    loadPage: { name: 'loading the page', outcomes: [{ name: 'the code has arrived' }, fails] },
    waitForSession: {
      name: 'waiting for the session check',
      outcomes: [{ name: 'the guard has decided' }, fails],
    },
    waitForUsedAnswers: {
      name: 'using the answers that have arrived',
      outcomes: [{ name: 'the answers are used' }, fails],
    },
    renderPage: { name: 'displaying the page', outcomes: [{ name: 'the page is rendered' }, fails] },
  },
  keyOf: () => ({}),
})
