import { renewalRetryDelayMs, tokensDebounceMs } from '#domain/limits.ts'
import { type LifetimeOutput, lifetimeSetup } from '#machines/session/lifetime.setup.ts'

const retryText = `every ${renewalRetryDelayMs / 1_000} seconds`

export const lifetimeMachine = lifetimeSetup.createMachine({
  id: 'lifetime',
  description: 'Keeps the session valid while a person works. If it ends, the person signs in again over the page.',
  context: ({ input }) => ({ ...input, callers: [] }),
  initial: 'active',
  invoke: { id: 'subscribeToTabs', src: 'subscribeToTabs', onError: '.settling' },
  on: {
    'signOut.received': { target: '.signedOut', actions: 'toastSignedOut' },
    'call.refused': { actions: 'addCaller' },
  },
  states: {
    checking: {
      description: 'The tokens are checked against the keys of the user pool. The person can work meanwhile.',
      meta: { section: '§6' },
      initial: 'stored',
      on: { 'tokens.changed': 'settling' },
      invoke: {
        id: 'checkTokens',
        src: 'checkTokens',
        onDone: [
          {
            guard: { type: 'hasSameClaims', params: ({ event }) => event.output },
            target: 'active',
            actions: { type: 'setExpiry', params: ({ event }) => event.output },
          },
          { guard: { type: 'hasOtherClaims', params: ({ event }) => event.output }, target: 'replaced' },
          { guard: { type: 'isInvalid', params: ({ event }) => event.output }, target: 'removingTokens' },
          { target: 'ended' },
        ],
        onError: 'checkFailed',
      },
      states: {
        stored: {
          description:
            'Another tab or the sign-in dialog has stored the tokens. If the server refuses a call, they are renewed first.',
          meta: { section: '§6' },
          on: { 'call.refused': { target: '#lifetime.renewing', actions: 'addCaller' } },
        },
        renewed: {
          description: 'The tokens are new. A call that the server refuses now was made with the old tokens.',
          meta: { section: '§6' },
        },
      },
    },
    checkFailed: {
      description:
        'The keys of the user pool could not be loaded. The person stays signed in. ' +
        `The check is repeated when the network is back, and ${retryText}.`,
      meta: { section: '§6' },
      entry: { type: 'answerCallers', params: { type: 'session.renewed' } },
      on: { 'tokens.changed': 'settling', 'call.refused': { target: 'renewing', actions: 'addCaller' } },
      after: { renewalRetryDelay: 'checking' },
      invoke: { id: 'awaitNetwork', src: 'awaitNetwork', onDone: 'checking', onError: 'checkFailed' },
    },
    active: {
      description: 'The session is valid. It is renewed shortly before it expires, or when the server refuses a call.',
      meta: { section: '§4' },
      entry: { type: 'answerCallers', params: { type: 'session.renewed' } },
      on: { 'tokens.changed': 'settling', 'call.refused': { target: 'renewing', actions: 'addCaller' } },
      invoke: {
        id: 'awaitExpiry',
        src: 'awaitExpiry',
        input: ({ context }) => ({ expiresAt: context.expiresAt }),
        onDone: 'renewing',
        onError: 'renewing',
      },
    },
    settling: {
      description: `Another tab is changing the stored tokens. They are checked after ${tokensDebounceMs} ms without a change.`,
      meta: { section: '§4' },
      on: { 'tokens.changed': { target: 'settling', reenter: true } },
      after: { tokensDebounce: 'checking' },
    },
    renewing: {
      description: 'One tab requests new tokens for all tabs. The person can work meanwhile.',
      meta: { section: '§4' },
      invoke: {
        id: 'renewTokens',
        src: 'renewTokens',
        onDone: [
          { guard: { type: 'isRenewed', params: ({ event }) => event.output }, target: 'checking.renewed' },
          { target: 'ended' },
        ],
        onError: 'renewalFailed',
      },
    },
    renewalFailed: {
      description:
        'The user pool did not answer. The person stays signed in. The renewal is repeated when the network is back, ' +
        `when the server refuses another call, and ${retryText}.`,
      meta: { section: '§4' },
      entry: { type: 'answerCallers', params: { type: 'session.unavailable' } },
      on: { 'tokens.changed': 'settling', 'call.refused': { target: 'renewing', actions: 'addCaller' } },
      after: { renewalRetryDelay: 'renewing' },
      invoke: { id: 'awaitNetwork', src: 'awaitNetwork', onDone: 'renewing', onError: 'renewalFailed' },
    },
    ended: {
      description:
        "The session has ended. The dialog 'Session expired. Please sign in again.' is over the page. " +
        'The page keeps everything that was typed.',
      meta: { section: '§4' },
      initial: 'clearing',
      on: { 'tokens.changed': 'settling' },
      states: {
        clearing: {
          description: 'The tokens and the session storage are cleared.',
          meta: { section: '§4' },
          tags: 'busy',
          invoke: { id: 'clearSession', src: 'clearSession', onDone: 'loadingSignIn', onError: 'loadingSignIn' },
        },
        loadingSignIn: {
          description: 'The code of the sign-in dialog loads.',
          meta: { section: '§4' },
          tags: 'busy',
          invoke: { id: 'loadSignIn', src: 'loadSignIn', onDone: 'signingInAgain', onError: 'signInLoadFailed' },
        },
        signInLoadFailed: {
          description:
            'The code of the sign-in dialog could not be loaded. A notice over the page says so and offers Retry.',
          meta: { section: '§8' },
          on: { 'retry.requested': 'loadingSignIn' },
        },
        signingInAgain: {
          description: 'The person signs in again over the page, or leaves.',
          meta: { section: '§4' },
          invoke: {
            id: 'signInAgain',
            src: 'signInAgain',
            input: ({ context }) => ({ brand: context.brand, audience: context.audience, email: context.email }),
            onDone: [
              { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: '#lifetime.checking' },
              { target: '#lifetime.signedOut' },
            ],
            onError: '#lifetime.signedOut',
          },
        },
      },
    },
    removingTokens: {
      description: 'The tokens are invalid. They are removed, and the person is signed out.',
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
      description: 'The tokens name another person or another role. The session guard of the area runs again.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'replaced' },
      entry: { type: 'answerCallers', params: { type: 'session.ended' } },
    },
  },
  output: ({ event }) => (event as unknown as { output: LifetimeOutput }).output,
})
