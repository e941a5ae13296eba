import { assertEvent, assign, type OutputFrom, setup } from 'xstate'
import { changeErrorMessageFor } from '#domain/errorCatalogue.ts'
import { marketerDeleteDelayMs } from '#domain/limits.ts'
import { isAccountNotFound } from '#domain/people/accounts.ts'
import { isMarketerName, marketerNotFoundText } from '#domain/people/marketerForms.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { isolate } from '#domain/text.ts'
import type { ToastEffect } from '#machines/effects.ts'
import { blockLeave, cancelLeave, unblockLeave } from '#machines/app/router/leave.ts'
import type { LeaveRequested } from '#machines/messages.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { passToParent } from '#machines/passToParent.ts'
import { createSaveMachine } from '#machines/saving/save.machine.ts'
import { sendToSystem, toast } from '#machines/system.ts'

interface Context {
  marketer: Marketer
  /** Why the last attempt failed, for the dialog. */
  problem: string | null
}

type Event =
  | { type: 'confirmation.changed' }
  | { type: 'delete.confirmed'; confirmation: string }
  | { type: 'dialog.dismissed' }
  | LeaveRequested

/** Deletes a marketer (§7). It reads the marketer in the list. */
export const marketerDeletion = createSaveMachine<Marketer, Marketer>({ isSaved: (_, listed) => listed === null })

interface Outcome {
  outcome: OutputFrom<typeof marketerDeletion>
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
    marketerDeletion,
  },
  delays: { deleteDelay: marketerDeleteDelayMs },
  guards: {
    isNameTyped({ context, event }) {
      assertEvent(event, 'delete.confirmed')
      return isMarketerName(event.confirmation, context.marketer)
    },
    isConfirmed: (_, { outcome }: Outcome) => outcome.kind === 'saved' && !outcome.isFound,
    isGone: (_, { outcome }: Outcome) => outcome.kind === 'saved',
  },
  actions: {
    /** The reason of the deletion says more than that of the check, if it is known. */
    setProblem: assign((_, { outcome }: Outcome) => {
      if (outcome.kind !== 'failed') return {}
      const { error, checkError } = outcome
      const refusal = isAccountNotFound(error) ? failure : changeErrorMessageFor(error, failure)
      return { problem: refusal === failure ? changeErrorMessageFor(checkError, failure) : refusal }
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
    blockLeave: blockLeave(),
    unblockLeave: unblockLeave(),
    cancelLeave: cancelLeave(),
  },
}).createMachine({
  id: 'deleteMarketer',
  description: 'An admin deletes a marketer. To confirm, the admin types the name of the marketer.',
  context: ({ input }) => ({ marketer: input.marketer, problem: null }),
  initial: 'confirming',
  states: {
    confirming: {
      description:
        "The dialog asks for the marketer's name. The person can delete the marketer only after typing the name " +
        'exactly.',
      meta: { section: '§5' },
      on: {
        'confirmation.changed': {
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
      description: 'The marketer is being deleted. The dialog and the page stay open until the server answers.',
      meta: { section: '§4' },
      tags: 'busy',
      entry: 'blockLeave',
      exit: 'unblockLeave',
      on: { 'leave.requested': { description: 'The page stays open.', actions: 'cancelLeave' } },
      invoke: {
        id: 'marketerDeletion',
        src: 'marketerDeletion',
        input: ({ context }) => ({ base: null, values: context.marketer }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ outcome: event.output }) },
            target: 'waiting',
            actions: ['toastDeleted', 'reportDeleted'],
          },
          {
            description:
              'The server did not confirm the deletion, but the list no longer contains the marketer. A message says ' +
              'that the marketer no longer exists.',
            guard: { type: 'isGone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'waiting',
            actions: 'toastNotFound',
          },
          {
            description:
              'The list still contains the marketer, or cannot be read. The dialog shows why the deletion failed, or ' +
              'else why the list cannot be read. A message says it too.',
            target: 'confirming',
            actions: [{ type: 'setProblem', params: ({ event }) => ({ outcome: event.output }) }, 'toastProblem'],
          },
        ],
        onError: passToParent,
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
