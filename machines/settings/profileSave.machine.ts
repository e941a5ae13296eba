import { assign, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import type { OwnProfile, PersonalDetails } from '#domain/settings/ownProfile.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface ProfileSaveInput {
  own: OwnProfile
  /** What is to be saved. */
  details: PersonalDetails
}

/** `half`: the name is saved, and the rest is not. */
export type ProfileSaveOutput = { kind: 'saved' } | { kind: 'half' | 'failed'; title: string; text: string }

interface Context extends ProfileSaveInput {
  failure: string
}

const stays = 'What you changed is still here.'

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
    keepDetails: notProvided<boolean, { id: string; details: PersonalDetails }>('keepDetails'),
  },
  guards: { isStored: (_, isKept: boolean) => isKept },
  actions: { setFailure: assign({ failure: (_, { error }: { error: unknown }) => errorMessageFor(error) }) },
}).createMachine({
  id: 'profileSave',
  description: 'A changed profile is saved: the name at the identity provider, then picture and email in this browser.',
  context: ({ input }) => ({ ...input, failure: '' }),
  initial: 'sending',
  states: {
    sending: {
      description:
        "'Saving changes...' is shown. Name and phone number are sent to the identity provider, which is told nothing else.",
      meta: { section: '§7' },
      tags: 'busy',
      invoke: {
        id: 'saveAttributes',
        src: 'saveAttributes',
        input: ({ context: { own, details } }) => ({ name: details.name, phoneNumber: own.phoneNumber }),
        onDone: 'keeping',
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    keeping: {
      description: 'The name is saved. Picture and email are kept in this browser.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'keepDetails',
        src: 'keepDetails',
        input: ({ context: { own, details } }) => ({ id: own.id, details }),
        onDone: [
          { guard: { type: 'isStored', params: ({ event }) => event.output }, target: 'saved' },
          { target: 'half' },
        ],
        onError: 'half',
      },
    },
    saved: {
      description: 'Everything is saved.',
      meta: { section: '§8' },
      type: 'final',
      output: { kind: 'saved' },
    },
    half: {
      description:
        'Only the name is saved, for the browser has no room for picture and email. The page says so, and both stay as they were changed.',
      meta: { section: '§8' },
      type: 'final',
      output: {
        kind: 'half',
        title: 'Only your name was saved',
        text: `This browser could not keep picture and email. Free some space for this site, then save again. ${stays}`,
      },
    },
    failed: {
      description: 'Nothing is saved. The page says why, and all that was changed stays.',
      meta: { section: '§8' },
      type: 'final',
      output: ({ context }) => ({
        kind: 'failed',
        title: 'Failed to update profile',
        text: `${context.failure} ${stays}`,
      }),
    },
  },
  output: ({ event }) => (event as unknown as { output: ProfileSaveOutput }).output,
})
