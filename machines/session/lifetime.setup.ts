import { type AnyActorRef, assertEvent, assign, enqueueActions, setup } from 'xstate'
import type { Brand } from '#domain/auth/email.ts'
import type { RenewalResult, TokenCheck, TokenClaims } from '#domain/auth/session.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { renewalRetryDelayMs, tokensDebounceMs } from '#domain/limits.ts'
import type { signInAgainMachine, SignInAgainOutput } from '#machines/auth/signInAgain.machine.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { SessionAnswer } from '#machines/messages.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { chartOnDemand, noSubscription, notProvided } from '#machines/notProvided.ts'
import { toast } from '#machines/system.ts'

/** The claims of the person who was admitted, and what the sign-in dialog needs. */
export interface LifetimeInput extends TokenClaims {
  brand: Brand
  audience: Audience
  email: string
  /** Of the tokens that the session guard has verified, in milliseconds of this browser's clock. */
  expiresAt: number
}

/** How the session ended. `replaced`: the tokens name another person or another role. */
export type LifetimeOutput = { kind: 'signedOut' } | { kind: 'replaced' }

interface Context extends LifetimeInput {
  /** The refused calls that wait for the session. */
  callers: readonly AnyActorRef[]
}

type Event =
  | { type: 'call.refused'; caller: AnyActorRef }
  | { type: 'tokens.changed' }
  | { type: 'signOut.received' }
  | { type: 'retry.requested' }

/** A call ends early if its page closes. */
const isActive = (caller: AnyActorRef): boolean => caller.getSnapshot().status === 'active'

/** The types, actors, guards and actions of the lifetime chart. */
export const lifetimeSetup = setup({
  types: {
    input: {} as LifetimeInput,
    context: {} as Context,
    events: {} as Event,
    output: {} as LifetimeOutput,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as {
      subscribeToTabs: 'subscribeToTabs'
      checkTokens: 'checkTokens'
      renewTokens: 'renewTokens'
      awaitExpiry: 'awaitExpiry'
      awaitNetwork: 'awaitNetwork'
      clearSession: 'clearSession'
      loadSignIn: 'loadSignIn'
      signInAgain: 'signInAgain'
    },
  },
  actors: {
    subscribeToTabs: noSubscription('subscribeToTabs'),
    checkTokens: notProvided<TokenCheck>('checkTokens'),
    renewTokens: notProvided<RenewalResult>('renewTokens'),
    awaitExpiry: notProvided<void, { expiresAt: number }>('awaitExpiry'),
    awaitNetwork: notProvided<void>('awaitNetwork'),
    clearSession: notProvided<void>('clearSession'),
    /** Loads the code of the sign-in dialog. */
    loadSignIn: notProvided<void>('loadSignIn'),
    signInAgain: chartOnDemand<typeof signInAgainMachine>('signInAgain'),
  },
  delays: {
    renewalRetryDelay: renewalRetryDelayMs,
    tokensDebounce: tokensDebounceMs,
  },
  guards: {
    hasSameClaims: ({ context }, check: TokenCheck) =>
      check.kind === 'verified' &&
      check.personId === context.personId &&
      check.email === context.email &&
      check.role === context.role,
    hasOtherClaims: (_, check: TokenCheck) => check.kind === 'verified',
    isInvalid: (_, check: TokenCheck) => check.kind === 'invalid',
    isRenewed: (_, renewal: RenewalResult) => renewal === 'renewed',
    isConfirmed: (_, output: SignInAgainOutput) => output.kind === 'confirmed',
  },
  actions: {
    setExpiry: assign({
      expiresAt: ({ context }, check: TokenCheck) => (check.kind === 'verified' ? check.expiresAt : context.expiresAt),
    }),
    addCaller: assign(({ context, event }) => {
      assertEvent(event, 'call.refused')
      return { callers: [...context.callers.filter((caller) => caller !== event.caller), event.caller] }
    }),
    answerCallers: enqueueActions(({ context, enqueue }, answer: SessionAnswer) => {
      for (const caller of context.callers) if (isActive(caller)) enqueue.sendTo(caller, answer)
      enqueue.assign({ callers: [] })
    }),
    toastSignedOut: toast({ tone: 'blank', text: 'You signed out in another tab.' }),
  },
})
