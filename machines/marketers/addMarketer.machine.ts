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
  | { type: 'details.refused' }
  | { type: 'dialog.dismissed' }
  | { type: 'dialog.kept' }
  | { type: 'dialog.abandoned' }
  | { type: 'leave.requested'; address: string }

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
    detailsAreValid: ({ event }) =>
      event.type === 'details.submitted' && newMarketerSchema.safeParse(event.details).success,
    isLeaving: ({ context }) => context.wanted !== null,
    isTouched: ({ context }) => isDirty(context.typed, emptyNewMarketer),
    hasAnswer: (_, { marketer }: { marketer: Marketer | null }) => marketer !== null,
  },
  actions: {
    keepTyped: assign(({ event }) => (event.type === 'details.changed' ? { typed: event.typed, problem: null } : {})),
    keepDetails: assign(({ event }) =>
      event.type === 'details.submitted' ? { details: event.details, problem: null } : {},
    ),
    keepCreated: assign({ created: (_, { marketer }: { marketer: Marketer | null }) => marketer }),
    keepProblem: assign({ problem: (_, problem: MarketerProblem) => problem }),
    keepWanted: assign({ wanted: ({ event }) => (event.type === 'leave.requested' ? event.address : null) }),
    forgetWanted: assign({ wanted: null }),
    holdPage: emit(({ context }) => ({ type: 'shut', isShut: isDirty(context.typed, emptyNewMarketer) })),
    openPage: emit({ type: 'shut', isShut: false }),
    goOn: emit(({ context }) => ({ type: 'passage', address: context.wanted ?? '' })),
    sayRule: emit({ type: 'toast', tone: 'error', text: formProblemText }),
    sayProblem: emit(({ context }) => ({ type: 'toast', tone: 'error', text: context.problem?.text ?? unexpected })),
    sayCreated: emit({ type: 'toast', tone: 'success', text: 'Marketer created successfully!' }),
    sayAbandoned: emit(({ context }) => ({
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
      meta: { section: '§5', sees: [{ role: 'button', name: 'Add marketer' }] },
      entry: 'forgetWanted',
      on: {
        'details.changed': { actions: ['keepTyped', 'holdPage'] },
        'details.refused': { actions: 'sayRule' },
        'details.submitted': [
          { guard: 'detailsAreValid', target: 'creating', actions: 'keepDetails' },
          { actions: 'sayRule' },
        ],
        'dialog.dismissed': [{ guard: 'isTouched', target: 'asking' }, { target: 'closed' }],
        'leave.requested': { target: 'asking', actions: 'keepWanted' },
      },
    },
    asking: {
      description:
        'Something is typed and would be lost: the dialog asks before it closes, or before another page opens.',
      meta: { section: '§2', sees: [{ role: 'button', name: 'Discard' }] },
      on: {
        'dialog.kept': 'editing',
        'dialog.dismissed': 'editing',
        'dialog.abandoned': [
          { guard: 'isLeaving', target: 'closed', actions: ['openPage', 'goOn'] },
          { target: 'closed' },
        ],
        'leave.requested': { actions: 'keepWanted' },
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
            guard: { type: 'hasAnswer', params: ({ event }) => ({ marketer: event.output }) },
            target: 'created',
            actions: [{ type: 'keepCreated', params: ({ event }) => ({ marketer: event.output }) }, 'sayCreated'],
          },
          { target: 'refused', actions: { type: 'keepProblem', params: noResponseProblem } },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'keepProblem', params: ({ event }) => marketerProblemFor(event.error, unexpected) },
        },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The answer is awaited.',
          meta: { section: '§4', sees: [{ role: 'button', name: 'Add marketer', isBusy: true }] },
          entry: 'forgetWanted',
          on: { 'dialog.dismissed': 'doubting', 'leave.requested': { target: 'doubting', actions: 'keepWanted' } },
        },
        doubting: {
          description:
            'The dialog is to be closed before the answer is here. It asks, since closing does not take the request back.',
          meta: { section: '§4', sees: [{ role: 'button', name: 'Close anyway' }] },
          on: {
            'dialog.kept': 'waiting',
            'dialog.dismissed': 'waiting',
            'dialog.abandoned': [
              { guard: 'isLeaving', target: '#addMarketer.closed', actions: ['sayAbandoned', 'openPage', 'goOn'] },
              { target: '#addMarketer.closed', actions: 'sayAbandoned' },
            ],
            'leave.requested': { actions: 'keepWanted' },
          },
        },
      },
    },
    refused: {
      description:
        'The marketer was not created: a toast says why, the field that it is about is marked, and what was typed stays.',
      meta: { section: '§8' },
      entry: 'sayProblem',
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
