import { lockWaitMs, renewalRetryDelayMs, tokensDebounceMs } from '#domain/limits.ts'
import { type LifetimeOutput, lifetimeSetup } from '#machines/session/lifetime.setup.ts'

const retryText = `every ${renewalRetryDelayMs / 1_000} seconds`

/** The tokens may be others, or no longer valid. */
const changedOrRefused = {
  'tokens.changed': 'settling',
  'call.refused': {
    description: 'The request waits until the session is valid again.',
    target: 'renewing',
    actions: 'addCaller',
  },
} as const

export const lifetimeMachine = lifetimeSetup.createMachine({
  id: 'lifetime',
  description:
    'Keeps a person signed in: all browser tabs share the tokens (the proof that the person is signed in), and one ' +
    'tab renews them before they expire. If the session ends, a sign-in dialog opens over the page.',
  context: ({ input }) => ({ ...input, callers: [] }),
  initial: 'active',
  invoke: {
    id: 'subscribeToTabs',
    src: 'subscribeToTabs',
    onError: {
      description: 'The console can no longer notice sign-ins and sign-outs in other browser tabs.',
      target: '.settling',
    },
  },
  on: {
    'signOut.received': { target: '.signedOut', actions: 'toastSignedOut' },
    'call.refused': { description: 'The request waits until the session is valid again.', actions: 'addCaller' },
  },
  states: {
    checking: {
      description:
        'The console checks whether the stored tokens are valid and still belong to the same person. The ' +
        'person can keep working.',
      meta: { section: '§6' },
      initial: 'stored',
      on: { 'tokens.changed': 'settling' },
      invoke: {
        id: 'checkTokens',
        src: 'checkTokens',
        onDone: [
          {
            description: 'The tokens are valid and belong to the signed-in person.',
            guard: { type: 'hasSameClaims', params: ({ event }) => event.output },
            target: 'active',
            actions: { type: 'setExpiry', params: ({ event }) => event.output },
          },
          {
            description: 'The tokens are valid, but the person, the email address or the role is a different one.',
            guard: { type: 'hasOtherClaims', params: ({ event }) => event.output },
            target: 'replaced',
          },
          { guard: { type: 'isInvalid', params: ({ event }) => event.output }, target: 'removingTokens' },
          { description: 'No tokens are stored any more.', target: 'ended' },
        ],
        onError: 'checkFailed',
      },
      states: {
        stored: {
          description:
            'The tokens come from another browser tab or from the sign-in dialog, or their check is repeated. If ' +
            'the server rejects a request during the check, the console renews the tokens.',
          on: {
            'call.refused': {
              description: 'The request waits until the session is valid again.',
              target: '#lifetime.renewing',
              actions: 'addCaller',
            },
          },
        },
        renewed: {
          description:
            'The console has just renewed the tokens. If the server rejects a request now, the request was sent ' +
            'with the old tokens. It waits for the end of the check.',
        },
      },
    },
    checkFailed: {
      description:
        'The console could not load what it needs to check the tokens. The person stays signed in. The console ' +
        `checks the tokens again ${retryText}, and when the network is back.`,
      meta: { section: '§6' },
      entry: { type: 'answerCallers', params: { type: 'session.renewed' } },
      on: changedOrRefused,
      after: { renewalRetryDelay: 'checking' },
      invoke: { id: 'awaitNetwork', src: 'awaitNetwork', onDone: 'checking', onError: 'checkFailed' },
    },
    active: {
      description:
        'The session is valid. The console renews it shortly before it expires, or when the server rejects a ' +
        'request.',
      meta: { section: '§4' },
      entry: { type: 'answerCallers', params: { type: 'session.renewed' } },
      on: changedOrRefused,
      invoke: {
        id: 'awaitExpiry',
        src: 'awaitExpiry',
        input: ({ context }) => ({ expiresAt: context.expiresAt }),
        onDone: 'renewing',
        onError: 'renewing',
      },
    },
    settling: {
      description:
        'The stored tokens may have changed, for example in another browser tab. The console waits until they have ' +
        `not changed for ${tokensDebounceMs} ms, then checks them.`,
      meta: { section: '§4' },
      on: { 'tokens.changed': { target: 'settling', reenter: true } },
      after: { tokensDebounce: 'checking' },
    },
    renewing: {
      description:
        'Of several browser tabs, one requests new tokens for all, and the others wait for it. If that tab is closed or ' +
        `crashes, the next one renews at once; if it hangs, after ${lockWaitMs / 1_000} seconds. The person can keep ` +
        'working.',
      meta: { section: '§4' },
      invoke: {
        id: 'renewTokens',
        src: 'renewTokens',
        onDone: [
          { guard: { type: 'isRenewed', params: ({ event }) => event.output }, target: 'checking.renewed' },
          { description: 'The session can no longer be renewed.', target: 'ended' },
        ],
        onError: 'renewalFailed',
      },
    },
    renewalFailed: {
      description:
        `The session could not be renewed. The person stays signed in. The console retries ${retryText}, ` +
        'when the network is back, or when the server rejects a request.',
      meta: { section: '§4' },
      entry: { type: 'answerCallers', params: { type: 'session.unavailable' } },
      on: changedOrRefused,
      after: { renewalRetryDelay: 'renewing' },
      invoke: { id: 'awaitNetwork', src: 'awaitNetwork', onDone: 'renewing', onError: 'renewalFailed' },
    },
    ended: {
      description:
        "The session has ended. The dialog 'Session expired. Please sign in again.' opens over the page, " +
        'which keeps everything that was typed.',
      meta: { section: '§4' },
      initial: 'clearing',
      on: { 'tokens.changed': 'settling' },
      states: {
        clearing: {
          description: 'The browser removes the tokens and the data of the session. The page stays as it is.',
          tags: 'busy',
          invoke: { id: 'clearSession', src: 'clearSession', onDone: 'loadingSignIn', onError: 'loadingSignIn' },
        },
        loadingSignIn: {
          description: 'The sign-in dialog loads. The page stays as it is.',
          tags: 'busy',
          invoke: { id: 'loadSignIn', src: 'loadSignIn', onDone: 'signingInAgain', onError: 'signInLoadFailed' },
        },
        signInLoadFailed: {
          description: "The sign-in dialog could not be loaded. A notice over the page says so and offers 'Retry'.",
          meta: { section: '§8' },
          on: { 'retry.requested': 'loadingSignIn' },
        },
        signingInAgain: {
          description: "The sign-in dialog is open. The person signs in again, or presses 'Leave'.",
          invoke: {
            id: 'signInAgain',
            src: 'signInAgain',
            input: ({ context }) => ({ brand: context.brand, audience: context.audience, email: context.email }),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: '#lifetime.checking',
              },
              { description: "The person presses 'Leave'.", target: '#lifetime.signedOut' },
            ],
            onError: '#lifetime.signedOut',
          },
        },
      },
    },
    removingTokens: {
      description: 'The tokens are invalid. The browser removes them, and the person is signed out.',
      meta: { section: '§6' },
      tags: 'busy',
      invoke: { id: 'clearSession', src: 'clearSession', onDone: 'signedOut', onError: 'signedOut' },
    },
    signedOut: {
      description: 'The person is signed out. The sign-in page opens.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'signedOut' },
      entry: { type: 'answerCallers', params: { type: 'session.ended' } },
    },
    replaced: {
      description:
        'The stored tokens now belong to another person, email or role. The console checks whether this person may ' +
        'enter the area that is open (admin or ambassador).',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'replaced' },
      entry: { type: 'answerCallers', params: { type: 'session.ended' } },
    },
  },
  output: ({ event }) => (event as unknown as { output: LifetimeOutput }).output,
})
