import { changeErrorMessageFor } from '#domain/errorCatalogue.ts'
import { currentEntry } from '#domain/lists/queue.ts'
import { changedText, type StatusQueue } from '#domain/people/statusQueue.ts'
import { type User, withStatus } from '#domain/people/users.ts'
import { userToRow } from '#domain/records/user.ts'
import { isolate } from '#domain/text.ts'
import type { PageRowsChanged } from '#machines/lists/listPage.setup.ts'
import type { Toast } from '#machines/system.ts'

const successTexts = { suspend: 'is suspended', activate: 'is active again' } as const
const foundTexts = { suspend: 'was suspended', activate: 'was activated' } as const
const unchangedTexts = { suspend: 'is still active', activate: 'is still suspended' } as const
const alreadyTexts = { suspend: 'is already suspended.', activate: 'is already active.' } as const
const failureTexts = { suspend: 'Failed to suspend user', activate: 'Failed to activate user' } as const

/**
 * Shows the status of users in all lists of the page, and counts them.
 * @param isReverted shows the status from before the change
 */
export const rowsChangedBy = (queue: StatusQueue, isReverted = false): PageRowsChanged => {
  const suspended = queue.filter(({ change }) => change === (isReverted ? 'activate' : 'suspend')).length
  const activated = queue.length - suspended
  return {
    type: 'rows.changed',
    rows: queue.map(({ change, user }) => userToRow(isReverted ? user : withStatus(user, change))),
    counts: { activeUserCount: activated - suspended, suspendedUserCount: suspended - activated },
  }
}

/** Why the current change failed, for the person. */
export const failureMessage = (queue: StatusQueue, error: unknown): string =>
  changeErrorMessageFor(error, failureTexts[currentEntry(queue)?.change ?? 'suspend'])

const nameOf = ({ name, email }: User): string => name || email || 'The user'

/** Whether the server refused the current change because the user already has the status. */
export const isRefusedAsAlready = (queue: StatusQueue, problem: string): boolean =>
  problem === `This user ${alreadyTexts[currentEntry(queue)?.change ?? 'suspend']}`

/** The toast for a user who already has the status. Of several users it names the user. */
export const alreadyToast = (queue: StatusQueue): Toast => {
  const current = currentEntry(queue)
  const subject = queue.length > 1 && current ? nameOf(current.user) : 'This user'
  return { tone: 'blank', text: `${subject} ${alreadyTexts[current?.change ?? 'suspend']}` }
}

/** The toast for a press before the last change of these users is saved. */
export const waitingToast = (users: readonly User[]): Toast => {
  const [first] = users
  const subject = first && users.length === 1 ? `of ${isolate(nameOf(first))} ` : ''
  return { tone: 'blank', text: `The last change ${subject}is still being saved. Try again in a moment.` }
}

/** The toast after the change of one user failed. After a failed undo it says how the user is left. */
export const failureToast = ([failed]: StatusQueue): Toast => {
  const reason = failed?.problem ?? ''
  const text = failed?.isUndo
    ? `Couldn't undo: ${isolate(nameOf(failed.user))} ${unchangedTexts[failed.change]}. ${reason}`
    : reason
  return { tone: 'error', text }
}

/** What was done, for the person. The changes can be of both kinds. */
export const doneText = (changes: StatusQueue): string => {
  const [first, ...others] = changes
  if (!first) return ''
  if (others.length === 0)
    return `${isolate(nameOf(first.user))} ${(first.isFound ? foundTexts : successTexts)[first.change]}`
  return `${changes.length} users ${changedText(changes)}`
}

/** The toast after changes were undone. */
export const undoneToast = (queue: StatusQueue): Toast => ({
  tone: 'success',
  text: doneText(queue.filter(({ state }) => state === 'done')),
})
