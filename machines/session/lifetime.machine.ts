import { assign, emit, setup } from 'xstate'
import type { Brand } from '#domain/auth/email.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { renewalRetryDelayMs, tokensDebounceMs } from '#domain/limits.ts'
import type { RenewalResult, TokenCheck, TokenClaims } from '#domain/auth/session.ts'
import { signInAgainMachine, type SignInAgainOutput } from '#machines/auth/signInAgain.machine.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { noSubscription, notProvided } from '#machines/notProvided.ts'

export interface LifetimeInput extends TokenClaims {
  brand: Brand
  audience: Audience
  email: string
}

/** Why nobody looks after the session any more: it is over, or it is another person's, or of another role. */
export type LifetimeOutput = { kind: 'over' } | { kind: 'replaced' }

interface Context extends LifetimeInput {
  runsOutAt: number
  /** Whether the tokens that are being checked are new: a call that is refused meanwhile was made with the old ones. */
  isRenewed: boolean
}

const isAsAdmitted = (admitted: TokenClaims, found: TokenClaims): boolean =>
  found.person === admitted.person && found.role === admitted.role

type Event = { type: 'call.refused' } | { type: 'tokens.changed' } | { type: 'signOut.received' }

export const lifetimeMachine = setup({
  types: {
    input: {} as LifetimeInput,
    context: {} as Context,
    events: {} as Event,
    output: {} as LifetimeOutput,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as {
      hearTabs: 'hearTabs'
      checkSession: 'checkSession'
      renewSession: 'renewSession'
      awaitEnd: 'awaitEnd'
      awaitNetwork: 'awaitNetwork'
      forgetSession: 'forgetSession'
      signInAgain: 'signInAgain'
    },
  },
  actors: {
    hearTabs: noSubscription('hearTabs'),
    checkSession: notProvided<TokenCheck>('checkSession'),
    renewSession: notProvided<RenewalResult>('renewSession'),
    awaitEnd: notProvided<void, { runsOutAt: number }>('awaitEnd'),
    awaitNetwork: notProvided<void>('awaitNetwork'),
    forgetSession: notProvided<void>('forgetSession'),
    signInAgain: signInAgainMachine,
  },
  delays: {
    renewalRetryDelay: renewalRetryDelayMs,
    tokensDebounce: tokensDebounceMs,
  },
  guards: {
    hasSameClaims: ({ context }, check: TokenCheck) => check.kind === 'verified' && isAsAdmitted(context, check),
    hasOtherClaims: (_, check: TokenCheck) => check.kind === 'verified',
    isNotRenewedYet: ({ context }) => !context.isRenewed,
    isInvalid: (_, check: TokenCheck) => check.kind === 'invalid',
    isRenewed: (_, renewal: RenewalResult) => renewal === 'renewed',
    isConfirmed: (_, output: SignInAgainOutput) => output.kind === 'confirmed',
  },
  actions: {
    setExpiry: assign({
      runsOutAt: ({ context }, check: TokenCheck) => (check.kind === 'verified' ? check.runsOutAt : context.runsOutAt),
    }),
    markRenewed: assign({ isRenewed: true }),
    clearRenewed: assign({ isRenewed: false }),
    toastSignedOut: emit({ type: 'toast', tone: 'blank', text: 'You signed out in another tab.' }),
  },
}).createMachine({
  id: 'lifetime',
  description:
    'How long a session lasts while somebody works: checked, renewed, and opened again over the page where it ended.',
  context: ({ input }) => ({ ...input, runsOutAt: 0, isRenewed: false }),
  initial: 'checking',
  invoke: { id: 'hearTabs', src: 'hearTabs', onError: '.settling' },
  on: { 'signOut.received': { target: '.over', actions: 'toastSignedOut' } },
  states: {
    checking: {
      description:
        'The kept tokens are checked against the keys of the user pool. The person works on meanwhile. Where the server refuses a call, they are renewed first, once.',
      meta: { section: '§6' },
      on: { 'tokens.changed': 'settling', 'call.refused': { guard: 'isNotRenewedYet', target: 'renewing' } },
      exit: 'clearRenewed',
      invoke: {
        id: 'checkSession',
        src: 'checkSession',
        onDone: [
          {
            guard: { type: 'hasSameClaims', params: ({ event }) => event.output },
            target: 'inForce',
            actions: { type: 'setExpiry', params: ({ event }) => event.output },
          },
          { guard: { type: 'hasOtherClaims', params: ({ event }) => event.output }, target: 'replaced' },
          { guard: { type: 'isInvalid', params: ({ event }) => event.output }, target: 'expelling' },
          { target: 'ended' },
        ],
        onError: 'unchecked',
      },
    },
    unchecked: {
      description:
        'The keys could not be fetched. Nobody is signed out for that: it is tried again when the network is back, and every half minute.',
      meta: { section: '§6' },
      on: { 'tokens.changed': 'settling', 'call.refused': 'renewing' },
      after: { renewalRetryDelay: 'checking' },
      invoke: { id: 'awaitNetwork', src: 'awaitNetwork', onDone: 'checking', onError: 'unchecked' },
    },
    inForce: {
      description:
        'The session is genuine and in force. It is renewed shortly before it runs out, or when the server refuses a call.',
      meta: { section: '§4' },
      on: { 'tokens.changed': 'settling', 'call.refused': 'renewing' },
      invoke: {
        id: 'awaitEnd',
        src: 'awaitEnd',
        input: ({ context }) => ({ runsOutAt: context.runsOutAt }),
        onDone: 'renewing',
        onError: 'renewing',
      },
    },
    settling: {
      description: 'Another tab is writing the tokens. Once it is quiet for half a second they are looked at.',
      meta: { section: '§4' },
      on: { 'tokens.changed': { target: 'settling', reenter: true } },
      after: { tokensDebounce: 'checking' },
    },
    renewing: {
      description: 'New tokens are asked for, by one tab for all. The person works on meanwhile.',
      meta: { section: '§4' },
      invoke: {
        id: 'renewSession',
        src: 'renewSession',
        onDone: [
          {
            guard: { type: 'isRenewed', params: ({ event }) => event.output },
            target: 'checking',
            actions: 'markRenewed',
          },
          { target: 'ended' },
        ],
        onError: 'unrenewed',
      },
    },
    unrenewed: {
      description:
        'The user pool could not be reached. Nobody is signed out for that: it is tried again when the network is back, when the server refuses another call, and every half minute.',
      meta: { section: '§4' },
      on: { 'tokens.changed': 'settling', 'call.refused': 'renewing' },
      after: { renewalRetryDelay: 'renewing' },
      invoke: { id: 'awaitNetwork', src: 'awaitNetwork', onDone: 'renewing', onError: 'unrenewed' },
    },
    ended: {
      description:
        "The session is over. 'Session expired. Please sign in again.' lies over the page, which stays as it is with all that was typed.",
      meta: { section: '§4' },
      initial: 'forgetting',
      on: { 'tokens.changed': 'settling' },
      states: {
        forgetting: {
          description: 'The tokens and the session storage are cleared.',
          meta: { section: '§4' },
          tags: 'busy',
          invoke: { id: 'forgetSession', src: 'forgetSession', onDone: 'asking', onError: 'asking' },
        },
        asking: {
          description: 'The person signs in again over the page, or leaves.',
          meta: { section: '§4' },
          invoke: {
            id: 'signInAgain',
            src: 'signInAgain',
            input: ({ context }) => ({ brand: context.brand, audience: context.audience, email: context.email }),
            onDone: [
              { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: '#lifetime.checking' },
              { target: '#lifetime.over' },
            ],
            onError: '#lifetime.over',
          },
        },
      },
    },
    expelling: {
      description: 'The tokens are not genuine: they are removed, and whoever came with them is a signed-out visitor.',
      meta: { section: '§6' },
      tags: 'busy',
      invoke: { id: 'forgetSession', src: 'forgetSession', onDone: 'over', onError: 'over' },
    },
    over: {
      description: 'Nobody is signed in any more.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'over' },
    },
    replaced: {
      description:
        'Somebody else has signed in in another tab, or the role has changed: who may be here is asked anew.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'replaced' },
    },
  },
  output: ({ event }) => (event as unknown as { output: LifetimeOutput }).output,
})
