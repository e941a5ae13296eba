import { assertEvent, assign, type OutputFrom, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import type { FieldChoice } from '#domain/people/marketerForms.ts'
import { isSameName, nameToSave, type OwnProfile, type PersonalDetails } from '#domain/settings/ownProfile.ts'
import type { Effect } from '#machines/effects.ts'
import type { LeaveRequested } from '#machines/messages.ts'
import { leaveActions, type LeaveContext } from '#machines/app/router/leave.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { createSaveMachine } from '#machines/saving/save.machine.ts'
import { sendToSystem, toast } from '#machines/system.ts'

export interface ProfileFormInput {
  ownProfile: OwnProfile
}

interface Context extends ProfileFormInput, LeaveContext {
  /** The details of the newest save. The form keeps what the person types. */
  submitted: PersonalDetails
  problem: { title: string; text: string } | null
  /** The name that another browser saved meanwhile. Null without a conflict. */
  theirName: string | null
}

type Event =
  | { type: 'changes.made' }
  | { type: 'changes.undone' }
  | { type: 'details.submitted'; details: PersonalDetails }
  | { type: 'conflict.resolved'; choice: FieldChoice }
  | LeaveRequested
  | { type: 'leave.confirmed' }
  | { type: 'dialog.dismissed' }
  | { type: 'profile.changed'; details: PersonalDetails }

/** The sign-in service stores the name, and needs the phone number with it. */
export const nameSave = createSaveMachine<{ name: string; phoneNumber: string }, string>({
  compare: (base, theirs, values) => {
    const name = nameToSave(base, theirs, values.name)
    return name === null
      ? { values, conflicts: [{ field: 'name', mine: values.name, theirs }] }
      : { values: { ...values, name }, conflicts: [] }
  },
  isSaved: ({ name }, current) => current !== null && isSameName(name, current),
})

type NameSaveOutput = OutputFrom<typeof nameSave>

const draftStays = 'What you changed is still here.'
const failure = 'Failed to update profile'

/** The types, the actors, guards and actions of the chart of the profile form. */
export const profileFormSetup = setup({
  types: {
    input: {} as ProfileFormInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { nameSave: 'nameSave'; storeDetails: 'storeDetails' },
  },
  actors: {
    nameSave,
    /** Whether the browser has space for them. */
    storeDetails: notProvided<boolean, { id: string; details: PersonalDetails }>('storeDetails'),
  },
  guards: {
    hasProblem: ({ context }) => context.problem !== null,
    isLeaving: ({ context }) => context.leaveRequest !== null,
    isSaved: (_, output: NameSaveOutput) => output.kind === 'saved',
    isConflicting: (_, output: NameSaveOutput) => output.kind === 'conflicting',
    isStored: (_, stored: boolean) => stored,
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
    setSavedName: assign(({ context: { submitted } }, output: NameSaveOutput) => ({
      submitted: output.kind === 'saved' ? { ...submitted, name: output.values.name } : submitted,
    })),
    applySaved: assign(({ context: { ownProfile, submitted } }) => ({
      ownProfile: { ...ownProfile, details: submitted },
    })),
    applySavedName: assign(({ context: { ownProfile, submitted } }) => ({
      ownProfile: { ...ownProfile, details: { ...ownProfile.details, name: submitted.name } },
    })),
    setConflict: assign({
      theirName: (_, output: NameSaveOutput) => (output.kind === 'conflicting' ? output.current : null),
    }),
    resolveConflict: assign(({ context: { ownProfile, submitted, theirName }, event }) => {
      assertEvent(event, 'conflict.resolved')
      const name = theirName ?? submitted.name
      return {
        ownProfile: { ...ownProfile, details: { ...ownProfile.details, name } },
        submitted: event.choice === 'theirs' ? { ...submitted, name } : submitted,
      }
    }),
    setSaveProblem: assign((_, output: NameSaveOutput) => ({
      problem:
        output.kind === 'failed' ? { title: failure, text: `${errorMessageFor(output.error)} ${draftStays}` } : null,
    })),
    setStorageProblem: assign(({ context: { ownProfile, submitted } }) => ({
      problem: {
        title: 'Only your name was saved',
        text:
          submitted.picture === null || submitted.picture === ownProfile.details.picture
            ? `This browser could not keep picture and email. Free some space for this site, then save again. ${draftStays}`
            : 'The new picture does not fit into the storage of this browser, so picture and email are not saved. Free ' +
              `some space for this site or choose another picture, then save again. ${draftStays}`,
      },
    })),
    ...leaveActions<Context, Event>(),
    toastSaved: toast({ tone: 'success', text: 'Profile updated successfully' }),
    toastFailed: toast({ tone: 'error', text: failure }),
    reportSaved: sendToSystem('pages', ({ context: { ownProfile, submitted } }) => ({
      type: 'activity.made',
      change: { kind: 'profileSaved', id: ownProfile.id, name: submitted.name },
    })),
    announceProfile: sendToSystem('announcement', { type: 'profile.saved' }),
  },
})
