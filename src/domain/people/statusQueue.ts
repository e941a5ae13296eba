import { type StatusChange, type User, withStatus } from '#domain/people/users.ts'

/** One user whose status is being changed, and what became of it. */
export interface QueuedChange {
  readonly change: StatusChange
  readonly user: User
  readonly state: 'waiting' | 'done' | 'failed'
  /** Why it failed, for a person. */
  readonly problem: string | null
}

/** Changes that are sent one after the other; the first one that waits is the one on its way. */
export type StatusQueue = readonly QueuedChange[]

/** A change names a user by id and email; without both it is abandoned (§5). */
export const hasIdAndEmail = ({ id, email }: User): boolean => id !== '' && email !== ''

/** The sentence for one of many who cannot be named. */
export const noEmailText = 'This user has no email address, so nothing was sent.'

export const pendingChanges = (queue: StatusQueue): readonly QueuedChange[] =>
  queue.filter(({ state }) => state === 'waiting')

/** The change that is on its way. */
export const currentChange = (queue: StatusQueue): QueuedChange | undefined => pendingChanges(queue)[0]

/** The users of a request who do not have the status already, and for whom nothing is on its way. */
export const usersToChange = (users: readonly User[], change: StatusChange, queue: StatusQueue): readonly User[] => {
  const waiting = new Set(pendingChanges(queue).map(({ user }) => user.id))
  return users.filter(
    (user) => withStatus(user, change).userStatus !== user.userStatus.toUpperCase() && !waiting.has(user.id),
  )
}

/** Puts users at the end of a queue, each once. What a queue tells of others stays until it has come to its end. */
export const enqueueUsers = (queue: StatusQueue, users: readonly User[], change: StatusChange): StatusQueue => {
  const asked = new Set(users.map(({ id }) => id))
  return [
    ...(currentChange(queue) ? queue.filter(({ user }) => !asked.has(user.id)) : []),
    ...users.map((user): QueuedChange =>
      hasIdAndEmail(user)
        ? { change, user, state: 'waiting', problem: null }
        : { change, user, state: 'failed', problem: noEmailText },
    ),
  ]
}

const withHead = (queue: StatusQueue, outcome: Pick<QueuedChange, 'state' | 'problem'>): StatusQueue => {
  const head = currentChange(queue)
  return queue.map((entry) => (entry === head ? { ...entry, ...outcome } : entry))
}

export const markDone = (queue: StatusQueue): StatusQueue => withHead(queue, { state: 'done', problem: null })
export const markFailed = (queue: StatusQueue, problem: string): StatusQueue =>
  withHead(queue, { state: 'failed', problem })

/** Those who wait behind the one that is on its way, which nobody can call back. */
export const stoppableChanges = (queue: StatusQueue): StatusQueue => pendingChanges(queue).slice(1)

export const removeStopped = (queue: StatusQueue): StatusQueue => {
  const stopped = new Set(stoppableChanges(queue))
  return queue.filter((entry) => !stopped.has(entry))
}

const canBeRetried = ({ state, user }: QueuedChange): boolean => state === 'failed' && hasIdAndEmail(user)

/** The changes that failed and can be tried again. */
export const retryableChanges = (queue: StatusQueue): StatusQueue => queue.filter(canBeRetried)

export const requeueFailed = (queue: StatusQueue): StatusQueue =>
  queue.map((entry) => (canBeRetried(entry) ? { ...entry, state: 'waiting', problem: null } : entry))
