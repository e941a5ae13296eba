import { assign, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import type { Profile } from '#domain/people/profile.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

/** Whom the tokens name, and what the browser has kept of the marketer who signed in last. */
export interface StoredMarketerSession {
  profile: Profile | null
  keptEmail: string | null
  keptUserId: string | null
}

/** `ended`: somebody was signed in here, and is not any more. */
export type MarketerSessionOutput =
  | { kind: 'admitted'; profile: Profile }
  | { kind: 'ended' }
  | { kind: 'refused'; text: string | null }

interface Context {
  profile: Profile | null
  problem: string | null
  refusal: string | null
}

export const marketerSessionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'retry.requested' },
    output: {} as MarketerSessionOutput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    readSession: notProvided<StoredMarketerSession>('readSession'),
    clearMarketer: notProvided<void>('clearMarketer'),
    awaitNetwork: notProvided<void>('awaitNetwork'),
  },
  guards: {
    wasNeverSignedIn: (_, { profile, keptEmail }: StoredMarketerSession) => profile === null && keptEmail === null,
    hasSessionEnded: (_, { profile }: StoredMarketerSession) => profile === null,
    hasNoStoredEmail: (_, { keptEmail }: StoredMarketerSession) => keptEmail === null,
    hasOtherEmail: (_, { profile, keptEmail }: StoredMarketerSession) => profile?.email !== keptEmail,
    isMarketer: (_, { profile }: StoredMarketerSession) => profile?.role === 'MARKETER',
    isKnownMarketerWithoutRole: (_, { profile, keptUserId }: StoredMarketerSession) =>
      profile?.role === '' && profile.id === keptUserId,
  },
  actions: {
    setProfile: assign({ profile: (_, { profile }: StoredMarketerSession) => profile }),
    setMismatchReason: assign({ refusal: 'Session mismatch. Please sign in again.' }),
    setRoleReason: assign({ refusal: errorMessageFor('Permission denied') }),
    setProblem: assign({
      problem: (_, { error }: { error: unknown }) => errorMessageFor(error, undefined, 'marketer'),
    }),
  },
}).createMachine({
  id: 'marketerSession',
  description: 'The guard of the ambassador area: which marketer is signed in, and may that person enter?',
  context: { profile: null, problem: null, refusal: null },
  initial: 'hydrating',
  states: {
    hydrating: {
      description:
        'The kept session is read, and renewed where it has run out. The top bar of the area is already there.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          { guard: { type: 'wasNeverSignedIn', params: ({ event }) => event.output }, target: 'refused' },
          { guard: { type: 'hasSessionEnded', params: ({ event }) => event.output }, target: 'ended' },
          { guard: { type: 'hasNoStoredEmail', params: ({ event }) => event.output }, target: 'expelling' },
          {
            guard: { type: 'hasOtherEmail', params: ({ event }) => event.output },
            target: 'expelling',
            actions: 'setMismatchReason',
          },
          {
            guard: { type: 'isMarketer', params: ({ event }) => event.output },
            target: 'admitted',
            actions: { type: 'setProfile', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isKnownMarketerWithoutRole', params: ({ event }) => event.output },
            target: 'admitted',
            actions: { type: 'setProfile', params: ({ event }) => event.output },
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
        'Somebody is signed in who may not enter, or what is kept is of somebody else: all that is kept of a marketer is removed from this browser.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: { id: 'clearMarketer', src: 'clearMarketer', onDone: 'refused', onError: 'refused' },
    },
    admitted: {
      description: 'A marketer is signed in and enters.',
      meta: { section: '§6' },
      type: 'final',
    },
    ended: {
      description: 'A marketer was signed in here and the session has ended: the page says so and offers to sign in.',
      meta: { section: '§2' },
      type: 'final',
      output: { kind: 'ended' },
    },
    refused: {
      description:
        'Nobody who may enter is signed in: the sign-in page of marketers opens, with the reason where there is one.',
      meta: { section: '§2' },
      type: 'final',
    },
  },
  output: ({ context, event }): MarketerSessionOutput =>
    (event as { output?: MarketerSessionOutput }).output ??
    (context.profile ? { kind: 'admitted', profile: context.profile } : { kind: 'refused', text: context.refusal }),
})
