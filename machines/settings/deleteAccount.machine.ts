import { assertEvent, assign, setup } from 'xstate'
import { type Audience, errorMessageFor } from '#domain/errorCatalogue.ts'
import { confirmationWord } from '#domain/people/confirmation.ts'
import type { Effect } from '#machines/effects.ts'
import { blockLeave, cancelLeave, unblockLeave } from '#machines/app/router/leave.ts'
import type { LeaveRequested } from '#machines/messages.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { toast } from '#machines/system.ts'

/** The account to delete. User id and email are empty if they are unknown. */
export interface DeleteAccountInput {
  audience: Audience
  userId: string
  email: string
}

interface Context extends DeleteAccountInput {
  problem: string | null
}

type Event =
  | { type: 'delete.requested' }
  | { type: 'dialog.dismissed' }
  | { type: 'confirmation.changed' }
  | { type: 'delete.confirmed'; confirmation: string }
  | LeaveRequested

interface Failure {
  error: unknown
}

const unknownUserText = 'Could not retrieve user ID or email'
const identityLeftText = 'Your account is deleted, but your sign-in could not be removed yet.'

/** A page that is left would leave the account half deleted. */
const staysOpen = {
  entry: 'blockLeave',
  exit: 'unblockLeave',
  on: { 'leave.requested': { description: 'The page stays open.', actions: 'cancelLeave' } },
} as const

/** It is no save of `machines/saving`: no query reads the own account after a lost answer. */
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
    deleteAccount: notProvided<void, DeleteAccountInput>('deleteAccount'),
    deleteIdentity: notProvided<void, { audience: Audience }>('deleteIdentity'),
    clearBrowser: notProvided<void, { audience: Audience }>('clearBrowser'),
  },
  guards: {
    isConfirmed({ event }) {
      assertEvent(event, 'delete.confirmed')
      return event.confirmation === confirmationWord
    },
    isUserUnknown: ({ context }) => context.userId === '' || context.email === '',
  },
  actions: {
    clearProblem: assign({ problem: null }),
    setUnknownUserProblem: assign({ problem: unknownUserText }),
    setAccountProblem: assign({
      problem: ({ context }, { error }: Failure) =>
        `Failed to delete account. ${errorMessageFor(error, undefined, context.audience)}`,
    }),
    setIdentityProblem: assign({
      problem: (_, { error }: Failure) => `${identityLeftText} ${errorMessageFor(error)}`,
    }),
    toastUnknownUser: toast({ tone: 'error', text: unknownUserText }),
    toastAccountProblem: toast({ tone: 'error', text: 'Failed to delete account' }),
    toastIdentityProblem: toast({ tone: 'error', text: identityLeftText }),
    toastDeleted: toast({ tone: 'success', text: 'Account deleted successfully' }),
    blockLeave: blockLeave(),
    unblockLeave: unblockLeave(),
    cancelLeave: cancelLeave(),
  },
}).createMachine({
  id: 'deleteAccount',
  description:
    'A person deletes their account: first its data, then the sign-in account, then the data in this browser.',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'account',
  states: {
    account: {
      description: 'The data of the account is not deleted yet.',
      meta: { section: '§4' },
      initial: 'closed',
      states: {
        closed: {
          description: "The dialog is closed. The button 'Delete account' opens it.",
          on: { 'delete.requested': { target: 'confirming', actions: 'clearProblem' } },
        },
        confirming: {
          description: `The dialog says what is lost and what stays. To confirm, the person types ${confirmationWord}.`,
          on: {
            'confirmation.changed': { actions: 'clearProblem' },
            'dialog.dismissed': 'closed',
            'delete.confirmed': [
              {
                description: 'The console does not know the user id or the email.',
                guard: 'isUserUnknown',
                actions: ['setUnknownUserProblem', 'toastUnknownUser'],
              },
              { description: `${confirmationWord} is typed.`, guard: 'isConfirmed', target: 'deleting' },
            ],
          },
        },
        deleting: {
          description:
            'The server deletes the data of the account. The dialog and the page stay open until the server answers.',
          meta: { section: '§7' },
          tags: 'busy',
          ...staysOpen,
          invoke: {
            id: 'deleteAccount',
            src: 'deleteAccount',
            input: ({ context: { audience, userId, email } }) => ({ audience, userId, email }),
            onDone: '#deleteAccount.identity.deleting',
            onError: {
              target: 'confirming',
              actions: [
                { type: 'setAccountProblem', params: ({ event }) => ({ error: event.error }) },
                'toastAccountProblem',
              ],
            },
          },
        },
      },
    },
    identity: {
      description: 'The data of the account is deleted, but the sign-in account is not deleted yet.',
      meta: { section: '§6' },
      initial: 'deleting',
      states: {
        closed: {
          description: "The dialog is closed. The button 'Delete account' opens it again.",
          on: { 'delete.requested': { target: 'confirming', actions: 'clearProblem' } },
        },
        confirming: {
          description: `The dialog says that only the sign-in account is left. To delete it, the person types ${confirmationWord} again.`,
          on: {
            'confirmation.changed': { actions: 'clearProblem' },
            'dialog.dismissed': 'closed',
            'delete.confirmed': {
              description: `${confirmationWord} is typed.`,
              guard: 'isConfirmed',
              target: 'deleting',
            },
          },
        },
        deleting: {
          description: 'The sign-in account is being deleted. The dialog and the page stay open.',
          tags: 'busy',
          ...staysOpen,
          invoke: {
            id: 'deleteIdentity',
            src: 'deleteIdentity',
            input: ({ context }) => ({ audience: context.audience }),
            onDone: '#deleteAccount.clearingBrowser',
            onError: {
              target: 'confirming',
              actions: [
                { type: 'setIdentityProblem', params: ({ event }) => ({ error: event.error }) },
                'toastIdentityProblem',
              ],
            },
          },
        },
      },
    },
    clearingBrowser: {
      description:
        'The console deletes its data in this browser, and signs out the other browser tabs. The account ' +
        'is already deleted, even if this fails.',
      meta: { section: '§4' },
      tags: 'busy',
      ...staysOpen,
      invoke: {
        id: 'clearBrowser',
        src: 'clearBrowser',
        input: ({ context }) => ({ audience: context.audience }),
        onDone: 'deleted',
        onError: 'deleted',
      },
    },
    deleted: {
      description:
        'The data of the account and the sign-in account are deleted. A message confirms it, and the sign-in page ' +
        'opens.',
      meta: { section: '§4' },
      type: 'final',
      entry: 'toastDeleted',
    },
  },
})
