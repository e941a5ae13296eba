import { assign, emit, setup } from 'xstate'
import { isAccountNotFound } from '#domain/people/accounts.ts'
import {
  toMarketerChanges,
  formProblemText,
  marketerNotFoundText,
  isDirty,
  type MarketerChanges,
  marketerChangesSchema,
  type MarketerProblem,
  marketerProblemFor,
} from '#domain/people/marketerForms.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import type { OpenUrlEffect, NavigationBlockEffect, ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

/** What is asked of the server for one marketer (§7). */
export interface UpdateRequest {
  marketer: Marketer
  changes: MarketerChanges
}

interface Context {
  marketer: Marketer
  /** As they are typed. */
  typed: MarketerChanges
  /** As they are sent. */
  changes: MarketerChanges
  updated: Marketer | null
  problem: MarketerProblem | null
  /** The address that the person wants to leave for, where it is not the dialog alone that is left. */
  wanted: string | null
}

type Event =
  | { type: 'details.changed'; typed: MarketerChanges }
  | { type: 'details.submitted'; details: MarketerChanges }
  | { type: 'validation.failed' }
  | { type: 'dialog.dismissed' }
  | { type: 'dialog.kept' }
  | { type: 'dialog.abandoned' }
  | { type: 'leave.requested'; url: string }

const failed = 'Failed to update marketer'

const problemFor = (marketer: Marketer, error: unknown): MarketerProblem =>
  isAccountNotFound(error)
    ? { text: marketerNotFoundText(marketer), field: null, helper: null }
    : marketerProblemFor(error, failed)

export const editMarketerMachine = setup({
  types: {
    input: {} as { marketer: Marketer },
    context: {} as Context,
    events: {} as Event,
    output: {} as { updated: Marketer | null },
    emitted: {} as ToastEffect | NavigationBlockEffect | OpenUrlEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: { updateMarketer: notProvided<Marketer | null, UpdateRequest>('updateMarketer') },
  guards: {
    areChangesValid: ({ event }) =>
      event.type === 'details.submitted' && marketerChangesSchema.safeParse(event.details).success,
    isLeaving: ({ context }) => context.wanted !== null,
    isDirty: ({ context }) => isDirty(context.typed, toMarketerChanges(context.marketer)),
  },
  actions: {
    setTyped: assign(({ event }) => (event.type === 'details.changed' ? { typed: event.typed, problem: null } : {})),
    setChanges: assign(({ event }) =>
      event.type === 'details.submitted' ? { changes: event.details, problem: null } : {},
    ),
    setUpdated: assign({
      updated: ({ context: { marketer, changes } }, { answered }: { answered: Marketer | null }) =>
        answered ?? { ...marketer, name: changes.name, phoneNumber: changes.phone },
    }),
    setProblem: assign({
      problem: ({ context }, { error }: { error: unknown }) => problemFor(context.marketer, error),
    }),
    setLeaveUrl: assign({ wanted: ({ event }) => (event.type === 'leave.requested' ? event.url : null) }),
    clearLeaveUrl: assign({ wanted: null }),
    blockNavigation: emit(({ context }) => ({
      type: 'navigationBlock',
      isBlocked: isDirty(context.typed, toMarketerChanges(context.marketer)),
    })),
    unblockNavigation: emit({ type: 'navigationBlock', isBlocked: false }),
    openLeaveUrl: emit(({ context }) => ({ type: 'openUrl', url: context.wanted ?? '' })),
    toastFormProblem: emit({ type: 'toast', tone: 'error', text: formProblemText }),
    toastProblem: emit(({ context }) => ({ type: 'toast', tone: 'error', text: context.problem?.text ?? failed })),
    toastUpdated: emit({ type: 'toast', tone: 'success', text: 'Marketer updated successfully' }),
    toastMaybeSaved: emit({
      type: 'toast',
      tone: 'blank',
      text: 'The changes may have been saved all the same. Look at the list before you try again.',
    }),
  },
}).createMachine({
  id: 'editMarketer',
  description: 'An admin changes the name and the phone number of a marketer. The email cannot be changed.',
  context: ({ input: { marketer } }) => ({
    marketer,
    typed: toMarketerChanges(marketer),
    changes: toMarketerChanges(marketer),
    updated: null,
    problem: null,
    wanted: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      description:
        'Name and phone number can be changed; the email can only be read. What cannot be taken has its reason beside the field.',
      meta: { section: '§5' },
      entry: 'clearLeaveUrl',
      on: {
        'details.changed': { actions: ['setTyped', 'blockNavigation'] },
        'validation.failed': { actions: 'toastFormProblem' },
        'details.submitted': [
          { guard: 'areChangesValid', target: 'saving', actions: 'setChanges' },
          { actions: 'toastFormProblem' },
        ],
        'dialog.dismissed': [{ guard: 'isDirty', target: 'asking' }, { target: 'closed' }],
        'leave.requested': { target: 'asking', actions: 'setLeaveUrl' },
      },
    },
    asking: {
      description:
        'Something is typed and would be lost: the dialog asks before it closes, or before another page opens.',
      meta: { section: '§2' },
      on: {
        'dialog.kept': 'editing',
        'dialog.dismissed': 'editing',
        'dialog.abandoned': [
          { guard: 'isLeaving', target: 'closed', actions: ['unblockNavigation', 'openLeaveUrl'] },
          { target: 'closed' },
        ],
        'leave.requested': { actions: 'setLeaveUrl' },
      },
    },
    saving: {
      description: 'The changes are being saved. Nothing can be sent a second time.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'updateMarketer',
        src: 'updateMarketer',
        input: ({ context: { marketer, changes } }) => ({ marketer, changes }),
        onDone: {
          target: 'saved',
          actions: [{ type: 'setUpdated', params: ({ event }) => ({ answered: event.output }) }, 'toastUpdated'],
        },
        onError: {
          target: 'refused',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The answer is awaited.',
          meta: { section: '§4' },
          entry: 'clearLeaveUrl',
          on: { 'dialog.dismissed': 'doubting', 'leave.requested': { target: 'doubting', actions: 'setLeaveUrl' } },
        },
        doubting: {
          description:
            'The dialog is to be closed before the answer is here. It asks, since closing does not take the request back.',
          meta: { section: '§4' },
          on: {
            'dialog.kept': 'waiting',
            'dialog.dismissed': 'waiting',
            'dialog.abandoned': [
              {
                guard: 'isLeaving',
                target: '#editMarketer.closed',
                actions: ['toastMaybeSaved', 'unblockNavigation', 'openLeaveUrl'],
              },
              { target: '#editMarketer.closed', actions: 'toastMaybeSaved' },
            ],
            'leave.requested': { actions: 'setLeaveUrl' },
          },
        },
      },
    },
    refused: {
      description:
        'The changes were not saved: a toast says why, the field that it is about is marked, and what was typed stays.',
      meta: { section: '§8' },
      entry: 'toastProblem',
      always: 'editing',
    },
    saved: {
      description: 'The row shows the changes; a toast says so.',
      meta: { section: '§8' },
      type: 'final',
    },
    closed: {
      description: 'The dialog is closed and nothing of it is kept.',
      meta: { section: '§2' },
      type: 'final',
    },
  },
  output: ({ context }) => ({ updated: context.updated }),
})
