import { assign, enqueueActions, setup } from 'xstate'
import { type AccessDecision, type AccessPolicy, decideAccess, type StoredAccess } from '#domain/auth/access.ts'
import type { Brand } from '#domain/auth/email.ts'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import type { Profile } from '#domain/people/profile.ts'
import type { SavePreferenceEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

/** The brand, and the rules of the role whose area is opened. */
export interface SessionInput {
  brand: Brand
  policy: AccessPolicy
}

/** `ended`: the area says that the session has ended. */
export type SessionOutput =
  | { kind: 'admitted'; profile: Profile }
  | { kind: 'ended' }
  | { kind: 'refused'; reason: string | null }

interface Context extends SessionInput {
  profile: Profile | null
  problem: string | null
  refusalReason: string | null
}

const decisionOf = ({ context, event }: { context: Context; event: { output: StoredAccess } }): AccessDecision =>
  decideAccess(context.policy, context.brand, event.output)

export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as Context,
    events: {} as { type: 'retry.requested' },
    output: {} as SessionOutput,
    emitted: {} as SavePreferenceEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    readSession: notProvided<StoredAccess>('readSession'),
    clearSession: notProvided<void>('clearSession'),
    awaitNetwork: notProvided<void>('awaitNetwork'),
  },
  guards: {
    isAdmitted: (_, { kind }: AccessDecision) => kind === 'admitted',
    hasSessionEnded: (_, { kind }: AccessDecision) => kind === 'ended',
    isRefused: (_, { kind }: AccessDecision) => kind === 'refused',
  },
  actions: {
    setProfile: assign({
      profile: (_, decision: AccessDecision) => (decision.kind === 'admitted' ? decision.profile : null),
    }),
    setRefusalReason: assign({
      refusalReason: (_, decision: AccessDecision) => (decision.kind === 'rejected' ? decision.reason : null),
    }),
    setProblem: assign({
      problem: ({ context }, { error }: { error: unknown }) =>
        errorMessageFor(error, undefined, context.policy.audience),
    }),
    storeProfile: enqueueActions(({ context: { policy, profile }, enqueue }) => {
      if (policy.storesProfile && profile) enqueue.emit({ type: 'savePreference', key: 'profile', value: profile })
    }),
  },
}).createMachine({
  id: 'session',
  description: 'The session guard of an area. It decides whether the signed-in person can enter.',
  context: ({ input }) => ({ ...input, profile: null, problem: null, refusalReason: null }),
  initial: 'readingSession',
  states: {
    readingSession: {
      description: 'The stored session is read, and renewed if it has expired. The page frame is already visible.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'isAdmitted', params: decisionOf },
            target: 'admitted',
            actions: [{ type: 'setProfile', params: decisionOf }, 'storeProfile'],
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
    },
    unreachable: {
      description:
        'The identity provider did not answer, so the session could not be renewed. The person stays signed in. ' +
        'The page shows the reason and Retry. The console also tries again when the network is back.',
      meta: { section: '§8' },
      on: { 'retry.requested': 'readingSession' },
      invoke: { id: 'awaitNetwork', src: 'awaitNetwork', onDone: 'readingSession', onError: 'unreachable' },
    },
    clearingSession: {
      description:
        'The signed-in person cannot enter, or the session has expired. Its data is removed from the browser.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: { id: 'clearSession', src: 'clearSession', onDone: 'refused', onError: 'refused' },
    },
    admitted: {
      description: 'The person enters the area.',
      meta: { section: '§6' },
      type: 'final',
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
    },
  },
  output: ({ context, event }): SessionOutput =>
    (event as { output?: SessionOutput }).output ??
    (context.profile
      ? { kind: 'admitted', profile: context.profile }
      : { kind: 'refused', reason: context.refusalReason }),
})
