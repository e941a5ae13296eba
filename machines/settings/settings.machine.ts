import { assign, emit, sendTo, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import type { OwnProfile, PersonalDetails } from '#domain/settings/ownProfile.ts'
import type { Profile } from '#domain/people/profile.ts'
import type { AlertEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'
import { profileFormMachine } from '#machines/settings/profileForm.machine.ts'

export interface SettingsInput {
  profile: Profile
}

/** How the page was left from within: by the way out of the console, or because the account is deleted. */
export type SettingsOutput = { kind: 'signOut' } | { kind: 'deleted' }

interface Context extends SettingsInput {
  own: OwnProfile | null
  problem: string | null
}

const noProfile: OwnProfile = {
  id: '',
  signInEmail: '',
  phoneNumber: '',
  role: '',
  details: { name: '', email: '', picture: null },
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'signOut.requested' }
  | { type: 'profile.changed'; details: PersonalDetails }

export const settingsMachine = setup({
  types: {
    input: {} as SettingsInput,
    context: {} as Context,
    events: {} as Event,
    output: {} as SettingsOutput,
    emitted: {} as AlertEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { loadProfile: 'loadProfile'; form: 'profileForm'; deletion: 'deleteAccount' },
  },
  actors: {
    loadProfile: notProvided<OwnProfile, { profile: Profile }>('loadProfile'),
    profileForm: profileFormMachine,
    deleteAccount: deleteAccountMachine,
  },
  actions: {
    setOwnProfile: assign({ own: (_, own: OwnProfile) => own, problem: null }),
    setProblem: assign({ problem: (_, { error }: { error: unknown }) => errorMessageFor(error) }),
    sendAlert: emit(({ context }) => ({
      type: 'alert',
      text: `Failed to load user profile: ${context.problem}`,
      retry: 'retry.requested',
    })),
    forwardToForm: sendTo(
      'form',
      ({ event }) => event as Extract<Event, { type: 'signOut.requested' | 'profile.changed' }>,
    ),
  },
}).createMachine({
  id: 'settings',
  description: 'The settings page: the own profile, and the deletion of the account.',
  context: ({ input }) => ({ ...input, own: null, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The profile is fetched from the identity provider; its place shows that it loads.',
      meta: { section: '§2' },
      tags: 'busy',
      on: { 'signOut.requested': 'left' },
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        input: ({ context }) => ({ profile: context.profile }),
        onDone: { target: 'open', actions: { type: 'setOwnProfile', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: [{ type: 'setProblem', params: ({ event }) => ({ error: event.error }) }, 'sendAlert'],
        },
      },
    },
    failed: {
      description: 'The profile could not be loaded. The page says why and offers to try again.',
      meta: { section: '§8' },
      on: { 'retry.requested': 'loading', 'signOut.requested': 'left' },
    },
    open: {
      description:
        'The profile can be changed, and the account be deleted. The way out leads through the form, which asks where something is not saved.',
      meta: {
        section: '§2',
      },
      on: { 'signOut.requested': { actions: 'forwardToForm' }, 'profile.changed': { actions: 'forwardToForm' } },
      invoke: [
        {
          id: 'form',
          src: 'profileForm',
          input: ({ context }) => ({ own: context.own ?? noProfile }),
          onDone: 'left',
          onError: 'failed',
        },
        {
          id: 'deletion',
          src: 'deleteAccount',
          input: ({ context: { profile } }) => ({ audience: 'admin', userId: profile.id, email: profile.email }),
          onDone: 'deleted',
          onError: 'failed',
        },
      ],
    },
    left: {
      description: 'The person goes on with the way out of the console.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'signOut' },
    },
    deleted: {
      description: 'The account is deleted: the sign-in page opens.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'deleted' },
    },
  },
  output: ({ event }) => (event as unknown as { output: SettingsOutput }).output,
})
