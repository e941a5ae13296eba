import { setup } from 'xstate'
import { undoMs } from '#domain/limits.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'
import { toast } from '#machines/system.ts'

interface UndoOfferInput {
  /** What was changed, for the person. */
  text: string
}

interface UndoOfferOutput {
  isAccepted: boolean
}

type Event =
  | { type: 'toast.pressed' }
  | { type: 'toast.held' }
  | { type: 'toast.released' }
  | { type: 'toast.dismissed' }

export const undoOfferMachine = setup({
  types: {
    input: {} as UndoOfferInput,
    context: {} as UndoOfferInput,
    events: {} as Event,
    emitted: {} as ToastEffect,
    output: {} as UndoOfferOutput,
    meta: {} as StateMeta,
  },
  delays: { undoTimeout: undoMs },
  actions: { toastWithUndo: toast(({ context }) => ({ tone: 'success', text: context.text, action: 'Undo' })) },
}).createMachine({
  id: 'undoOffer',
  description: "After a change, a message offers 'Undo' for a few seconds.",
  context: ({ input }) => input,
  initial: 'offered',
  entry: 'toastWithUndo',
  states: {
    offered: {
      description: "The message says what was changed and offers 'Undo'.",
      meta: { section: '§9' },
      initial: 'counting',
      on: { 'toast.pressed': 'accepted', 'toast.dismissed': 'closed' },
      states: {
        counting: {
          description: `The message disappears after ${undoMs / 1_000} seconds.`,
          after: { undoTimeout: '#undoOffer.closed' },
          on: { 'toast.held': 'held' },
        },
        held: {
          description:
            'The message stays while the pointer or the keyboard focus is on it, or while the person is in another tab. ' +
            `After that, a new countdown of ${undoMs / 1_000} seconds starts.`,
          on: { 'toast.released': 'counting' },
        },
      },
    },
    accepted: {
      description: "The person pressed 'Undo'. The page reverses the change.",
      meta: { section: '§9' },
      type: 'final',
      output: { isAccepted: true },
    },
    closed: {
      description: 'The message disappeared, or the person dismissed it. The change stays.',
      meta: { section: '§9' },
      type: 'final',
      output: { isAccepted: false },
    },
  },
  output: ({ event }) => (event as unknown as { output: UndoOfferOutput }).output,
})
