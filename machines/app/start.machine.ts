import { setup } from 'xstate'
import { type BootContent, bootContentOf, type OpenedPage } from '#domain/app/firstContent.ts'
import type { AccessDecision } from '#domain/auth/access.ts'
import { bootCodeTimeoutMs, bootContentTimeoutMs } from '#domain/limits.ts'
import type { StateMeta } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface StartInput extends OpenedPage {
  /** The document contains the whole page. */
  isPrerendered: boolean
  /** The document contains the frame of an admin page, with a place for its first content. */
  hasBootSlot: boolean
}

/** The boot code of a page draws its content. */
interface BootInput {
  content: BootContent | null
}

const contentOf = ({ context }: { context: StartInput }): BootInput => ({ content: bootContentOf(context) })

export const startMachine = setup({
  types: {
    input: {} as StartInput,
    context: {} as StartInput,
    meta: {} as StateMeta,
  },
  actors: {
    waitForPaint: notProvided<void>('waitForPaint'),
    loadBootCode: notProvided<void, BootInput>('loadBootCode'),
    decideAccess: notProvided<AccessDecision, BootInput>('decideAccess'),
    drawBootContent: notProvided<void, BootInput>('drawBootContent'),
    loadConsole: notProvided<void>('loadConsole'),
    startConsole: notProvided<void>('startConsole'),
    loadPage: notProvided<void>('loadPage'),
    waitForSession: notProvided<void>('waitForSession'),
    waitForUsedAnswers: notProvided<void>('waitForUsedAnswers'),
    renderPage: notProvided<void>('renderPage'),
  },
  delays: { bootCodeTimeout: bootCodeTimeoutMs, bootContentTimeout: bootContentTimeoutMs },
  guards: {
    isPrerendered: ({ context }) => context.isPrerendered,
    hasBootContent: ({ context }) => context.hasBootSlot && bootContentOf(context) !== null,
    isAdmitted: (_, { kind }: AccessDecision) => kind === 'admitted',
  },
}).createMachine({
  id: 'start',
  description: 'The start of the console, until the page answers. The first calls are sent already.',
  context: ({ input }) => input,
  initial: 'checkingDocument',
  states: {
    checkingDocument: {
      description: 'Does the document contain the page, or the frame of an admin page for its first content?',
      meta: { section: '§2' },
      always: [
        { guard: 'isPrerendered', target: 'painting' },
        { guard: 'hasBootContent', target: 'loadingBootCode' },
        { target: 'loadingConsole' },
      ],
    },
    painting: {
      description: 'The page is in the document. The browser paints it before the console loads.',
      meta: { section: '§2' },
      invoke: { id: 'waitForPaint', src: 'waitForPaint', onDone: 'loadingConsole', onError: 'loadingConsole' },
    },
    loadingBootCode: {
      description:
        'The frame of the page is visible. The code that draws the first rows or figures is loading. ' +
        `After ${bootCodeTimeoutMs / 1_000} seconds the console loads without them.`,
      meta: { section: '§2' },
      invoke: {
        id: 'loadBootCode',
        src: 'loadBootCode',
        input: contentOf,
        onDone: 'decidingAccess',
        onError: 'loadingConsole',
      },
      after: { bootCodeTimeout: 'loadingConsole' },
    },
    decidingAccess: {
      description: 'May the person see content of the admin area? The rule is the one of the session guard.',
      meta: { section: '§6' },
      invoke: {
        id: 'decideAccess',
        src: 'decideAccess',
        input: contentOf,
        onDone: [
          { guard: { type: 'isAdmitted', params: ({ event }) => event.output }, target: 'drawing' },
          { target: 'loadingConsole' },
        ],
        onError: 'loadingConsole',
      },
    },
    drawing: {
      description:
        'The first rows or figures are drawn into the frame when their answer arrives. ' +
        `After ${bootContentTimeoutMs} milliseconds the console loads. The page does not answer yet.`,
      meta: { section: '§2' },
      invoke: {
        id: 'drawBootContent',
        src: 'drawBootContent',
        input: contentOf,
        onDone: 'loadingConsole',
        onError: 'loadingConsole',
      },
      after: { bootContentTimeout: 'loadingConsole' },
    },
    loadingConsole: {
      description: 'The code of the console is loading. The page stays as it is.',
      meta: { section: '§2' },
      invoke: { id: 'loadConsole', src: 'loadConsole', onDone: 'startingConsole', onError: 'failed' },
    },
    startingConsole: {
      description: 'The charts of the console start, and read the URL.',
      meta: { section: '§2' },
      invoke: { id: 'startConsole', src: 'startConsole', onDone: 'loadingPage', onError: 'failed' },
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
      description: 'The charts take over the answers that have arrived, so that the first view shows them.',
      meta: { section: '§7' },
      invoke: { id: 'waitForUsedAnswers', src: 'waitForUsedAnswers', onDone: 'rendering', onError: 'rendering' },
    },
    rendering: {
      description: 'The console renders the page.',
      meta: { section: '§2' },
      invoke: { id: 'renderPage', src: 'renderPage', onDone: 'running', onError: 'failed' },
    },
    running: {
      description: 'The page answers.',
      meta: { section: '§2' },
      type: 'final',
    },
    failed: {
      description: 'The console could not start. A notice says so, and a link loads the page again.',
      meta: { section: '§8' },
    },
  },
})
