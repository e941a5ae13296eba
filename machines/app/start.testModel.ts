import { startMachine } from '#machines/app/start.machine.ts'
import { defineTestModel, fails } from '#machines/testModel.ts'

export const startTestModel = defineTestModel({
  id: 'app/start',
  machine: startMachine,
  inputs: [{ name: 'the code of the console arrives', input: undefined }],
  states: {
    startingConsole: { given: 'the console starting', seen: 'the page does not answer yet' },
    loadingRenderer: { given: 'the code that renders pages loading', seen: 'the page does not answer yet' },
    loadingPage: { given: 'the code of the page loading', seen: 'the page does not answer yet' },
    waitingForSession: { given: 'the session guard deciding', seen: 'the page does not answer yet' },
    waitingForAnswers: { given: 'the answers being taken over', seen: 'the page does not answer yet' },
    rendering: { given: 'the page being rendered', seen: 'the page does not answer yet' },
    running: { given: 'the console running', seen: 'the page answers' },
    failed: {
      given: 'a console that could not start',
      seen: 'a notice says that the console could not start',
      visible: [{ role: 'alert' }, { role: 'link', name: 'Reload' }],
    },
  },
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
