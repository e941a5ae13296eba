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
  description:
    'The console starts and displays the opened page. The first requests to the server are sent before ' +
    'the console starts.',
  initial: 'startingConsole',
  states: {
    startingConsole: {
      description: 'A first view of the page is visible, but does not react yet. The console starts and reads the URL.',
      meta: { section: '§2' },
      invoke: { id: 'startConsole', src: 'startConsole', onDone: 'loadingRenderer', onError: 'failed' },
    },
    loadingRenderer: {
      description: 'React, which displays the pages, is loading. The page does not react yet.',
      meta: { section: '§2' },
      invoke: { id: 'loadRenderer', src: 'loadRenderer', onDone: 'loadingPage', onError: 'failed' },
    },
    loadingPage: {
      description: 'The opened page loads. If it cannot be loaded, the console shows a notice in its place.',
      meta: { section: '§8' },
      invoke: { id: 'loadPage', src: 'loadPage', onDone: 'waitingForSession', onError: 'rendering' },
    },
    waitingForSession: {
      description:
        'The first view of an admin page stays until the console knows whether the person may enter. Other pages do ' +
        'not wait.',
      meta: { section: '§4' },
      invoke: {
        id: 'waitForSession',
        src: 'waitForSession',
        onDone: 'waitingForAnswers',
        onError: {
          description: 'The session check stops without a result, so the console no longer waits for it.',
          target: 'rendering',
        },
      },
    },
    waitingForAnswers: {
      description:
        'Some requests were sent before the console started. The console uses the answers that have arrived ' +
        'by now, so that the page shows them at once.',
      meta: { section: '§7' },
      invoke: { id: 'waitForUsedAnswers', src: 'waitForUsedAnswers', onDone: 'rendering', onError: 'rendering' },
    },
    rendering: {
      description: 'The console displays the page, or a notice if the page could not be loaded.',
      meta: { section: '§2' },
      invoke: { id: 'renderPage', src: 'renderPage', onDone: 'running', onError: 'failed' },
    },
    running: {
      description: 'The page is visible and can be used.',
      meta: { section: '§2' },
      type: 'final',
    },
    failed: {
      description: "The console could not start. A notice says so, and its link 'Reload' loads the page again.",
      meta: { section: '§8' },
    },
  },
})
