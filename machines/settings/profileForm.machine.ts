import { assign, emit, setup } from 'xstate'
import { areSameDetails, type OwnProfile, type PersonalDetails, mergeDraft } from '#domain/settings/ownProfile.ts'
import type { Effect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { photoMachine, type PhotoOutput } from '#machines/settings/photo.machine.ts'
import { profileSaveMachine, type ProfileSaveOutput } from '#machines/settings/profileSave.machine.ts'

export interface ProfileFormInput {
  own: OwnProfile
}

interface Context extends ProfileFormInput {
  draft: PersonalDetails
  /** What the save under way was given. */
  sent: PersonalDetails
  problem: { title: string; text: string } | null
  photoProblem: string | null
  /** Where the person wants to leave for, the way out of the console without an address; null as long as nobody leaves. */
  wanted: { address: string | null } | null
}

type Event =
  | { type: 'name.changed'; name: string }
  | { type: 'email.changed'; email: string }
  | { type: 'photo.chosen'; file: Blob }
  | { type: 'save.requested' }
  | { type: 'leave.requested'; url: string }
  | { type: 'leave.confirmed' }
  | { type: 'dialog.dismissed' }
  | { type: 'signOut.requested' }
  | { type: 'profile.changed'; details: PersonalDetails }

export const profileFormMachine = setup({
  types: {
    input: {} as ProfileFormInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { photo: 'photo'; save: 'save' },
  },
  actors: { photo: photoMachine, save: profileSaveMachine },
  guards: {
    hasChanges: ({ context: { draft, own } }) => !areSameDetails(draft, own.details),
    hasNoChanges: ({ context: { draft, own } }) => areSameDetails(draft, own.details),
    isLeaving: ({ context }) => context.wanted !== null,
    isSigningOut: ({ context }) => context.wanted?.address === null,
    isSaved: (_, output: ProfileSaveOutput) => output.kind === 'saved',
    isPartlySaved: (_, output: ProfileSaveOutput) => output.kind === 'half',
    isPictureReady: (_, output: PhotoOutput) => output.kind === 'ready',
  },
  actions: {
    mergeSavedProfile: assign(({ context: { draft, own }, event }) =>
      event.type === 'profile.changed'
        ? { draft: mergeDraft(draft, own.details, event.details), own: { ...own, details: event.details } }
        : {},
    ),
    setDraftField: assign({
      draft: ({ context: { draft }, event }) => {
        if (event.type === 'name.changed') return { ...draft, name: event.name }
        return event.type === 'email.changed' ? { ...draft, email: event.email } : draft
      },
      problem: null,
    }),
    setPicture: assign({
      draft: ({ context: { draft } }, output: PhotoOutput) =>
        output.kind === 'ready' ? { ...draft, picture: output.picture } : draft,
      problem: null,
    }),
    setPhotoProblem: assign({
      photoProblem: (_, output: PhotoOutput) => (output.kind === 'refused' ? output.problem : null),
    }),
    setPhotoReadProblem: assign({ photoProblem: 'Failed to read image file' }),
    clearPhotoProblem: assign({ photoProblem: null }),
    setSubmitted: assign({ sent: ({ context }) => context.draft, problem: null }),
    applySaved: assign({ own: ({ context: { own, sent } }) => ({ ...own, details: sent }) }),
    applySavedName: assign({
      own: ({ context: { own, sent } }) => ({ ...own, details: { ...own.details, name: sent.name } }),
    }),
    setSaveProblem: assign({
      problem: (_, output: ProfileSaveOutput) =>
        output.kind === 'saved' ? null : { title: output.title, text: output.text },
    }),
    setLeaveTarget: assign({
      wanted: ({ event }) => ({ address: event.type === 'leave.requested' ? event.url : null }),
    }),
    clearLeaveTarget: assign({ wanted: null }),
    discardDraft: assign({ draft: ({ context }) => context.own.details, problem: null, photoProblem: null }),
    toastSaved: emit({ type: 'toast', tone: 'success', text: 'Profile updated successfully' }),
    toastFailed: emit({ type: 'toast', tone: 'error', text: 'Failed to update profile', retry: 'save.requested' }),
    announceProfile: emit({ type: 'announceProfile' }),
    blockNavigation: emit({ type: 'navigationBlock', isBlocked: true }),
    unblockNavigation: emit({ type: 'navigationBlock', isBlocked: false }),
    openLeaveUrl: emit(({ context }) => ({ type: 'openUrl', url: context.wanted?.address ?? '' })),
  },
}).createMachine({
  id: 'profileForm',
  description: 'The own picture, name and email are changed and saved.',
  context: ({ input }) => ({
    ...input,
    draft: input.own.details,
    sent: input.own.details,
    problem: null,
    photoProblem: null,
    wanted: null,
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The profile is shown and can be changed. Phone number and role are only shown.',
      meta: { section: '§2' },
      type: 'parallel',
      on: { 'profile.changed': { actions: 'mergeSavedProfile' } },
      states: {
        form: {
          description: 'What was changed, against what is saved.',
          meta: { section: '§4' },
          initial: 'unchanged',
          states: {
            unchanged: {
              description: "All is as it is saved: there is no 'Save Changes'.",
              meta: { section: '§4' },
              always: { guard: 'hasChanges', target: 'unsaved' },
              on: {
                'name.changed': { actions: 'setDraftField' },
                'email.changed': { actions: 'setDraftField' },
                'signOut.requested': '#profileForm.left',
              },
            },
            unsaved: {
              description: 'Something differs from what is saved: to leave the page takes an answer.',
              meta: { section: '§4' },
              entry: 'blockNavigation',
              exit: 'unblockNavigation',
              initial: 'editing',
              states: {
                editing: {
                  description:
                    "'Save Changes' is there. It goes again when everything is changed back. What went wrong with the last save is said above it.",
                  meta: { section: '§4' },
                  entry: 'clearLeaveTarget',
                  always: { guard: 'hasNoChanges', target: '#profileForm.open.form.unchanged' },
                  on: {
                    'name.changed': { actions: 'setDraftField' },
                    'email.changed': { actions: 'setDraftField' },
                    'save.requested': { target: 'saving', actions: 'setSubmitted' },
                    'leave.requested': { target: 'asking', actions: 'setLeaveTarget' },
                    'signOut.requested': { target: 'asking', actions: 'setLeaveTarget' },
                  },
                },
                asking: {
                  description: 'The person wants to leave: a box asks whether the changes are to be lost.',
                  meta: { section: '§4' },
                  on: {
                    'dialog.dismissed': 'editing',
                    'leave.confirmed': [
                      { guard: 'isSigningOut', target: '#profileForm.left' },
                      { target: '#profileForm.open.form.unchanged', actions: ['discardDraft', 'openLeaveUrl'] },
                    ],
                  },
                },
                saving: {
                  description: "'Saving changes...' is shown. What was changed can be read, but not changed further.",
                  meta: { section: '§8' },
                  tags: 'busy',
                  initial: 'staying',
                  states: {
                    staying: {
                      description: 'The person stays on the page.',
                      meta: { section: '§8' },
                      on: {
                        'leave.requested': { target: 'leaving', actions: 'setLeaveTarget' },
                        'signOut.requested': { target: 'leaving', actions: 'setLeaveTarget' },
                      },
                    },
                    leaving: {
                      description:
                        'The person wants to leave, and does so by itself once everything is saved; where that fails, the page stays.',
                      meta: { section: '§4' },
                      on: {
                        'leave.requested': { actions: 'setLeaveTarget' },
                        'signOut.requested': { actions: 'setLeaveTarget' },
                      },
                    },
                  },
                  invoke: {
                    id: 'save',
                    src: 'save',
                    input: ({ context: { own, sent } }) => ({ own, details: sent }),
                    onDone: [
                      {
                        guard: { type: 'isSaved', params: ({ event }) => event.output },
                        target: 'saved',
                        actions: ['applySaved', 'toastSaved', 'announceProfile'],
                      },
                      {
                        guard: { type: 'isPartlySaved', params: ({ event }) => event.output },
                        target: 'editing',
                        actions: [
                          'applySavedName',
                          { type: 'setSaveProblem', params: ({ event }) => event.output },
                          'toastFailed',
                          'announceProfile',
                        ],
                      },
                      {
                        target: 'editing',
                        actions: [{ type: 'setSaveProblem', params: ({ event }) => event.output }, 'toastFailed'],
                      },
                    ],
                    onError: { target: 'editing', actions: 'toastFailed' },
                  },
                },
                saved: {
                  description: 'Everything is saved: whoever wants to leave goes on.',
                  meta: { section: '§4' },
                  always: [
                    { guard: 'isSigningOut', target: '#profileForm.left' },
                    { guard: 'isLeaving', target: '#profileForm.open.form.unchanged', actions: 'openLeaveUrl' },
                    { target: 'editing' },
                  ],
                },
              },
            },
          },
        },
        photo: {
          description: 'The choice of a picture.',
          meta: { section: '§5' },
          initial: 'resting',
          states: {
            resting: {
              description: 'Another picture can be chosen. Why the last file was not taken stands beside the button.',
              meta: { section: '§5' },
              on: { 'photo.chosen': { target: 'reading', actions: 'clearPhotoProblem' } },
            },
            reading: {
              description: 'The chosen file is read; typing goes on meanwhile.',
              meta: { section: '§5' },
              invoke: {
                id: 'photo',
                src: 'photo',
                input: ({ event }) => ({ file: (event as Extract<Event, { type: 'photo.chosen' }>).file }),
                onDone: [
                  {
                    guard: { type: 'isPictureReady', params: ({ event }) => event.output },
                    target: 'resting',
                    actions: { type: 'setPicture', params: ({ event }) => event.output },
                  },
                  { target: 'resting', actions: { type: 'setPhotoProblem', params: ({ event }) => event.output } },
                ],
                onError: { target: 'resting', actions: 'setPhotoReadProblem' },
              },
            },
          },
        },
      },
    },
    left: {
      description: 'The person goes on with the way out of the console.',
      meta: { section: '§4' },
      type: 'final',
    },
  },
})
