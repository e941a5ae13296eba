import { assertEvent, assign, setup } from 'xstate'
import { changeErrorMessageFor } from '#domain/errorCatalogue.ts'
import { marketerDeleteDelayMs } from '#domain/limits.ts'
import { isAccountNotFound } from '#domain/people/accounts.ts'
import { isMarketerName, marketerNotFoundText } from '#domain/people/marketerForms.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { isolate } from '#domain/text.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { sendToSystem, toast } from '#machines/system.ts'

interface Context {
  marketer: Marketer
  /** Why the last attempt failed, for the dialog. */
  problem: string | null
  /** Why the server did not confirm the deletion. */
  refusal: string
}

type Event =
  | { type: 'confirmation.changed' }
  | { type: 'delete.confirmed'; confirmation: string }
  | { type: 'dialog.dismissed' }

interface Failure {
  error: unknown
}

const failure = 'Failed to delete marketer'

export const deleteMarketerMachine = setup({
  types: {
    input: {} as { marketer: Marketer },
    context: {} as Context,
    events: {} as Event,
    output: {} as { deletedId: string | null },
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    deleteMarketer: notProvided<void, { marketer: Marketer }>('deleteMarketer'),
    /** Whether the list of marketers, read again, has the marketer. */
    checkList: notProvided<boolean, { marketer: Marketer }>('checkList'),
  },
  delays: { deleteDelay: marketerDeleteDelayMs },
  guards: {
    isNameTyped({ context, event }) {
      assertEvent(event, 'delete.confirmed')
      return isMarketerName(event.confirmation, context.marketer)
    },
    isListed: (_, { isListed }: { isListed: boolean }) => isListed,
  },
  actions: {
    setRefusal: assign({
      refusal: (_, { error }: Failure) => (isAccountNotFound(error) ? failure : changeErrorMessageFor(error, failure)),
    }),
    setProblem: assign({ problem: ({ context }) => context.refusal }),
    /** The reason of the deletion says more than that of the check, if it is known. */
    setCheckProblem: assign({
      problem: ({ context: { refusal } }, { error }: Failure) =>
        refusal === failure ? changeErrorMessageFor(error, failure) : refusal,
    }),
    clearProblem: assign({ problem: null }),
    toastDeleted: toast(({ context }) => ({
      tone: 'success',
      text: `${isolate(displayNameOf(context.marketer))} has been deleted`,
    })),
    reportDeleted: sendToSystem('pages', ({ context: { marketer } }) => ({
      type: 'activity.made',
      change: { kind: 'marketerDeleted', id: marketer.id, name: displayNameOf(marketer) },
    })),
    toastNotFound: toast(({ context }) => ({
      tone: 'success',
      text: marketerNotFoundText(context.marketer),
    })),
    toastProblem: toast(({ context }) => ({ tone: 'error', text: context.problem ?? '' })),
  },
}).createMachine({
  id: 'deleteMarketer',
  description: 'An admin deletes a marketer. To confirm, the admin types the name of the marketer.',
  context: ({ input }) => ({ marketer: input.marketer, problem: null, refusal: failure }),
  initial: 'confirming',
  states: {
    confirming: {
      description:
        "The dialog asks for the marketer's name. The person can delete the marketer only after typing the name " +
        'exactly.',
      meta: { section: '§5' },
      on: {
        'confirmation.changed': {
          description: 'The dialog hides the error of the last attempt, if it shows one.',
          actions: 'clearProblem',
        },
        'delete.confirmed': {
          description: 'The name is typed exactly. The dialog hides the error of the last attempt, if it shows one.',
          guard: 'isNameTyped',
          target: 'deleting',
          actions: 'clearProblem',
        },
        'dialog.dismissed': 'closed',
      },
    },
    deleting: {
      description: 'The marketer is being deleted. The dialog stays open until the server answers.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'deleteMarketer',
        src: 'deleteMarketer',
        input: ({ context }) => ({ marketer: context.marketer }),
        onDone: {
          description: "A message says that the marketer is deleted. 'My activity' lists the deletion.",
          target: 'waiting',
          actions: ['toastDeleted', 'reportDeleted'],
        },
        onError: {
          description: 'The server refused the deletion, does not know the marketer, or its answer was lost.',
          target: 'checking',
          actions: { type: 'setRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    checking: {
      description:
        'The server did not confirm the deletion. The console reads the list of marketers again, because the marketer ' +
        'may be deleted.',
      meta: { section: '§8' },
      tags: 'busy',
      invoke: {
        id: 'checkList',
        src: 'checkList',
        input: ({ context }) => ({ marketer: context.marketer }),
        onDone: [
          {
            description: 'The list still contains the marketer. The dialog shows the reason. A message says it too.',
            guard: { type: 'isListed', params: ({ event }) => ({ isListed: event.output }) },
            target: 'confirming',
            actions: ['setProblem', 'toastProblem'],
          },
          {
            description: 'The list no longer contains the marketer. A message says that the marketer no longer exists.',
            target: 'waiting',
            actions: 'toastNotFound',
          },
        ],
        onError: {
          description:
            'The dialog shows why the deletion failed, or else why the list cannot be read. A message says it too.',
          target: 'confirming',
          actions: [{ type: 'setCheckProblem', params: ({ event }) => ({ error: event.error }) }, 'toastProblem'],
        },
      },
    },
    waiting: {
      description:
        'The marketer no longer exists, and a message says so. The dialog closes after ' +
        `${marketerDeleteDelayMs} milliseconds.`,
      meta: { section: '§4' },
      tags: 'busy',
      after: { deleteDelay: 'deleted' },
    },
    deleted: {
      description: 'The dialog is closed, and the list no longer shows the marketer.',
      meta: { section: '§4' },
      type: 'final',
      output: ({ context }) => ({ deletedId: context.marketer.id }),
    },
    closed: {
      description: 'The dialog is closed, and no marketer was deleted.',
      meta: { section: '§2' },
      type: 'final',
      output: { deletedId: null },
    },
  },
  output: ({ event }) => (event as unknown as { output: { deletedId: string | null } }).output,
})
