import { assertEvent, assign, setup, stateIn } from 'xstate'
import {
  type FieldChoice,
  type FieldConflict,
  formProblemText,
  type MarketerDetails,
  type MarketerProblem,
  marketerFormSchema,
  marketerSaveProblem,
  resolveConflicts,
  savedMarketerOf,
} from '#domain/people/marketerForms.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { isolate } from '#domain/text.ts'
import type { ToastEffect } from '#machines/effects.ts'
import { marketerSave, type MarketerSaveOutput } from '#machines/marketers/marketerSave.ts'
import type { LeaveRequested } from '#machines/messages.ts'
import { leaveActions, type LeaveContext } from '#machines/app/router/leave.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { alert, sendToSystem, toast } from '#machines/system.ts'

export interface MarketerFormInput {
  /** The marketer to edit; null for a new one. */
  marketer: Marketer | null
}

interface Context extends MarketerFormInput, LeaveContext {
  /** The details of the newest save. The form keeps what the person types. */
  submitted: MarketerDetails
  /** The marketer that the entries of the save are compared with. */
  base: Marketer | null
  saved: Marketer | null
  /** The fields that somebody else changed too. */
  conflicts: readonly FieldConflict[]
  problem: MarketerProblem | null
}

type Event =
  | { type: 'changes.made' }
  | { type: 'changes.undone' }
  | { type: 'details.submitted'; details: MarketerDetails }
  | { type: 'validation.failed' }
  | { type: 'conflicts.resolved'; choices: Readonly<Partial<Record<string, FieldChoice>>> }
  | { type: 'dialog.dismissed' }
  | LeaveRequested
  | { type: 'leave.confirmed' }

interface Outcome {
  outcome: MarketerSaveOutput
}

const lookFirst = 'Check the list first.'

const savedText = ({ marketer }: MarketerFormInput): string =>
  marketer === null ? 'Marketer created successfully!' : 'Marketer updated successfully'

/** The server did not confirm the save, so the text names what it has. */
const foundText = ({ marketer, saved }: Context): string =>
  marketer === null && saved ? `${isolate(displayNameOf(saved))} was added` : savedText({ marketer })

const maybeSavedText = ({ marketer, submitted }: Context): string =>
  marketer === null
    ? `${isolate(submitted.name)} may have been created. ${lookFirst}`
    : `The changes may have been saved. ${lookFirst}`

/** The types, the actor, guards and actions of the dialog to add or edit a marketer. */
export const marketerFormSetup = setup({
  types: {
    input: {} as MarketerFormInput,
    context: {} as Context,
    events: {} as Event,
    output: {} as { saved: Marketer | null },
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: { marketerSave },
  guards: {
    areDetailsValid({ context, event }) {
      assertEvent(event, 'details.submitted')
      return marketerFormSchema(context.marketer).safeParse(event.details).success
    },
    hasChanges: stateIn({ open: { entries: 'unsaved' } }),
    isLeavingPage: ({ context }) => context.leaveRequest !== null,
    isFound: (_, { outcome }: Outcome) => outcome.kind === 'saved' && outcome.isFound,
    isConflicting: (_, { outcome }: Outcome) => outcome.kind === 'conflicting',
    isSaved: (_, { outcome }: Outcome) => outcome.kind === 'saved',
  },
  actions: {
    clearProblem: assign({ problem: null }),
    setSubmitted: assign(({ event }) => {
      assertEvent(event, 'details.submitted')
      return { submitted: event.details, problem: null }
    }),
    resetBase: assign({ base: ({ context }) => context.marketer }),
    setSaved: assign(({ context: { base } }, { outcome }: Outcome) => ({
      saved: outcome.kind === 'saved' ? savedMarketerOf(base, outcome.values, outcome.record) : null,
    })),
    setConflicts: assign((_, { outcome }: Outcome) =>
      outcome.kind === 'conflicting'
        ? { base: outcome.current, conflicts: outcome.conflicts, submitted: outcome.values }
        : {},
    ),
    resolveConflicts: assign(({ context: { submitted, conflicts }, event }) => {
      assertEvent(event, 'conflicts.resolved')
      return { submitted: resolveConflicts(submitted, conflicts, event.choices) }
    }),
    setProblem: assign(({ context: { base } }, { outcome }: Outcome) => ({
      problem: outcome.kind === 'failed' ? marketerSaveProblem(base, outcome.error) : null,
    })),
    ...leaveActions<Context, Event>(),
    toastFormProblem: toast({ tone: 'error', text: formProblemText, until: 'success' }),
    toastProblem: toast(({ context }) => ({ tone: 'error', text: context.problem?.text ?? '' })),
    toastSaved: toast(({ context }) => ({ tone: 'success', text: savedText(context) })),
    toastFound: toast(({ context }) => ({ tone: 'success', text: foundText(context) })),
    reportSaved: sendToSystem('pages', ({ context: { marketer, saved } }) => ({
      type: 'activity.made',
      change: {
        kind: marketer === null ? 'marketerAdded' : 'marketerEdited',
        id: saved?.id ?? '',
        name: saved ? displayNameOf(saved) : '',
      },
    })),
    toastMaybeSaved: toast(({ context }) => ({ tone: 'blank', text: maybeSavedText(context) })),
    alertMaybeSaved: alert(({ context }) => ({ tone: 'blank', text: maybeSavedText(context) })),
  },
})
