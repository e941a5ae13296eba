import { keysRetryDelayMs, slowCheckMs, tokensDebounceMs } from '#domain/limits.ts'
import { decisionOf, type SessionOutput, sessionSetup } from '#machines/session/session.setup.ts'

/** How a call of the guard waits: first with the page frame, then with a sentence. */
const waitingStates = (call: 'readingSession' | 'verifying') =>
  ({
    waiting: {
      description: `The page shows only the header and the menu, without content, for up to ${slowCheckMs / 1_000} seconds.`,
      meta: { section: '§4' },
      tags: 'busy',
      after: { slowCheck: 'slow' },
    },
    slow: {
      description:
        `The check takes more than ${slowCheckMs / 1_000} seconds. The page says 'Checking your session takes ` +
        "long' and offers 'Retry' and 'Sign in'.",
      meta: { section: '§8' },
      on: {
        'retry.requested': {
          description: "The person presses 'Retry', to start again.",
          target: `#session.${call}`,
          reenter: true,
        },
        'signIn.requested': '#session.refused',
      },
    },
  }) as const

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description:
    'Decides whether a person may enter the admin area, or the ambassador area for marketers, before any of its ' +
    'pages opens.',
  context: ({ input }) => ({ ...input, profile: null, expiresAt: 0, problem: null, refusalReason: null }),
  initial: 'readingSession',
  invoke: { id: 'subscribeToTabs', src: 'subscribeToTabs', onError: {} },
  on: { 'signOut.received': { target: '.refused', actions: 'toastSignedOut' } },
  states: {
    readingSession: {
      description:
        'The console reads the stored session: the tokens, which prove that a person is signed in. If it has ' +
        'expired, one browser tab renews it for all tabs. A session that cannot be renewed any more has ended.',
      meta: { section: '§4' },
      initial: 'waiting',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            description: 'A person is signed in. The email address and the role allow the person to enter.',
            guard: { type: 'isAdmitted', params: decisionOf },
            target: 'verifying',
            actions: { type: 'setProfile', params: decisionOf },
          },
          {
            description: 'A marketer signed in here before, but the session has ended.',
            guard: { type: 'hasSessionEnded', params: decisionOf },
            target: 'ended',
          },
          {
            description: 'No person is signed in.',
            guard: { type: 'isSignedOut', params: decisionOf },
            target: 'refused',
          },
          {
            description:
              'The session of an admin has ended, or the email address or the role does not allow the person to ' +
              'enter.',
            target: 'clearingSession',
            actions: { type: 'setRefusalReason', params: decisionOf },
          },
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
        'The session could not be read or renewed. The person stays signed in. The page shows the reason, ' +
        "and offers 'Retry' and 'Sign in'. The console also retries when the network is back.",
      meta: { section: '§8' },
      on: { 'retry.requested': 'readingSession', 'signIn.requested': 'refused', 'tokens.changed': 'settling' },
      invoke: { id: 'awaitNetwork', src: 'awaitNetwork', onDone: 'readingSession', onError: 'unreachable' },
    },
    settling: {
      description:
        'Another browser tab is changing the stored tokens. The console waits until they have not changed for ' +
        `${tokensDebounceMs} ms, then reads the session.`,
      meta: { section: '§4' },
      on: { 'tokens.changed': { target: 'settling', reenter: true } },
      after: { tokensDebounce: 'readingSession' },
    },
    verifying: {
      description:
        'The console checks whether the stored tokens are valid. Until the check ends, no page of the area opens.',
      meta: { section: '§6' },
      initial: 'waiting',
      invoke: {
        id: 'checkTokens',
        src: 'checkTokens',
        onDone: [
          {
            description: 'The tokens are valid and belong to the signed-in person.',
            guard: { type: 'hasSameClaims', params: ({ event }) => event.output },
            target: 'admitted',
            actions: [{ type: 'setExpiry', params: ({ event }) => event.output }, 'storeProfile'],
          },
          { guard: { type: 'isInvalid', params: ({ event }) => event.output }, target: 'clearingSession' },
          { description: 'The tokens have been removed or replaced since they were read.', target: 'readingSession' },
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
            "The console repeats the check. 'Retry' shows progress, and the page still shows why the last check " +
            'failed.',
          meta: { section: '§8' },
          on: { 'signIn.requested': '#session.refused' },
        },
      },
    },
    unverified: {
      description:
        'The tokens could not be checked, so no page of the area opens. A notice shows the reason, and offers ' +
        `'Retry' and 'Sign in'. The console checks again every ${keysRetryDelayMs / 1_000} seconds, and when the ` +
        'network is back.',
      meta: { section: '§8' },
      on: { 'retry.requested': 'verifying.again', 'signIn.requested': 'refused', 'tokens.changed': 'settling' },
      after: { keysRetryDelay: 'verifying.again' },
      invoke: { id: 'awaitNetwork', src: 'awaitNetwork', onDone: 'verifying.again', onError: 'unverified' },
    },
    clearingSession: {
      description:
        'The session cannot be used: it has ended, is invalid, or does not allow the person to enter. The browser ' +
        'removes it.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: { id: 'clearSession', src: 'clearSession', onDone: 'refused', onError: 'refused' },
    },
    admitted: {
      description: 'The person may enter, and the area opens.',
      meta: { section: '§6' },
      type: 'final',
      output: ({ context: { profile, expiresAt, refusalReason } }): SessionOutput =>
        profile ? { kind: 'admitted', profile, expiresAt } : { kind: 'refused', reason: refusalReason },
    },
    ended: {
      description:
        "A marketer signed in here before, but the session has ended. The page says 'Your session may have " +
        "expired.'",
      meta: { section: '§2' },
      type: 'final',
      output: { kind: 'ended' },
    },
    refused: {
      description: 'The person has to sign in. The sign-in page opens and shows the reason if there is one.',
      meta: { section: '§2' },
      type: 'final',
      output: ({ context }): SessionOutput => ({ kind: 'refused', reason: context.refusalReason }),
    },
  },
  output: ({ event }) => (event as unknown as { output: SessionOutput }).output,
})
