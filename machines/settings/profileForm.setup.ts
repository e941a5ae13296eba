import { assertEvent, assign, enqueueActions, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import type { FieldChoice } from '#domain/people/marketerForms.ts'
import type { OwnProfile, PersonalDetails } from '#domain/settings/ownProfile.ts'
import type { Effect } from '#machines/effects.ts'
import type { LeaveRequested } from '#machines/messages.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { profileSaveMachine, type ProfileSaveOutput } from '#machines/settings/profileSave.machine.ts'
import { sendToSystem, toast } from '#machines/system.ts'

export interface ProfileFormInput {
  ownProfile: OwnProfile
}

interface Context extends ProfileFormInput {
  /** The details of the newest save. The form keeps what the person types. */
  submitted: PersonalDetails
  problem: { title: string; text: string } | null
  /** The name that another browser saved meanwhile. Null without a conflict. */
  theirName: string | null
  /** The destination of a leave. Its URL is null for the sign-out; without a leave it is null. */
  leaveTarget: { url: string | null } | null
}

type Event =
  | { type: 'changes.made' }
  | { type: 'changes.undone' }
  | { type: 'details.submitted'; details: PersonalDetails }
  | { type: 'conflict.resolved'; choice: FieldChoice }
  | LeaveRequested
  | { type: 'leave.confirmed' }
  | { type: 'dialog.dismissed' }
  | { type: 'signOut.requested' }
  | { type: 'profile.changed'; details: PersonalDetails }

/** The types, the actor, guards and actions of the chart of the profile form. */
export const profileFormSetup = setup({
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
    hasProblem: ({ context }) => context.problem !== null,
    isLeaving: ({ context }) => context.leaveTarget !== null,
    isSigningOut: ({ context }) => context.leaveTarget?.url === null,
    isSaved: (_, output: ProfileSaveOutput) => output.kind === 'saved',
    isConflicting: (_, output: ProfileSaveOutput) => output.kind === 'conflicting',
    isPartlySaved: (_, output: ProfileSaveOutput) => output.kind === 'partial',
  },
  actions: {
    setSavedDetails: assign(({ context: { ownProfile }, event }) => {
      assertEvent(event, 'profile.changed')
      return { ownProfile: { ...ownProfile, details: event.details } }
    }),
    setSubmitted: assign(({ event }) => {
      assertEvent(event, 'details.submitted')
      return { submitted: event.details }
    }),
    clearProblem: assign({ problem: null }),
    applySaved: assign(({ context: { ownProfile, submitted } }, output: ProfileSaveOutput) => {
      const details = 'name' in output ? { ...submitted, name: output.name } : submitted
      return { submitted: details, ownProfile: { ...ownProfile, details } }
    }),
    applySavedName: assign(({ context: { ownProfile, submitted } }, output: ProfileSaveOutput) => {
      const name = 'name' in output ? output.name : submitted.name
      return {
        submitted: { ...submitted, name },
        ownProfile: { ...ownProfile, details: { ...ownProfile.details, name } },
      }
    }),
    setConflict: assign((_, output: ProfileSaveOutput) => ({
      theirName: output.kind === 'conflicting' ? output.name : null,
    })),
    resolveConflict: assign(({ context: { ownProfile, submitted, theirName }, event }) => {
      assertEvent(event, 'conflict.resolved')
      const name = theirName ?? submitted.name
      return {
        ownProfile: { ...ownProfile, details: { ...ownProfile.details, name } },
        submitted: event.choice === 'theirs' ? { ...submitted, name } : submitted,
      }
    }),
    setSaveProblem: assign((_, output: ProfileSaveOutput) => ({
      problem: 'text' in output ? { title: output.title, text: output.text } : null,
    })),
    setUnexpectedProblem: assign((_, { error }: { error: unknown }) => ({
      problem: { title: 'Failed to update profile', text: errorMessageFor(error) },
    })),
    setLeaveTarget: assign(({ event }) => {
      assertEvent(event, ['leave.requested', 'signOut.requested'])
      return { leaveTarget: { url: event.type === 'leave.requested' ? event.url : null } }
    }),
    /** The router waits for an answer only if the person asked for a URL. */
    cancelLeave: enqueueActions(({ context: { leaveTarget }, enqueue }) => {
      if (typeof leaveTarget?.url === 'string') enqueue(sendToSystem('router', { type: 'leave.cancelled' }))
      enqueue.assign({ leaveTarget: null })
    }),
    forgetLeave: assign({ leaveTarget: null }),
    toastSaved: toast({ tone: 'success', text: 'Profile updated successfully' }),
    toastFailed: toast({ tone: 'error', text: 'Failed to update profile' }),
    reportSaved: sendToSystem('pages', ({ context: { ownProfile, submitted } }) => ({
      type: 'activity.made',
      change: { kind: 'profileSaved', id: ownProfile.id, name: submitted.name },
    })),
    announceProfile: sendToSystem('announcement', { type: 'profile.saved' }),
    blockLeave: sendToSystem('router', ({ self }) => ({ type: 'leave.blocked', blocker: self })),
    unblockLeave: sendToSystem('router', { type: 'leave.unblocked' }),
    openLeaveUrl: sendToSystem('router', ({ context }) => ({
      type: 'url.requested',
      url: context.leaveTarget?.url ?? '',
    })),
  },
})
