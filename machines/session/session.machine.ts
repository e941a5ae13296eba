import { keysRetryDelayMs, slowCheckMs, tokensDebounceMs } from '#domain/limits.ts'
import { decisionOf, type SessionOutput, sessionSetup } from '#machines/session/session.setup.ts'

/** How a call of the guard waits: first with the page frame, then with a sentence. */
const waitingStates = (call: 'readingSession' | 'verifying') =>
  ({
    waiting: {
      description: 'Only the page frame is visible.',
      meta: { section: '§4' },
      tags: 'busy',
      after: { slowCheck: 'slow' },
    },
    slow: {
      description:
        `After ${slowCheckMs / 1_000} seconds the page says 'Checking your session takes long'. ` +
        'The person can wait, try again, or sign in.',
      meta: { section: '§8' },
      on: {
        'retry.requested': { target: `#session.${call}`, reenter: true },
        'signIn.requested': '#session.refused',
      },
    },
  }) as const

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'The session guard of an area. It decides whether the signed-in person can enter.',
  context: ({ input }) => ({ ...input, profile: null, expiresAt: 0, problem: null, refusalReason: null }),
  initial: 'readingSession',
  invoke: { id: 'subscribeToTabs', src: 'subscribeToTabs', onError: {} },
  on: { 'signOut.received': { target: '.refused', actions: 'toastSignedOut' } },
  states: {
    readingSession: {
      description: 'The stored session is read. One tab renews it for all tabs if it has expired.',
      meta: { section: '§4' },
      initial: 'waiting',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'isAdmitted', params: decisionOf },
            target: 'verifying',
            actions: { type: 'setProfile', params: decisionOf },
          },
          { guard: { type: 'hasSessionEnded', params: decisionOf }, target: 'ended' },
          { guard: { type: 'isRefused', params: decisionOf }, target: 'refused' },
          { target: 'clearingSession', actions: { type: 'setRefusalReason', params: decisionOf } },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
      states: waitingStates('readingSession'),
    },
    unreachable: {
      description:
        'The identity provider did not answer, so the session could not be renewed. The person stays signed in. ' +
        'The page shows the reason and Retry. The console also tries again when the network is back, or when another ' +
        'tab has renewed the session.',
      meta: { section: '§8' },
      on: { 'retry.requested': 'readingSession', 'signIn.requested': 'refused', 'tokens.changed': 'settling' },
      invoke: { id: 'awaitNetwork', src: 'awaitNetwork', onDone: 'readingSession', onError: 'unreachable' },
    },
    settling: {
      description: `Another tab is changing the stored tokens. They are read after ${tokensDebounceMs} ms without a change.`,
      meta: { section: '§4' },
      on: { 'tokens.changed': { target: 'settling', reenter: true } },
      after: { tokensDebounce: 'readingSession' },
    },
    verifying: {
      description: 'The tokens are checked against the keys of the user pool. Until then no page opens.',
      meta: { section: '§6' },
      initial: 'waiting',
      invoke: {
        id: 'checkTokens',
        src: 'checkTokens',
        onDone: [
          {
            guard: { type: 'hasSameClaims', params: ({ event }) => event.output },
            target: 'admitted',
            actions: [{ type: 'setExpiry', params: ({ event }) => event.output }, 'storeProfile'],
          },
          { guard: { type: 'isInvalid', params: ({ event }) => event.output }, target: 'clearingSession' },
          { target: 'readingSession' },
        ],
        onError: {
          target: 'unverified',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
      states: {
        ...waitingStates('verifying'),
        again: {
          description:
            'The check is repeated. Retry shows progress, and the page still says why the last check failed.',
          meta: { section: '§8' },
          on: { 'signIn.requested': '#session.refused' },
        },
      },
    },
    unverified: {
      description:
        'The keys of the user pool could not be loaded. No page opens. The page shows the reason and Retry. ' +
        `The check is repeated every ${keysRetryDelayMs / 1_000} seconds, and when the network is back.`,
      meta: { section: '§8' },
      on: { 'retry.requested': 'verifying.again', 'signIn.requested': 'refused', 'tokens.changed': 'settling' },
      after: { keysRetryDelay: 'verifying.again' },
      invoke: { id: 'awaitNetwork', src: 'awaitNetwork', onDone: 'verifying.again', onError: 'unverified' },
    },
    clearingSession: {
      description:
        'The signed-in person cannot enter, the session has expired, or its tokens are invalid. ' +
        'Its data is removed from the browser.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: { id: 'clearSession', src: 'clearSession', onDone: 'refused', onError: 'refused' },
    },
    admitted: {
      description: 'The person enters the area.',
      meta: { section: '§6' },
      type: 'final',
      output: ({ context: { profile, expiresAt, refusalReason } }): SessionOutput =>
        profile ? { kind: 'admitted', profile, expiresAt } : { kind: 'refused', reason: refusalReason },
    },
    ended: {
      description: 'The session of a person who signed in here before has ended. The page says so.',
      meta: { section: '§2' },
      type: 'final',
      output: { kind: 'ended' },
    },
    refused: {
      description: 'The person cannot enter. The sign-in page opens, with the reason if there is one.',
      meta: { section: '§2' },
      type: 'final',
      output: ({ context }): SessionOutput => ({ kind: 'refused', reason: context.refusalReason }),
    },
  },
  output: ({ event }) => (event as unknown as { output: SessionOutput }).output,
})
