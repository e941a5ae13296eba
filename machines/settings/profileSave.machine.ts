import { assign, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import type { OwnProfile, PersonalDetails } from '#domain/settings/ownProfile.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface ProfileSaveInput {
  ownProfile: OwnProfile
  /** The details to save. */
  details: PersonalDetails
}

/** `partial`: only the name is saved. */
export type ProfileSaveOutput = { kind: 'saved' } | { kind: 'partial' | 'failed'; title: string; text: string }

interface Context extends ProfileSaveInput {
  failure: string
}

const draftStays = 'What you changed is still here.'

export const profileSaveMachine = setup({
  types: {
    input: {} as ProfileSaveInput,
    context: {} as Context,
    output: {} as ProfileSaveOutput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    saveAttributes: notProvided<void, { name: string; phoneNumber: string }>('saveAttributes'),
    storeDetails: notProvided<boolean, { id: string; details: PersonalDetails }>('storeDetails'),
  },
  guards: { isStored: (_, stored: boolean) => stored },
  actions: { setFailure: assign({ failure: (_, { error }: { error: unknown }) => errorMessageFor(error) }) },
}).createMachine({
  id: 'profileSave',
  description:
    'The console saves a changed profile: the name at the sign-in service, then picture and email in this browser.',
  context: ({ input }) => ({ ...input, failure: '' }),
  initial: 'savingAttributes',
  states: {
    savingAttributes: {
      description:
        'The sign-in service, which stores the name of the person, saves the new name. The page shows progress.',
      meta: { section: '§7' },
      tags: 'busy',
      invoke: {
        id: 'saveAttributes',
        src: 'saveAttributes',
        input: ({ context: { ownProfile, details } }) => ({ name: details.name, phoneNumber: ownProfile.phoneNumber }),
        onDone: 'storingDetails',
        onError: {
          description: 'The sign-in service does not save the name. The page will show the reason.',
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    storingDetails: {
      description: 'The name is saved. Now the browser stores picture and email.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'storeDetails',
        src: 'storeDetails',
        input: ({ context: { ownProfile, details } }) => ({ id: ownProfile.id, details }),
        onDone: [
          { guard: { type: 'isStored', params: ({ event }) => event.output }, target: 'saved' },
          { description: 'The browser storage is full.', target: 'partlySaved' },
        ],
        onError: 'partlySaved',
      },
    },
    saved: {
      description: 'The name, the picture and the email are saved.',
      meta: { section: '§8' },
      type: 'final',
      output: { kind: 'saved' },
    },
    partlySaved: {
      description:
        'The name is saved, but the browser could not store picture and email. The page says so. The form still ' +
        'shows the new picture and email, so that the person can save again.',
      meta: { section: '§8' },
      type: 'final',
      output: {
        kind: 'partial',
        title: 'Only your name was saved',
        text:
          'This browser could not keep picture and email. ' +
          `Free some space for this site, then save again. ${draftStays}`,
      },
    },
    failed: {
      description: 'Nothing is saved. The page shows the reason, and the form keeps all changes.',
      meta: { section: '§8' },
      type: 'final',
      output: ({ context }) => ({
        kind: 'failed',
        title: 'Failed to update profile',
        text: `${context.failure} ${draftStays}`,
      }),
    },
  },
  output: ({ event }) => (event as unknown as { output: ProfileSaveOutput }).output,
})
