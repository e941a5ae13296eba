import { assign, enqueueActions, setup } from 'xstate'
import type { AccessPolicy } from '#domain/auth/access.ts'
import { type AccessDecision, decideAccess, type StoredAccess } from '#domain/auth/decideAccess.ts'
import type { Brand } from '#domain/auth/email.ts'
import type { TokenCheck } from '#domain/auth/session.ts'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { keysRetryDelayMs, slowCheckMs, tokensDebounceMs } from '#domain/limits.ts'
import type { Profile } from '#domain/people/profile.ts'
import type { Effect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { noSubscription, notProvided } from '#machines/notProvided.ts'
import { toast } from '#machines/system.ts'

/** The brand, and the rules of the role whose area is opened. */
export interface SessionInput {
  brand: Brand
  policy: AccessPolicy
}

/** `expiresAt`: of the verified tokens, in milliseconds of this browser's clock. `ended`: the area says so. */
export type SessionOutput =
  | { kind: 'admitted'; profile: Profile; expiresAt: number }
  | { kind: 'ended' }
  | { kind: 'refused'; reason: string | null }

interface Context extends SessionInput {
  /** The claims of the stored tokens. They are not verified before the person is admitted. */
  profile: Profile | null
  expiresAt: number
  problem: string | null
  refusalReason: string | null
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'signIn.requested' }
  | { type: 'tokens.changed' }
  | { type: 'signOut.received' }

/** What the guard decides about the session that was read. */
export const decisionOf = ({ context, event }: { context: Context; event: { output: StoredAccess } }): AccessDecision =>
  decideAccess(context.policy, context.brand, event.output)

/** The types, actors, guards and actions of the session guard. */
export const sessionSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as Context,
    events: {} as Event,
    output: {} as SessionOutput,
    emitted: {} as Effect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    subscribeToTabs: noSubscription('subscribeToTabs'),
    readSession: notProvided<StoredAccess>('readSession'),
    checkTokens: notProvided<TokenCheck>('checkTokens'),
    clearSession: notProvided<void>('clearSession'),
    awaitNetwork: notProvided<void>('awaitNetwork'),
  },
  delays: {
    slowCheck: slowCheckMs,
    keysRetryDelay: keysRetryDelayMs,
    tokensDebounce: tokensDebounceMs,
  },
  guards: {
    isAdmitted: (_, { kind }: AccessDecision) => kind === 'admitted',
    hasSessionEnded: (_, { kind }: AccessDecision) => kind === 'ended',
    isSignedOut: (_, { kind }: AccessDecision) => kind === 'signedOut',
    hasSameClaims: ({ context: { profile } }, check: TokenCheck) =>
      check.kind === 'verified' &&
      check.personId === profile?.id &&
      check.email === profile.email &&
      check.role === profile.role,
    isInvalid: (_, check: TokenCheck) => check.kind === 'invalid',
  },
  actions: {
    setProfile: assign({
      profile: (_, decision: AccessDecision) => (decision.kind === 'admitted' ? decision.profile : null),
    }),
    setExpiry: assign({
      expiresAt: ({ context }, check: TokenCheck) => (check.kind === 'verified' ? check.expiresAt : context.expiresAt),
    }),
    setRefusalReason: assign({
      refusalReason: (_, decision: AccessDecision) => (decision.kind === 'refused' ? decision.reason : null),
    }),
    setProblem: assign({
      problem: ({ context }, { error }: { error: unknown }) =>
        errorMessageFor(error, undefined, context.policy.audience),
    }),
    storeProfile: enqueueActions(({ context: { policy, profile }, enqueue }) => {
      if (policy.storesProfile && profile) enqueue.emit({ type: 'savePreference', key: 'profile', value: profile })
    }),
    toastSignedOut: toast({ tone: 'blank', text: 'You signed out in another tab.' }),
  },
})
