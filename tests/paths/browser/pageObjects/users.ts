import { expect } from '@playwright/test'
import { usersMachine } from '#machines/users/users.machine.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import {
  answerCall,
  callsOperation,
  cannotFail,
  failCall,
  openUsers,
  userFields,
} from '#tests/paths/browser/pageObjects/listSteps.ts'

/** The rows to select, by the number of users of a request. */
const idsByCount: Readonly<Record<number, readonly string[]>> = { 1: ['USR-1'], 2: ['USR-1', 'USR-2'] }

const requestSuspension = async ({ page }: TestContext, ids: readonly string[]): Promise<void> => {
  if (ids.length === 1) {
    await page
      .locator(`[data-row="${ids[0]}"]`)
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await page.getByRole('menuitem').click()
    return
  }
  for (const id of ids) await page.locator(`[data-row="${id}"]`).getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Suspend \d/ }).click()
}

const queueState = ({ page }: TestContext): Promise<unknown> =>
  page.evaluate(
    () =>
      (window as never as { charts: { users: { value: { showing: { queue: string } } } } }).charts.users.value.showing
        .queue,
  )

/** Suspends a user. If this ends the queue, it activates the user again, so that the next step can suspend them. */
const suspend = async (context: TestContext): Promise<void> => {
  const answered = context.heldCall('change')
  await answerCall('change', 'suspendUser', { data: null })(context)
  await expect
    .poll(async () => (await queueState(context)) !== 'sending' || context.heldCall('change') !== answered)
    .toBe(true)
  if ((await queueState(context)) !== 'idle') return
  await context.page
    .locator('[data-row="USR-1"]')
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await context.page.getByRole('menuitem', { name: 'Activate' }).click()
  await context.page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click()
  await context.waitForCall('undo')
  await answerCall('undo', 'activateUser', { data: null })(context)
  await expect.poll(() => queueState(context)).toBe('idle')
}

export const usersPageObject = pageObject<typeof usersMachine, 'queue.filled'>({
  machine: usersMachine,
  actorId: 'users',
  requestKinds: { change: callsOperation('suspendUser'), undo: callsOperation('activateUser') },
  open: async (context) =>
    openUsers(context, [
      userFields(1, { email: 'ada@example.com' }),
      userFields(2, { name: 'Bee Eze', email: 'bee@example.com' }),
      userFields(3, { email: '' }),
    ]),
  steps: {
    'change.requested': async (context, { users }) =>
      requestSuspension(context, users[0]?.id === 'USR-3' ? ['USR-3'] : (idsByCount[users.length] ?? [])),
    'change.confirmed': async ({ page }) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click(),
    'dialog.dismissed': async ({ page }) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click(),
    'stop.requested': async ({ page }) => page.getByRole('button', { name: 'Stop' }).click(),
    'retry.requested': async ({ page }) => page.getByRole('button', { name: 'Retry failed' }).click(),
    'notice.dismissed': async ({ page }) => page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click(),
    'view.changed': async () => undefined,
    'view.shown': async () => undefined,
  },
  calls: {
    page: { outcomes: {} },
    changeStatus: {
      kind: 'change',
      outcomes: { 'the server changes the status': suspend, 'the call fails': failCall('change') },
    },
  },
  impossible: {
    'outcome page: the call fails': cannotFail,
    'event change.requested: a suspended user': 'the page has no button to suspend a suspended user',
    'event view.changed: another tab': 'the chart only forwards it; journeys open URLs of the page',
    'event view.shown: another tab': 'the chart only keeps it for a new start; journeys choose tabs',
  },
  isPossible: (input, { snapshot }) => {
    if (input.type !== 'event' || !snapshot) return true
    const { queue, dialogRequest } = snapshot.context as {
      queue: { user: { id: string }; state: string }[]
      dialogRequest: { users: unknown[] }
    }
    const waitingCount = queue.filter(({ state }) => state === 'waiting').length
    if (input.event === 'change.requested') return dialogRequest.users.length === 0 && queue.length === 0
    if (input.event === 'stop.requested') return waitingCount > 1
    if (input.event === 'retry.requested') return queue.some(({ state }) => state === 'failed')
    return input.event !== 'notice.dismissed' || waitingCount === 0
  },
})
