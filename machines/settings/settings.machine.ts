import { assertEvent, assign, sendTo, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import type { Profile } from '#domain/people/profile.ts'
import type { OwnProfile, PersonalDetails } from '#domain/settings/ownProfile.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'
import { photoMachine, type PhotoOutput } from '#machines/settings/photo.machine.ts'
import { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import { alert } from '#machines/system.ts'

export interface SettingsInput {
  profile: Profile
}

interface Context extends SettingsInput {
  ownProfile: OwnProfile
  problem: string | null
  photoProblem: string | null
  /** The newest chosen picture, a data URL. The form takes it over. */
  picture: string | null
}

const notLoaded: OwnProfile = {
  id: '',
  signInEmail: '',
  phoneNumber: '',
  role: '',
  details: { name: '', email: '', picture: null },
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'photo.chosen'; file: Blob }
  | { type: 'photo.cleared' }
  | { type: 'profile.changed'; details: PersonalDetails }

export const settingsMachine = setup({
  types: {
    input: {} as SettingsInput,
    context: {} as Context,
    events: {} as Event,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as {
      loadProfile: 'loadProfile'
      form: 'profileForm'
      photo: 'photo'
      deleteAccount: 'deleteAccount'
    },
  },
  actors: {
    loadProfile: notProvided<OwnProfile, SettingsInput>('loadProfile'),
    profileForm: profileFormMachine,
    photo: photoMachine,
    deleteAccount: deleteAccountMachine,
  },
  guards: {
    isPictureReady: (_, output: PhotoOutput) => output.kind === 'ready',
    isCancelled: (_, output: PhotoOutput) => output.kind === 'cancelled',
  },
  actions: {
    setOwnProfile: assign((_, ownProfile: OwnProfile) => ({ ownProfile, problem: null })),
    setProblem: assign({ problem: (_, { error }: { error: unknown }) => errorMessageFor(error) }),
    sendAlert: alert(({ context }) => ({
      text: `Failed to load user profile: ${context.problem}`,
      retry: 'retry.requested',
    })),
    forwardToForm: sendTo('form', ({ event }) => {
      assertEvent(event, 'profile.changed')
      return event
    }),
    setPicture: assign({
      picture: (_, output: PhotoOutput) => (output.kind === 'ready' ? output.picture : null),
    }),
    setPhotoProblem: assign({
      photoProblem: (_, output: PhotoOutput) => (output.kind === 'rejected' ? output.problem : null),
    }),
    setPhotoReadProblem: assign({ photoProblem: 'Failed to read image file' }),
    clearPhoto: assign({ photoProblem: null, picture: null }),
  },
}).createMachine({
  id: 'settings',
  description: 'On the settings page the person changes the profile and its picture, or deletes the account.',
  context: ({ input }) => ({ ...input, ownProfile: notLoaded, problem: null, photoProblem: null, picture: null }),
  initial: 'loading',
  states: {
    loading: {
      description:
        'The profile loads from the sign-in service, which stores the name and the phone number of the person. The ' +
        'page shows placeholders.',
      meta: { section: '§2' },
      tags: 'busy',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        input: ({ context }) => ({ profile: context.profile }),
        onDone: {
          target: 'open',
          actions: { type: 'setOwnProfile', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'setProblem', params: ({ event }) => ({ error: event.error }) }, 'sendAlert'],
        },
      },
    },
    failed: {
      description:
        'The profile failed to load, or a part of the page stopped with an unexpected error. The page says so and ' +
        "offers 'Retry'.",
      meta: { section: '§8' },
      on: { 'retry.requested': 'loading' },
    },
    open: {
      description: 'The person can change the profile or delete the account.',
      meta: { section: '§2' },
      on: {
        'profile.changed': {
          description: 'The profile form shows the new profile in all fields that the person has not changed.',
          actions: 'forwardToForm',
        },
      },
      invoke: [
        {
          id: 'form',
          src: 'profileForm',
          input: ({ context }) => ({ ownProfile: context.ownProfile }),
          onError: 'failed',
        },
        {
          id: 'deleteAccount',
          src: 'deleteAccount',
          input: ({ context: { profile } }) => ({ audience: 'admin', userId: profile.id, email: profile.email }),
          onDone: 'deleted',
          onError: 'failed',
        },
      ],
      initial: 'idle',
      states: {
        idle: {
          description:
            'The person can choose a new picture, or remove the picture. If the last file was rejected, the page shows the reason.',
          meta: { section: '§5' },
          on: {
            'photo.chosen': {
              description:
                'The console hides the error of the last file; the form keeps its picture until the new one is ready.',
              target: 'choosingPhoto',
              actions: 'clearPhoto',
            },
            'photo.cleared': {
              description:
                'The console hides the error of the last file. The form has the initials, or the saved picture.',
              actions: 'clearPhoto',
            },
          },
        },
        choosingPhoto: {
          description:
            'The chosen file is being checked. The person can use the form meanwhile, until a dialog asks which part ' +
            'of the photo to use.',
          meta: { section: '§5' },
          invoke: {
            id: 'photo',
            src: 'photo',
            input: ({ event }) => {
              assertEvent(event, 'photo.chosen')
              return { file: event.file }
            },
            onDone: [
              {
                guard: { type: 'isPictureReady', params: ({ event }) => event.output },
                target: 'idle',
                actions: { type: 'setPicture', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isCancelled', params: ({ event }) => event.output },
                target: 'idle',
              },
              {
                description: 'The page says why the file was rejected.',
                target: 'idle',
                actions: { type: 'setPhotoProblem', params: ({ event }) => event.output },
              },
            ],
            onError: {
              description: 'The page says that the file could not be read.',
              target: 'idle',
              actions: 'setPhotoReadProblem',
            },
          },
        },
      },
    },
    deleted: {
      description: 'The account is deleted, and the sign-in page opens.',
      meta: { section: '§4' },
      type: 'final',
    },
  },
})
