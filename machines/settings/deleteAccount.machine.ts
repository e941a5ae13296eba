import { assign, emit, setup } from 'xstate'
import { type Audience, errorMessageFor } from '#domain/errorCatalogue.ts'
import type { Effect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

/** Whose account it is; either text is empty where it is not known. */
export interface DeleteAccountInput {
  audience: Audience
  userId: string
  email: string
}

interface Context extends DeleteAccountInput {
  word: string
  problem: string | null
  /** The account is deleted, and only the identity is left. */
  isHalfDone: boolean
}

type Event =
  | { type: 'delete.requested' }
  | { type: 'dialog.dismissed' }
  | { type: 'confirmation.changed'; word: string }
  | { type: 'delete.confirmed' }

const confirmationWord = 'DELETE'
const unknownUserText = 'Could not retrieve user ID or email'
const identityLeftText = 'Your account is deleted, but your sign-in could not be removed yet.'

export const deleteAccountMachine = setup({
  types: {
    input: {} as DeleteAccountInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    deleteAccount: notProvided<void, { audience: Audience; userId: string; email: string }>('deleteAccount'),
    deleteIdentity: notProvided<void, { audience: Audience }>('deleteIdentity'),
    clearBrowser: notProvided<void, { audience: Audience }>('clearBrowser'),
  },
  guards: {
    isConfirmationWrong: ({ context }) => context.word !== confirmationWord,
    isUserUnknown: ({ context }) => context.userId === '' || context.email === '',
    isAccountDeleted: ({ context }) => context.isHalfDone,
  },
  actions: {
    setConfirmation: assign({
      word: ({ context, event }) => (event.type === 'confirmation.changed' ? event.word : context.word),
      problem: null,
    }),
    resetDialog: assign({ word: '', problem: null }),
    setConfirmationProblem: assign({ problem: `Please type "${confirmationWord}" to confirm` }),
    setUnknownUserProblem: assign({ problem: unknownUserText }),
    setProblem: assign({
      problem: ({ context }, { error }: { error: unknown }) =>
        `Failed to delete account. ${errorMessageFor(error, undefined, context.audience)}`,
    }),
    markAccountDeleted: assign({ isHalfDone: true }),
    setIdentityProblem: assign({
      problem: (_, { error }: { error: unknown }) => `${identityLeftText} ${errorMessageFor(error)}`,
    }),
    toastUnknownUser: emit({ type: 'toast', tone: 'error', text: unknownUserText }),
    toastFailed: emit({ type: 'toast', tone: 'error', text: 'Failed to delete account' }),
    toastIdentityProblem: emit({ type: 'toast', tone: 'error', text: identityLeftText }),
    toastDeleted: emit({ type: 'toast', tone: 'success', text: 'Account deleted successfully' }),
  },
}).createMachine({
  id: 'deleteAccount',
  description:
    'A person deletes the own account: what the product knows, the identity to sign in with, and what this browser keeps.',
  context: ({ input }) => ({ ...input, word: '', problem: null, isHalfDone: false }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing is asked. A button opens the confirm box.',
      meta: { section: '§4' },
      on: { 'delete.requested': { target: 'asking', actions: 'resetDialog' } },
    },
    asking: {
      description:
        "The confirm box says what is lost. 'Delete' can be pressed only while DELETE stands in its field; what went wrong before stands there too.",
      meta: { section: '§4' },
      on: {
        'confirmation.changed': { actions: 'setConfirmation' },
        'dialog.dismissed': 'closed',
        'delete.confirmed': [
          { guard: 'isConfirmationWrong', actions: 'setConfirmationProblem' },
          { guard: 'isUserUnknown', actions: ['setUnknownUserProblem', 'toastUnknownUser'] },
          { guard: 'isAccountDeleted', target: 'deletingIdentity' },
          { target: 'deletingAccount' },
        ],
      },
    },
    deletingAccount: {
      description: 'The account is being deleted. The box stays until it is known how that ended.',
      meta: { section: '§7' },
      tags: 'busy',
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context: { audience, userId, email } }) => ({ audience, userId, email }),
        onDone: { target: 'deletingIdentity', actions: 'markAccountDeleted' },
        onError: {
          target: 'asking',
          actions: [{ type: 'setProblem', params: ({ event }) => ({ error: event.error }) }, 'toastFailed'],
        },
      },
    },
    deletingIdentity: {
      description:
        'The account is gone. The identity to sign in with is deleted too; where that fails, the box says that this half is left, and another press tries it again.',
      meta: { section: '§6' },
      tags: 'busy',
      invoke: {
        id: 'deleteIdentity',
        src: 'deleteIdentity',
        input: ({ context }) => ({ audience: context.audience }),
        onDone: 'clearing',
        onError: {
          target: 'asking',
          actions: [
            { type: 'setIdentityProblem', params: ({ event }) => ({ error: event.error }) },
            'toastIdentityProblem',
          ],
        },
      },
    },
    clearing: {
      description: 'Local and session storage are cleared, and the other tabs hear that nobody is signed in.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'clearBrowser',
        src: 'clearBrowser',
        input: ({ context }) => ({ audience: context.audience }),
        onDone: 'deleted',
        onError: 'deleted',
      },
    },
    deleted: {
      description: 'The account is gone, and nobody is signed in any more: the sign-in page opens.',
      meta: { section: '§4' },
      type: 'final',
      entry: 'toastDeleted',
    },
  },
})
