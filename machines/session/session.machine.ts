import { assign, emit, setup } from 'xstate'
import { type Brand, isAdminEmail } from '#domain/auth/email.ts'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import type { Profile } from '#domain/people/profile.ts'
import { adminDomainRule } from '#domain/emailTexts.ts'
import type { SessionStatus } from '#domain/auth/session.ts'
import type { SavePreferenceEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export type SessionOutput = { kind: 'admitted'; profile: Profile } | { kind: 'refused'; text: string | null }

interface Context {
  brand: Brand
  profile: Profile | null
  problem: string | null
  refusal: string | null
}

export const sessionMachine = setup({
  types: {
    input: {} as { brand: Brand },
    context: {} as Context,
    events: {} as { type: 'retry.requested' },
    output: {} as SessionOutput,
    emitted: {} as SavePreferenceEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    readSession: notProvided<SessionStatus>('readSession'),
    removeTokens: notProvided<void>('removeTokens'),
    awaitNetwork: notProvided<void>('awaitNetwork'),
  },
  guards: {
    isSignedOut: (_, { kind }: SessionStatus) => kind === 'signedOut',
    isExpired: (_, { kind }: SessionStatus) => kind === 'expired',
    isEmailOutsideDomain: ({ context }, reading: SessionStatus) =>
      reading.kind === 'signedIn' && !isAdminEmail(reading.profile.email, context.brand),
    isAdmin: (_, reading: SessionStatus) => reading.kind === 'signedIn' && reading.profile.role === 'ADMIN',
  },
  actions: {
    setProfile: assign({
      profile: (_, reading: SessionStatus) => (reading.kind === 'signedIn' ? reading.profile : null),
    }),
    storeProfile: emit((_, reading: SessionStatus) => ({
      type: 'savePreference',
      key: 'profile',
      value: (reading as { profile: Profile }).profile,
    })),
    setExpiredReason: assign({ refusal: 'Session expired. Please sign in again.' }),
    setDomainReason: assign({ refusal: ({ context }) => adminDomainRule(context.brand) }),
    setRoleReason: assign({ refusal: errorMessageFor('Permission denied') }),
    setProblem: assign({ problem: (_, { error }: { error: unknown }) => errorMessageFor(error) }),
  },
}).createMachine({
  id: 'session',
  description: 'The guard of the admin area: who is signed in, and may that person enter?',
  context: ({ input }) => ({ brand: input.brand, profile: null, problem: null, refusal: null }),
  initial: 'hydrating',
  states: {
    hydrating: {
      description:
        'The kept session is read, and renewed where it has run out. The frame of the admin area is already there.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          { guard: { type: 'isSignedOut', params: ({ event }) => event.output }, target: 'refused' },
          {
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: 'expelling',
            actions: 'setExpiredReason',
          },
          {
            guard: { type: 'isEmailOutsideDomain', params: ({ event }) => event.output },
            target: 'expelling',
            actions: 'setDomainReason',
          },
          {
            guard: { type: 'isAdmin', params: ({ event }) => event.output },
            target: 'admitted',
            actions: [
              { type: 'setProfile', params: ({ event }) => event.output },
              { type: 'storeProfile', params: ({ event }) => event.output },
            ],
          },
          { target: 'expelling', actions: 'setRoleReason' },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unreachable: {
      description:
        'The session could not be renewed because the identity provider did not answer. Nobody is signed out for that: the reason is shown with a button to try again, and it is tried again by itself when the network is back.',
      meta: { section: '§8' },
      on: { 'retry.requested': 'hydrating' },
      invoke: { id: 'awaitNetwork', src: 'awaitNetwork', onDone: 'hydrating', onError: 'unreachable' },
    },
    expelling: {
      description:
        'Somebody is signed in who may not enter, or the session has expired: the tokens are removed from this browser.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: { id: 'removeTokens', src: 'removeTokens', onDone: 'refused', onError: 'refused' },
    },
    admitted: {
      description: 'An admin is signed in and enters.',
      meta: { section: '§6' },
      type: 'final',
    },
    refused: {
      description: 'Nobody who may enter is signed in: the sign-in page opens, with the reason where there is one.',
      meta: { section: '§2' },
      type: 'final',
    },
  },
  output: ({ context }): SessionOutput =>
    context.profile ? { kind: 'admitted', profile: context.profile } : { kind: 'refused', text: context.refusal },
})
