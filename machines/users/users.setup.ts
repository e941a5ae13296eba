import { can } from '#domain/auth/roles.ts'
import { assertEvent, assign, type OutputFrom, raise, sendTo, setup } from 'xstate'
import type { Change } from '#domain/activity/activity.ts'
import type { ListView } from '#domain/lists/view.ts'
import { isOutcomeUnknown } from '#domain/errorCatalogue.ts'
import { currentEntry, pendingEntries, settleCurrent } from '#domain/lists/queue.ts'
import {
  hasIdAndEmail,
  hasFailuresToList,
  retryableChanges,
  type StatusQueue,
  stoppableChanges,
  usersToChange,
  removeStopped,
  requeueFailed,
  enqueueUsers,
  undoableChanges,
  undoOf,
} from '#domain/people/statusQueue.ts'
import type { StatusChange, User } from '#domain/people/users.ts'
import { userToRow } from '#domain/records/user.ts'
import type { ToastEffect } from '#machines/effects.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { leaveActions, type LeaveContext } from '#machines/app/router/leave.ts'
import type { LeaveRequest, LeaveRequested } from '#machines/messages.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { createSaveMachine } from '#machines/saving/save.machine.ts'
import { alert, sendToSystem, toast } from '#machines/system.ts'
import {
  alreadyToast,
  failureMessage,
  failureToast,
  isRefusedAsAlready,
  rowsChangedBy,
  undoneToast,
  waitingToast,
} from '#machines/users/statusEvents.ts'
import { undoOfferMachine } from '#machines/users/undoOffer.machine.ts'

/** The input of one status change (§7). */
export interface StatusChangeRequest {
  change: StatusChange
  user: User
}

interface Context extends LeaveContext {
  /** The role of the person. */
  role: string
  /** The view that the page opens with. */
  view: ListView
  /** The change and the users of the dialog. */
  dialogRequest: { change: StatusChange; users: readonly User[] }
  queue: StatusQueue
  /** The changes that the message offers to undo. */
  undoable: StatusQueue
  /** The changes whose last answer was lost. The server may have made them. */
  unanswered: readonly StatusChangeRequest[]
}

interface ChangeRequested {
  type: 'change.requested'
  change: StatusChange
  users: readonly User[]
}

type Event =
  | ChangeRequested
  | { type: 'change.confirmed' }
  | { type: 'dialog.dismissed' }
  | { type: 'queue.filled' }
  | { type: 'undo.offered' }
  | { type: 'stop.requested' }
  | { type: 'retry.requested' }
  | { type: 'notice.dismissed' }
  | { type: 'view.changed'; view: ListView }
  | LeaveRequested

const activityOf = ({ change, user }: StatusChangeRequest): Change => ({
  kind: change === 'suspend' ? 'userSuspended' : 'userActivated',
  id: user.id,
  name: user.name || user.email,
})

const leaveWaitsTexts: Readonly<Record<LeaveRequest['type'], string>> = {
  'url.requested': 'The page opens when the changes are saved.',
  'signOut.requested': 'You are signed out when the changes are saved.',
}

export const noRequest = { change: 'suspend', users: [] } as const

/** Changes a status (§7). It reads the user in the list of the new status. */
export const statusSave = createSaveMachine<StatusChangeRequest, User>({ isSaved: (_, found) => found !== null })

export type Outcome = OutputFrom<typeof statusSave>

const isSameRequest = (one: StatusChangeRequest, other: StatusChangeRequest | undefined): boolean =>
  one.change === other?.change && one.user.id === other.user.id

const isUnanswered = ({ queue, unanswered }: Context): boolean =>
  unanswered.some((request) => isSameRequest(request, currentEntry(queue)))

/** The changes without an answer after the current one has its outcome. Any answer about the user settles them. */
const unansweredAfter = ({ queue, unanswered }: Context, outcome: Outcome): Context['unanswered'] => {
  const current = currentEntry(queue)
  const isLost = outcome.kind === 'failed' && isOutcomeUnknown(outcome.error)
  const others = unanswered.filter(({ user }) => user.id !== current?.user.id)
  return current && isLost ? [...others, current] : others
}

/** Why the current change failed, for the person. */
const problemOf = ({ queue }: Context, outcome: Outcome): string =>
  outcome.kind === 'failed' ? failureMessage(queue, outcome.error) : ''

/** The types, actors, guards and actions of the chart of the users page. */
export const usersSetup = setup({
  types: {
    input: {} as { view: ListView; role: string },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as {
      page: 'listPage'
      statusSave: 'statusSave'
      undoOffer: 'undoOffer'
    },
  },
  actors: {
    listPage: listPageMachine,
    statusSave,
    undoOffer: undoOfferMachine,
  },
  guards: {
    hasUsersToChange: ({ context }, { change, users }: ChangeRequested) =>
      can(context.role, 'suspendUsers') && usersToChange(users, change, context.queue).length > 0,
    areWaiting: ({ context }, { change, users }: ChangeRequested) =>
      can(context.role, 'suspendUsers') && usersToChange(users, change, []).length > 0,
    isRequestValid: ({ context: { dialogRequest } }) =>
      dialogRequest.users.length > 1 || dialogRequest.users.every(hasIdAndEmail),
    hasPendingChange: ({ context }) => currentEntry(context.queue) !== undefined,
    isBulkChange: ({ context }) => context.queue.length > 1,
    isConfirmed: (_, outcome: Outcome) => outcome.kind === 'saved' && !outcome.isFound,
    /** The user has the status, and the console has sent the change without an answer, now or before. */
    isLateSuccess: ({ context }, outcome: Outcome) =>
      outcome.kind === 'saved' && (isOutcomeUnknown(outcome.error) || isUnanswered(context)),
    /** The refusal of the server counts only if the user cannot be read. */
    isAlready: ({ context }, outcome: Outcome) =>
      outcome.kind === 'saved' ||
      (outcome.kind === 'failed' &&
        outcome.checkError !== null &&
        isRefusedAsAlready(context.queue, problemOf(context, outcome))),
    hasFailuresToList: ({ context }) => hasFailuresToList(context.queue),
    isPartlyUndoable: ({ context: { queue } }) => hasFailuresToList(queue) && undoableChanges(queue).length > 0,
    isUndoable: ({ context }) => undoableChanges(context.queue).length > 0,
    isUndone: ({ context }) => context.queue.some(({ state }) => state === 'done'),
    isUndoAccepted: (_, { isAccepted }: { isAccepted: boolean }) => isAccepted,
  },
  actions: {
    setDialogRequest: assign(({ context, event }) => {
      assertEvent(event, 'change.requested')
      const { change, users } = event
      return { dialogRequest: { change, users: usersToChange(users, change, context.queue) } }
    }),
    clearDialogRequest: assign({ dialogRequest: noRequest }),
    enqueueChanges: assign(({ context: { dialogRequest, queue } }) => ({
      queue: enqueueUsers(queue, dialogRequest.users, dialogRequest.change),
    })),
    showPendingRows: sendTo('page', ({ context: { dialogRequest } }) =>
      rowsChangedBy(pendingEntries(enqueueUsers([], dialogRequest.users, dialogRequest.change))),
    ),
    startSending: raise({ type: 'queue.filled' }),
    revertFailedRow: sendTo('page', ({ context }) => rowsChangedBy(pendingEntries(context.queue).slice(0, 1), true)),
    revertStoppedRows: sendTo('page', ({ context }) => rowsChangedBy(stoppableChanges(context.queue), true)),
    showRetriedRows: sendTo('page', ({ context }) => rowsChangedBy(retryableChanges(context.queue))),
    showServerRow: sendTo('page', (_, outcome: Outcome) => ({
      type: 'rows.changed' as const,
      rows: outcome.kind === 'saved' && outcome.record ? [userToRow(outcome.record)] : [],
    })),
    toastWaiting: toast((_, { users }: ChangeRequested) => waitingToast(users)),
    toastUndone: toast(({ context }) => undoneToast(context.queue)),
    toastFailed: toast(({ context }) => failureToast(context.queue)),
    alertFailed: alert(({ context }) => ({ text: failureToast(context.queue).text })),
    toastAlready: toast(({ context }) => alreadyToast(context.queue)),
    setUndoable: assign({ undoable: ({ context }) => undoableChanges(context.queue) }),
    offerUndo: raise({ type: 'undo.offered' }),
    enqueueUndo: assign({ queue: ({ context }) => undoOf(context.undoable) }),
    showUndoneRows: sendTo('page', ({ context }) => rowsChangedBy(context.undoable, true)),
    clearUndoable: assign({ undoable: [] }),
    reportChange: sendToSystem('pages', ({ context }) => ({
      type: 'activity.made',
      change: activityOf(currentEntry(context.queue) as StatusChangeRequest),
    })),
    markDone: assign(({ context }) => ({ queue: settleCurrent(context.queue, { state: 'done' }) })),
    markFound: assign(({ context }) => ({ queue: settleCurrent(context.queue, { state: 'done', isFound: true }) })),
    setUnanswered: assign(({ context }, outcome: Outcome) => ({ unanswered: unansweredAfter(context, outcome) })),
    markAlready: assign(({ context }) => ({ queue: settleCurrent(context.queue, { state: 'already' }) })),
    markFailed: assign(({ context }, outcome: Outcome) => ({
      queue: settleCurrent(context.queue, { state: 'failed', problem: problemOf(context, outcome) }),
    })),
    stopQueue: assign(({ context }) => ({ queue: removeStopped(context.queue) })),
    requeueFailed: assign(({ context }) => ({ queue: requeueFailed(context.queue) })),
    dropPrefetchedRows: sendToSystem('prefetchedBatches', { type: 'rows.outdated' }),
    clearQueue: assign({ queue: [] }),
    reportStarted: sendTo('page', { type: 'changes.started' }),
    reportSettled: sendTo('page', { type: 'changes.settled' }),
    sendView: sendTo('page', ({ event }) => event),
    ...leaveActions<Context, Event>(),
    toastLeaveWaits: toast(({ event }) => {
      assertEvent(event, 'leave.requested')
      return { tone: 'blank', text: leaveWaitsTexts[event.request.type] }
    }),
  },
})
