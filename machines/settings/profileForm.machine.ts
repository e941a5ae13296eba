import { assertEvent, assign, emit, setup } from 'xstate'
import { areSameDetails, mergeDraft, type OwnProfile, type PersonalDetails } from '#domain/settings/ownProfile.ts'
import type { Effect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { profileSaveMachine, type ProfileSaveOutput } from '#machines/settings/profileSave.machine.ts'
import { sendToSystem, toast } from '#machines/system.ts'

export interface ProfileFormInput {
  ownProfile: OwnProfile
}

interface Context extends ProfileFormInput {
  draft: PersonalDetails
  submitted: PersonalDetails
  problem: { title: string; text: string } | null
  /** The destination of a leave. Its URL is null for the sign-out; without a leave it is null. */
  leaveTarget: { url: string | null } | null
}

type Event =
  | { type: 'name.changed'; name: string }
  | { type: 'email.changed'; email: string }
  | { type: 'picture.changed'; picture: string }
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
    children: {} as { save: 'save' },
  },
  actors: { save: profileSaveMachine },
  guards: {
    hasChanges: ({ context: { draft, ownProfile } }) => !areSameDetails(draft, ownProfile.details),
    hasNoChanges: ({ context: { draft, ownProfile } }) => areSameDetails(draft, ownProfile.details),
    isLeaving: ({ context }) => context.leaveTarget !== null,
    isSigningOut: ({ context }) => context.leaveTarget?.url === null,
    isSaved: (_, output: ProfileSaveOutput) => output.kind === 'saved',
    isPartlySaved: (_, output: ProfileSaveOutput) => output.kind === 'partial',
  },
  actions: {
    mergeProfile: assign(({ context: { draft, ownProfile }, event }) => {
      assertEvent(event, 'profile.changed')
      return {
        draft: mergeDraft(draft, ownProfile.details, event.details),
        ownProfile: { ...ownProfile, details: event.details },
      }
    }),
    setName: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'name.changed')
      return { draft: { ...draft, name: event.name }, problem: null }
    }),
    setEmail: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'email.changed')
      return { draft: { ...draft, email: event.email }, problem: null }
    }),
    setPicture: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'picture.changed')
      return { draft: { ...draft, picture: event.picture }, problem: null }
    }),
    setSubmitted: assign({ submitted: ({ context }) => context.draft, problem: null }),
    applySaved: assign(({ context: { ownProfile, submitted } }) => ({
      ownProfile: { ...ownProfile, details: submitted },
    })),
    applySavedName: assign(({ context: { ownProfile, submitted } }) => ({
      ownProfile: { ...ownProfile, details: { ...ownProfile.details, name: submitted.name } },
    })),
    setSaveProblem: assign((_, output: ProfileSaveOutput) => ({
      problem: output.kind === 'saved' ? null : { title: output.title, text: output.text },
    })),
    setLeaveTarget: assign(({ event }) => {
      assertEvent(event, ['leave.requested', 'signOut.requested'])
      return { leaveTarget: { url: event.type === 'leave.requested' ? event.url : null } }
    }),
    clearLeaveTarget: assign({ leaveTarget: null }),
    discardDraft: assign(({ context }) => ({ draft: context.ownProfile.details, problem: null })),
    toastSaved: toast({ tone: 'success', text: 'Profile updated successfully' }),
    toastFailed: toast({ tone: 'error', text: 'Failed to update profile', retry: 'save.requested' }),
    announceProfile: sendToSystem('announcement', { type: 'profile.saved' }),
    blockNavigation: emit({ type: 'navigationBlock', isBlocked: true }),
    unblockNavigation: emit({ type: 'navigationBlock', isBlocked: false }),
    openLeaveUrl: emit(({ context }) => ({ type: 'openUrl', url: context.leaveTarget?.url ?? '' })),
  },
}).createMachine({
  id: 'profileForm',
  description: 'The person changes their name, email and picture, and saves them. Phone number and role are read-only.',
  context: ({ input: { ownProfile } }) => ({
    ownProfile,
    draft: ownProfile.details,
    submitted: ownProfile.details,
    problem: null,
    leaveTarget: null,
  }),
  initial: 'unchanged',
  on: { 'profile.changed': { actions: 'mergeProfile' }, 'picture.changed': { actions: 'setPicture' } },
  states: {
    unchanged: {
      description: "The form shows the saved profile. There is no 'Save Changes' button.",
      meta: { section: '§4' },
      always: { guard: 'hasChanges', target: 'unsaved' },
      on: {
        'name.changed': { actions: 'setName' },
        'email.changed': { actions: 'setEmail' },
        'signOut.requested': 'signingOut',
      },
    },
    unsaved: {
      description: 'The form has unsaved changes. The page asks before the person leaves it.',
      meta: { section: '§4' },
      entry: 'blockNavigation',
      exit: 'unblockNavigation',
      initial: 'editing',
      states: {
        editing: {
          description:
            "'Save Changes' is shown until the changes are saved or undone. A failed save shows its reason above it.",
          meta: { section: '§4' },
          entry: 'clearLeaveTarget',
          always: { guard: 'hasNoChanges', target: '#profileForm.unchanged' },
          on: {
            'name.changed': { actions: 'setName' },
            'email.changed': { actions: 'setEmail' },
            'save.requested': { target: 'saving', actions: 'setSubmitted' },
            'leave.requested': { target: 'confirmingLeave', actions: 'setLeaveTarget' },
            'signOut.requested': { target: 'confirmingLeave', actions: 'setLeaveTarget' },
          },
        },
        confirmingLeave: {
          description: 'A dialog asks whether to leave the page and lose the changes.',
          meta: { section: '§4' },
          on: {
            'dialog.dismissed': 'editing',
            'leave.confirmed': [
              { guard: 'isSigningOut', target: '#profileForm.signingOut' },
              { target: '#profileForm.unchanged', actions: ['discardDraft', 'openLeaveUrl'] },
            ],
          },
        },
        saving: {
          description: "The changes are being saved. The page shows 'Saving changes...', and the fields are read-only.",
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
              description: 'The person leaves the page when the save succeeds, and stays when it fails.',
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
            input: ({ context: { ownProfile, submitted } }) => ({ ownProfile, details: submitted }),
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
          description: 'The changes are saved. If the person wants to leave, the requested page opens.',
          meta: { section: '§4' },
          always: [
            { guard: 'isSigningOut', target: '#profileForm.signingOut' },
            { guard: 'isLeaving', target: '#profileForm.unchanged', actions: 'openLeaveUrl' },
            { target: 'editing' },
          ],
        },
      },
    },
    signingOut: {
      description: 'The person signs out of the console.',
      meta: { section: '§4' },
      type: 'final',
    },
  },
})
