import { currentEntry, pendingEntries } from '#domain/lists/queue.ts'
import { availableStatusChange, type StatusChange, type User, withStatus } from '#domain/people/users.ts'

/** One change of a user's status, with its result. */
export interface QueuedChange {
  readonly change: StatusChange
  readonly user: User
  /** `already`: the user had the status before. */
  readonly state: 'waiting' | 'done' | 'already' | 'failed'
  /** Why it failed, as text for the person. */
  readonly problem: string | null
  /** Reverses an earlier change. */
  readonly isUndo?: true
  /** The answer was lost. The user was read, and has the status. */
  readonly isFound?: true
}

/** Changes that are sent one after the other. The first one that waits is being sent. */
export type StatusQueue = readonly QueuedChange[]

/** Whether a change of the user can be sent: the server needs id and email (§5). */
export const hasIdAndEmail = ({ id, email }: User): boolean => id !== '' && email !== ''

/** The problem of a user without an email in a bulk change. */
const noEmailText = 'This user has no email address, so nothing was sent.'

/** The users who do not have the new status yet and whose change does not wait in the queue. */
export const usersToChange = (users: readonly User[], change: StatusChange, queue: StatusQueue): readonly User[] => {
  const waiting = new Set(pendingEntries(queue).map(({ user }) => user.id))
  return users.filter((user) => availableStatusChange(user) === change && !waiting.has(user.id))
}

/**
 * Adds users to the end of the queue, each once. While the queue is sending, the other entries stay;
 * a finished queue is replaced.
 */
export const enqueueUsers = (queue: StatusQueue, users: readonly User[], change: StatusChange): StatusQueue => {
  const added = new Set(users.map(({ id }) => id))
  return [
    ...(currentEntry(queue) ? queue.filter(({ user }) => !added.has(user.id)) : []),
    ...users.map((user): QueuedChange =>
      hasIdAndEmail(user)
        ? { change, user, state: 'waiting', problem: null }
        : { change, user, state: 'failed', problem: noEmailText },
    ),
  ]
}

const opposite = { suspend: 'activate', activate: 'suspend' } as const

/** The changes that can be undone: all that were made and do not undo another one. */
export const undoableChanges = (queue: StatusQueue): StatusQueue =>
  queue.filter(({ state, isUndo }) => state === 'done' && !isUndo)

/** The queue that reverses changes. */
export const undoOf = (changes: StatusQueue): StatusQueue =>
  changes.map(({ change, user }) => ({
    change: opposite[change],
    user: withStatus(user, change),
    state: 'waiting',
    problem: null,
    isUndo: true,
  }))

/** Whether a queue of several changes has failures, which the page then lists. */
export const hasFailuresToList = (queue: StatusQueue): boolean =>
  queue.length > 1 && queue.some(({ state }) => state === 'failed')

const changedTexts = { suspend: 'suspended', activate: 'activated' } as const

/** What was done to the users of a queue, for the person. Changes of both kinds can be in it. */
export const changedText = ([first, ...others]: StatusQueue): string =>
  first && others.every(({ change }) => change === first.change) ? changedTexts[first.change] : 'changed'

/** The changes that can still be stopped: all that wait, except the one that is being sent. */
export const stoppableChanges = (queue: StatusQueue): StatusQueue => pendingEntries(queue).slice(1)

export const removeStopped = (queue: StatusQueue): StatusQueue => {
  const stopped = new Set(stoppableChanges(queue))
  return queue.filter((entry) => !stopped.has(entry))
}

const canBeRetried = ({ state, user }: QueuedChange): boolean => state === 'failed' && hasIdAndEmail(user)

/** The failed changes that can be retried. */
export const retryableChanges = (queue: StatusQueue): StatusQueue => queue.filter(canBeRetried)

export const requeueFailed = (queue: StatusQueue): StatusQueue =>
  queue.map((entry) => (canBeRetried(entry) ? { ...entry, state: 'waiting', problem: null } : entry))
