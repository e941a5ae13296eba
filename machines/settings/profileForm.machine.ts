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
  | { type: 'leave.requested'; address: string }
  | { type: 'leave.confirmed' }
  | { type: 'leave.dismissed' }
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
    isWayOut: ({ context }) => context.wanted?.address === null,
    isSaved: (_, output: ProfileSaveOutput) => output.kind === 'saved',
    isHalfSaved: (_, output: ProfileSaveOutput) => output.kind === 'half',
    pictureIsReady: (_, output: PhotoOutput) => output.kind === 'ready',
  },
  actions: {
    followSaved: assign(({ context: { draft, own }, event }) =>
      event.type === 'profile.changed'
        ? { draft: mergeDraft(draft, own.details, event.details), own: { ...own, details: event.details } }
        : {},
    ),
    keepTyped: assign({
      draft: ({ context: { draft }, event }) => {
        if (event.type === 'name.changed') return { ...draft, name: event.name }
        return event.type === 'email.changed' ? { ...draft, email: event.email } : draft
      },
      problem: null,
    }),
    keepPicture: assign({
      draft: ({ context: { draft } }, output: PhotoOutput) =>
        output.kind === 'ready' ? { ...draft, picture: output.picture } : draft,
      problem: null,
    }),
    explainPhoto: assign({
      photoProblem: (_, output: PhotoOutput) => (output.kind === 'refused' ? output.problem : null),
    }),
    explainPhotoFailure: assign({ photoProblem: 'Failed to read image file' }),
    forgetPhotoProblem: assign({ photoProblem: null }),
    keepSent: assign({ sent: ({ context }) => context.draft, problem: null }),
    settle: assign({ own: ({ context: { own, sent } }) => ({ ...own, details: sent }) }),
    settleName: assign({
      own: ({ context: { own, sent } }) => ({ ...own, details: { ...own.details, name: sent.name } }),
    }),
    explainSave: assign({
      problem: (_, output: ProfileSaveOutput) =>
        output.kind === 'saved' ? null : { title: output.title, text: output.text },
    }),
    keepWanted: assign({
      wanted: ({ event }) => ({ address: event.type === 'leave.requested' ? event.address : null }),
    }),
    forgetWanted: assign({ wanted: null }),
    dropDraft: assign({ draft: ({ context }) => context.own.details, problem: null, photoProblem: null }),
    saySaved: emit({ type: 'toast', tone: 'success', text: 'Profile updated successfully' }),
    sayFailed: emit({ type: 'toast', tone: 'error', text: 'Failed to update profile', retry: 'save.requested' }),
    announce: emit({ type: 'profileSaved' }),
    shutPage: emit({ type: 'shut', isShut: true }),
    openPage: emit({ type: 'shut', isShut: false }),
    goOn: emit(({ context }) => ({ type: 'passage', address: context.wanted?.address ?? '' })),
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
      on: { 'profile.changed': { actions: 'followSaved' } },
      states: {
        form: {
          description: 'What was changed, against what is saved.',
          meta: { section: '§4' },
          initial: 'unchanged',
          states: {
            unchanged: {
              description: "All is as it is saved: there is no 'Save Changes'.",
              meta: { section: '§4', sees: [{ role: 'button', name: 'Change photo' }] },
              always: { guard: 'hasChanges', target: 'unsaved' },
              on: {
                'name.changed': { actions: 'keepTyped' },
                'email.changed': { actions: 'keepTyped' },
                'signOut.requested': '#profileForm.left',
              },
            },
            unsaved: {
              description: 'Something differs from what is saved: to leave the page takes an answer.',
              meta: { section: '§4' },
              entry: 'shutPage',
              exit: 'openPage',
              initial: 'editing',
              states: {
                editing: {
                  description:
                    "'Save Changes' is there. It goes again when everything is changed back. What went wrong with the last save is said above it.",
                  meta: { section: '§4', sees: [{ role: 'button', name: 'Save Changes' }] },
                  entry: 'forgetWanted',
                  always: { guard: 'hasNoChanges', target: '#profileForm.open.form.unchanged' },
                  on: {
                    'name.changed': { actions: 'keepTyped' },
                    'email.changed': { actions: 'keepTyped' },
                    'save.requested': { target: 'saving', actions: 'keepSent' },
                    'leave.requested': { target: 'asking', actions: 'keepWanted' },
                    'signOut.requested': { target: 'asking', actions: 'keepWanted' },
                  },
                },
                asking: {
                  description: 'The person wants to leave: a box asks whether the changes are to be lost.',
                  meta: { section: '§4', sees: [{ role: 'alertdialog', name: 'Leave without saving?' }] },
                  on: {
                    'leave.dismissed': 'editing',
                    'leave.confirmed': [
                      { guard: 'isWayOut', target: '#profileForm.left' },
                      { target: '#profileForm.open.form.unchanged', actions: ['dropDraft', 'goOn'] },
                    ],
                  },
                },
                saving: {
                  description: "'Saving changes...' is shown. What was changed can be read, but not changed further.",
                  meta: { section: '§8', sees: [{ role: 'button', name: 'Save Changes', isBusy: true }] },
                  tags: 'busy',
                  initial: 'staying',
                  states: {
                    staying: {
                      description: 'The person stays on the page.',
                      meta: { section: '§8' },
                      on: {
                        'leave.requested': { target: 'leaving', actions: 'keepWanted' },
                        'signOut.requested': { target: 'leaving', actions: 'keepWanted' },
                      },
                    },
                    leaving: {
                      description:
                        'The person wants to leave, and does so by itself once everything is saved; where that fails, the page stays.',
                      meta: { section: '§4' },
                      on: {
                        'leave.requested': { actions: 'keepWanted' },
                        'signOut.requested': { actions: 'keepWanted' },
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
                        actions: ['settle', 'saySaved', 'announce'],
                      },
                      {
                        guard: { type: 'isHalfSaved', params: ({ event }) => event.output },
                        target: 'editing',
                        actions: [
                          'settleName',
                          { type: 'explainSave', params: ({ event }) => event.output },
                          'sayFailed',
                          'announce',
                        ],
                      },
                      {
                        target: 'editing',
                        actions: [{ type: 'explainSave', params: ({ event }) => event.output }, 'sayFailed'],
                      },
                    ],
                    onError: { target: 'editing', actions: 'sayFailed' },
                  },
                },
                saved: {
                  description: 'Everything is saved: whoever wants to leave goes on.',
                  meta: { section: '§4' },
                  always: [
                    { guard: 'isWayOut', target: '#profileForm.left' },
                    { guard: 'isLeaving', target: '#profileForm.open.form.unchanged', actions: 'goOn' },
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
              on: { 'photo.chosen': { target: 'reading', actions: 'forgetPhotoProblem' } },
            },
            reading: {
              description: 'The chosen file is read; typing goes on meanwhile.',
              meta: { section: '§5', sees: [{ role: 'button', name: 'Change photo', isBusy: true }] },
              invoke: {
                id: 'photo',
                src: 'photo',
                input: ({ event }) => ({ file: (event as Extract<Event, { type: 'photo.chosen' }>).file }),
                onDone: [
                  {
                    guard: { type: 'pictureIsReady', params: ({ event }) => event.output },
                    target: 'resting',
                    actions: { type: 'keepPicture', params: ({ event }) => event.output },
                  },
                  { target: 'resting', actions: { type: 'explainPhoto', params: ({ event }) => event.output } },
                ],
                onError: { target: 'resting', actions: 'explainPhotoFailure' },
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
