import { changeErrorMessageFor } from '#domain/errorCatalogue.ts'
import { currentChange, type StatusQueue } from '#domain/people/statusQueue.ts'
import { statusChanges, userToRow, withStatus } from '#domain/people/users.ts'
import type { Toast } from '#machines/system.ts'

const opposite = { suspend: 'activate', activate: 'suspend' } as const
const successTexts = { suspend: 'is suspended', activate: 'is active again' } as const
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
  changeErrorMessageFor(error, failureTexts[currentChange(queue)?.change ?? 'suspend'])

/** The toast after the current change succeeded. */
export const successToast = (queue: StatusQueue): Toast => {
  const current = currentChange(queue)
  const text = `${current?.user.name || 'The user'} ${successTexts[current?.change ?? 'suspend']}`
  return { tone: 'success', text }
}
