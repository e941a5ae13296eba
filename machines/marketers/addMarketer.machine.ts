import { assign, emit, setup } from 'xstate'
import {
  formProblemText,
  isDirty,
  type MarketerProblem,
  marketerProblemFor,
  type NewMarketer,
  newMarketerSchema,
  emptyNewMarketer,
  noResponseProblem,
} from '#domain/people/marketerForms.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import type { OpenUrlEffect, NavigationBlockEffect, ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

interface Context {
  /** As they are typed. */
  typed: NewMarketer
  /** As they are sent. */
  details: NewMarketer
  created: Marketer | null
  problem: MarketerProblem | null
  /** The address that the person wants to leave for, where it is not the dialog alone that is left. */
  wanted: string | null
}

type Event =
  | { type: 'details.changed'; typed: NewMarketer }
  | { type: 'details.submitted'; details: NewMarketer }
  | { type: 'validation.failed' }
  | { type: 'dialog.dismissed' }
  | { type: 'dialog.kept' }
  | { type: 'dialog.abandoned' }
  | { type: 'leave.requested'; url: string }

const unexpected = 'An unexpected error occurred while creating marketer'

export const addMarketerMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    output: {} as { created: Marketer | null },
    emitted: {} as ToastEffect | NavigationBlockEffect | OpenUrlEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: { createMarketer: notProvided<Marketer | null, NewMarketer>('createMarketer') },
  guards: {
    areDetailsValid: ({ event }) =>
      event.type === 'details.submitted' && newMarketerSchema.safeParse(event.details).success,
    isLeaving: ({ context }) => context.wanted !== null,
    isDirty: ({ context }) => isDirty(context.typed, emptyNewMarketer),
    hasMarketer: (_, { marketer }: { marketer: Marketer | null }) => marketer !== null,
  },
  actions: {
    setTyped: assign(({ event }) => (event.type === 'details.changed' ? { typed: event.typed, problem: null } : {})),
    setDetails: assign(({ event }) =>
      event.type === 'details.submitted' ? { details: event.details, problem: null } : {},
    ),
    setCreated: assign({ created: (_, { marketer }: { marketer: Marketer | null }) => marketer }),
    setProblem: assign({ problem: (_, problem: MarketerProblem) => problem }),
    setLeaveUrl: assign({ wanted: ({ event }) => (event.type === 'leave.requested' ? event.url : null) }),
    clearLeaveUrl: assign({ wanted: null }),
    blockNavigation: emit(({ context }) => ({
      type: 'navigationBlock',
      isBlocked: isDirty(context.typed, emptyNewMarketer),
    })),
    unblockNavigation: emit({ type: 'navigationBlock', isBlocked: false }),
    openLeaveUrl: emit(({ context }) => ({ type: 'openUrl', url: context.wanted ?? '' })),
    toastFormProblem: emit({ type: 'toast', tone: 'error', text: formProblemText }),
    toastProblem: emit(({ context }) => ({ type: 'toast', tone: 'error', text: context.problem?.text ?? unexpected })),
    toastCreated: emit({ type: 'toast', tone: 'success', text: 'Marketer created successfully!' }),
    toastMaybeCreated: emit(({ context }) => ({
      type: 'toast',
      tone: 'blank',
      text: `${context.details.name} may have been created all the same. Look at the list before you try again.`,
    })),
  },
}).createMachine({
  id: 'addMarketer',
  description: 'An admin makes a new marketer, who can sign in at once.',
  context: { typed: emptyNewMarketer, details: emptyNewMarketer, created: null, problem: null, wanted: null },
  initial: 'editing',
  states: {
    editing: {
      description:
        'Three fields wait to be filled in. What cannot be taken has its reason beside the field; what was typed stays.',
      meta: { section: '§5' },
      entry: 'clearLeaveUrl',
      on: {
        'details.changed': { actions: ['setTyped', 'blockNavigation'] },
        'validation.failed': { actions: 'toastFormProblem' },
        'details.submitted': [
          { guard: 'areDetailsValid', target: 'creating', actions: 'setDetails' },
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
    creating: {
      description: 'The marketer is being created. Nothing can be sent a second time.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'createMarketer',
        src: 'createMarketer',
        input: ({ context }) => context.details,
        onDone: [
          {
            guard: { type: 'hasMarketer', params: ({ event }) => ({ marketer: event.output }) },
            target: 'created',
            actions: [{ type: 'setCreated', params: ({ event }) => ({ marketer: event.output }) }, 'toastCreated'],
          },
          { target: 'refused', actions: { type: 'setProblem', params: noResponseProblem } },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'setProblem', params: ({ event }) => marketerProblemFor(event.error, unexpected) },
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
                target: '#addMarketer.closed',
                actions: ['toastMaybeCreated', 'unblockNavigation', 'openLeaveUrl'],
              },
              { target: '#addMarketer.closed', actions: 'toastMaybeCreated' },
            ],
            'leave.requested': { actions: 'setLeaveUrl' },
          },
        },
      },
    },
    refused: {
      description:
        'The marketer was not created: a toast says why, the field that it is about is marked, and what was typed stays.',
      meta: { section: '§8' },
      entry: 'toastProblem',
      always: 'editing',
    },
    created: {
      description: 'The marketer stands on top of the list; a toast says so.',
      meta: { section: '§4' },
      type: 'final',
    },
    closed: {
      description: 'The dialog is closed and nothing of it is kept.',
      meta: { section: '§2' },
      type: 'final',
    },
  },
  output: ({ context }) => ({ created: context.created }),
})
