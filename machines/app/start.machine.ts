import { setup } from 'xstate'
import type { StateMeta } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export const startMachine = setup({
  types: { meta: {} as StateMeta },
  actors: {
    startConsole: notProvided<void>('startConsole'),
    loadRenderer: notProvided<void>('loadRenderer'),
    loadPage: notProvided<void>('loadPage'),
    waitForSession: notProvided<void>('waitForSession'),
    waitForUsedAnswers: notProvided<void>('waitForUsedAnswers'),
    renderPage: notProvided<void>('renderPage'),
  },
}).createMachine({
  id: 'start',
  description: 'The start of the console, until the page answers. Its first calls are sent already.',
  initial: 'startingConsole',
  states: {
    startingConsole: {
      description: 'The page of the document is visible. The charts of the console start, and read the URL.',
      meta: { section: '§2' },
      invoke: { id: 'startConsole', src: 'startConsole', onDone: 'loadingRenderer', onError: 'failed' },
    },
    loadingRenderer: {
      description: 'The charts run. The code that shows every page is loading.',
      meta: { section: '§2' },
      invoke: { id: 'loadRenderer', src: 'loadRenderer', onDone: 'loadingPage', onError: 'failed' },
    },
    loadingPage: {
      description: 'The code of the opened page is loading. If it fails, the console shows the error.',
      meta: { section: '§8' },
      invoke: { id: 'loadPage', src: 'loadPage', onDone: 'waitingForSession', onError: 'rendering' },
    },
    waitingForSession: {
      description: 'The frame of the admin page stays until the session guard has decided.',
      meta: { section: '§4' },
      invoke: { id: 'waitForSession', src: 'waitForSession', onDone: 'waitingForAnswers', onError: 'rendering' },
    },
    waitingForAnswers: {
      description:
        'Some calls were sent before the console started. The page uses the answers that have arrived from its first view on.',
      meta: { section: '§7' },
      invoke: { id: 'waitForUsedAnswers', src: 'waitForUsedAnswers', onDone: 'rendering', onError: 'rendering' },
    },
    rendering: {
      description: 'The console shows the page.',
      meta: { section: '§2' },
      invoke: { id: 'renderPage', src: 'renderPage', onDone: 'running', onError: 'failed' },
    },
    running: {
      description: 'The page is shown and can be used.',
      meta: { section: '§2' },
      type: 'final',
    },
    failed: {
      description: 'The console could not start. A notice says so, and a link loads the page again.',
      meta: { section: '§8' },
    },
  },
})
