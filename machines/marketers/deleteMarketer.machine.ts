import { assign, emit, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { marketerDeleteDelayMs } from '#domain/limits.ts'
import { isAccountNotFound } from '#domain/people/accounts.ts'
import { marketerNotFoundText, isMarketerName } from '#domain/people/marketerForms.ts'
import { displayNameOf, type Marketer } from '#domain/people/marketers.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

interface Context {
  marketer: Marketer
  typed: string
  isDeleted: boolean
  problem: string | null
}

type Event =
  | { type: 'confirmation.changed'; typed: string }
  | { type: 'delete.confirmed' }
  | { type: 'dialog.dismissed' }

export const deleteMarketerMachine = setup({
  types: {
    input: {} as { marketer: Marketer },
    context: {} as Context,
    events: {} as Event,
    output: {} as { deleted: string | null },
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: { deleteMarketer: notProvided<void, { marketer: Marketer }>('deleteMarketer') },
  delays: { deleteDelay: marketerDeleteDelayMs },
  guards: {
    isNameTyped: ({ context }) => isMarketerName(context.typed, context.marketer),
    isAlreadyDeleted: (_, { error }: { error: unknown }) => isAccountNotFound(error),
  },
  actions: {
    setTyped: assign(({ event }) =>
      event.type === 'confirmation.changed' ? { typed: event.typed, problem: null } : {},
    ),
    markDeleted: assign({ isDeleted: true }),
    setProblem: assign({
      problem: (_, { error }: { error: unknown }) => errorMessageFor(error, 'Failed to delete marketer'),
    }),
    clearProblem: assign({ problem: null }),
    toastDeleted: emit(({ context }) => ({
      type: 'toast',
      tone: 'success',
      text: `${displayNameOf(context.marketer)} has been deleted`,
    })),
    toastAlreadyDeleted: emit(({ context }) => ({
      type: 'toast',
      tone: 'success',
      text: marketerNotFoundText(context.marketer),
    })),
    toastProblem: emit(({ context }) => ({ type: 'toast', tone: 'error', text: context.problem ?? '' })),
  },
}).createMachine({
  id: 'deleteMarketer',
  description: 'An admin deletes a marketer, and types the name to make sure that it is the right one.',
  context: ({ input }) => ({ marketer: input.marketer, typed: '', isDeleted: false, problem: null }),
  initial: 'typing',
  states: {
    typing: {
      description:
        "The marketer's name has to be typed, letter by letter; until then nothing can be deleted. After a failure the dialog says why, and what was typed stays.",
      meta: { section: '§5' },
      on: {
        'confirmation.changed': { actions: 'setTyped' },
        'delete.confirmed': { guard: 'isNameTyped', target: 'deleting', actions: 'clearProblem' },
        'dialog.dismissed': 'closed',
      },
    },
    deleting: {
      description: 'The marketer is being deleted. The dialog stays until the answer is here.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'deleteMarketer',
        src: 'deleteMarketer',
        input: ({ context }) => ({ marketer: context.marketer }),
        onDone: { target: 'pausing', actions: ['markDeleted', 'toastDeleted'] },
        onError: [
          {
            guard: { type: 'isAlreadyDeleted', params: ({ event }) => ({ error: event.error }) },
            target: 'pausing',
            actions: ['markDeleted', 'toastAlreadyDeleted'],
          },
          {
            target: 'typing',
            actions: [{ type: 'setProblem', params: ({ event }) => ({ error: event.error }) }, 'toastProblem'],
          },
        ],
      },
    },
    pausing: {
      description:
        'The marketer is deleted, or was not there any more; a toast says so. The dialog closes after a moment.',
      meta: { section: '§4' },
      tags: 'busy',
      after: { deleteDelay: 'deleted' },
    },
    deleted: {
      description: 'The marketer is gone from the list.',
      meta: { section: '§4' },
      type: 'final',
    },
    closed: {
      description: 'The dialog is closed and nobody was deleted.',
      meta: { section: '§2' },
      type: 'final',
    },
  },
  output: ({ context }) => ({ deleted: context.isDeleted ? context.marketer.id : null }),
})
