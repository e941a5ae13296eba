import { changeErrorMessageFor } from '#domain/errorCatalogue.ts'
import { currentEntry } from '#domain/lists/queue.ts'
import type { StatusQueue } from '#domain/people/statusQueue.ts'
import { statusChanges, type User, userToRow, withStatus } from '#domain/people/users.ts'
import { isolate } from '#domain/text.ts'
import type { Toast } from '#machines/system.ts'

const opposite = { suspend: 'activate', activate: 'suspend' } as const
const successTexts = { suspend: 'is suspended', activate: 'is active again' } as const
const changedTexts = { suspend: 'suspended', activate: 'activated' } as const
const unchangedTexts = { suspend: 'is still active', activate: 'is still suspended' } as const
const alreadyTexts = { suspend: 'is already suspended.', activate: 'is already active.' } as const
const failureTexts = { suspend: 'Failed to suspend user', activate: 'Failed to activate user' } as const

/**
 * The events that show a status in all lists of the page, one for each kind of change with users.
 * @param isReverted shows the status from before the change
 */
export const statusEventsFor = (queue: StatusQueue, isReverted: boolean) =>
  statusChanges
    .map((change) => {
      const rows = queue
        .filter((entry) => entry.change === change)
        .map(({ user }) => userToRow(isReverted ? user : withStatus(user, change)))
      return { type: 'status.changed' as const, change: isReverted ? opposite[change] : change, rows }
    })
    .filter(({ rows }) => rows.length > 0)

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

/** The toast after the change of one user failed. After a failed undo it says how the user is left. */
export const failureToast = (queue: StatusQueue, reason: string): Toast => {
  const current = currentEntry(queue)
  const text = current?.isUndo
    ? `Couldn't undo: ${isolate(nameOf(current.user))} ${unchangedTexts[current.change]}. ${reason}`
    : reason
  return { tone: 'error', text }
}

/** What was done, for the person. The changes can be of both kinds. */
export const doneText = (changes: StatusQueue): string => {
  const [first, ...others] = changes
  if (!first) return ''
  if (others.length === 0) return `${isolate(nameOf(first.user))} ${successTexts[first.change]}`
  const isSameChange = others.every(({ change }) => change === first.change)
  return `${changes.length} users ${isSameChange ? changedTexts[first.change] : 'changed'}`
}

/** The toast after changes were undone. */
export const undoneToast = (queue: StatusQueue): Toast => ({
  tone: 'success',
  text: doneText(queue.filter(({ state }) => state === 'done')),
})
