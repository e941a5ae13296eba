import { assign, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { isSameName, nameToSave, type OwnProfile, type PersonalDetails } from '#domain/settings/ownProfile.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface ProfileSaveInput {
  ownProfile: OwnProfile
  /** The details to save. */
  details: PersonalDetails
}

/** `partial`: only the name is saved. `conflicting`: another browser has changed the name too, and nothing is saved. */
export type ProfileSaveOutput =
  | { kind: 'saved'; name: string }
  | { kind: 'partial'; name: string; title: string; text: string }
  | { kind: 'conflicting'; name: string }
  | { kind: 'failed'; title: string; text: string }

interface Context extends ProfileSaveInput {
  /** The name as the sign-in service has it. */
  storedName: string
  failure: string
}

interface StoredName {
  name: string
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
    /** The name as the sign-in service has it. */
    readName: notProvided<string>('readName'),
    saveAttributes: notProvided<void, { name: string; phoneNumber: string }>('saveAttributes'),
    storeDetails: notProvided<boolean, { id: string; details: PersonalDetails }>('storeDetails'),
  },
  guards: {
    isStored: (_, stored: boolean) => stored,
    isConflicting: ({ context: { ownProfile, details } }, { name }: StoredName) =>
      nameToSave(ownProfile.details.name, name, details.name) === null,
    isSaved: ({ context }, { name }: StoredName) => isSameName(name, context.details.name),
  },
  actions: {
    setStoredName: assign((_, { name }: StoredName) => ({ storedName: name })),
    setName: assign(({ context: { ownProfile, details } }, { name }: StoredName) => ({
      details: { ...details, name: nameToSave(ownProfile.details.name, name, details.name) ?? details.name },
    })),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => errorMessageFor(error) }),
  },
}).createMachine({
  id: 'profileSave',
  description:
    'The console saves a changed profile: the name at the sign-in service, then picture and email in this browser. It ' +
    'believes what the sign-in service has after the save, not only the answer.',
  context: ({ input }) => ({ ...input, storedName: '', failure: '' }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The console reads the name again, because another browser may have changed it.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'readBefore',
        src: 'readName',
        onDone: [
          {
            description: 'Another browser has changed the name too, to another one.',
            guard: { type: 'isConflicting', params: ({ event }) => ({ name: event.output }) },
            target: 'conflicting',
            actions: { type: 'setStoredName', params: ({ event }) => ({ name: event.output }) },
          },
          {
            description: 'A name that the person did not change is the one that the sign-in service has now.',
            target: 'savingAttributes',
            actions: { type: 'setName', params: ({ event }) => ({ name: event.output }) },
          },
        ],
        onError: {
          description: 'The name cannot be read.',
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
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
          description: 'The sign-in service does not save the name, or its answer was lost.',
          target: 'checking',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    checking: {
      description: 'The sign-in service did not confirm the save. The console reads the name, because it may be saved.',
      meta: { section: '§8' },
      tags: 'busy',
      invoke: {
        id: 'readName',
        src: 'readName',
        onDone: [
          {
            description: 'The sign-in service has the new name.',
            guard: { type: 'isSaved', params: ({ event }) => ({ name: event.output }) },
            target: 'storingDetails',
          },
          { description: 'The sign-in service has another name.', target: 'failed' },
        ],
        onError: { description: 'The name cannot be read.', target: 'failed' },
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
      output: ({ context }) => ({ kind: 'saved', name: context.details.name }),
    },
    partlySaved: {
      description:
        'The name is saved, but the browser could not store picture and email. The page says so, and that a new ' +
        'picture does not fit. The form still shows the new picture and email, so that the person can save again.',
      meta: { section: '§8' },
      type: 'final',
      output: ({ context: { ownProfile, details } }) => ({
        kind: 'partial',
        name: details.name,
        title: 'Only your name was saved',
        text:
          details.picture === null || details.picture === ownProfile.details.picture
            ? `This browser could not keep picture and email. Free some space for this site, then save again. ${draftStays}`
            : 'The new picture does not fit into the storage of this browser, so picture and email are not saved. Free ' +
              `some space for this site or choose another picture, then save again. ${draftStays}`,
      }),
    },
    conflicting: {
      description: 'Nothing is saved. The form will ask which name to keep.',
      meta: { section: '§4' },
      type: 'final',
      output: ({ context }) => ({ kind: 'conflicting', name: context.storedName }),
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
