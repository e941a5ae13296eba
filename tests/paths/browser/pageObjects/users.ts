import type { Page, Request } from '@playwright/test'
import { usersMachine } from '#machines/users/users.machine.ts'
import { undoOfferMachine } from '#machines/users/undoOffer.machine.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { answerCall, callsOperation, openUsers, userFields } from '#tests/paths/browser/pageObjects/listSteps.ts'

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

const rows = [
  userFields(1, { email: 'ada@example.com' }),
  userFields(2, { name: 'Bee Eze', email: 'bee@example.com' }),
  userFields(3, { email: '' }),
]

const isActivation = callsOperation('activateUser')
const isChange = (request: Request): boolean => isActivation(request) || callsOperation('suspendUser')(request)

/** The list of one status, read to its end, as the page does after a change that was not confirmed. */
const isCheck = (request: Request): boolean =>
  (callsOperation('listInActiveUsers')(request) || callsOperation('listActiveUsers')(request)) &&
  (request.postData() ?? '').includes('limit: 1000,')

/** The list of the new status does not have the user. */
const answerCheck = async (context: TestContext): Promise<void> => {
  await context.waitForCall('check')
  const isActive = callsOperation('listActiveUsers')(context.heldCall('check').request())
  const result = { users: [], lastEvaluatedKey: null }
  await answerCall('check', isActive ? 'listActiveUsers' : 'listInActiveUsers', result)(context)
}

/** Answers the held change with the user as active, so that a later step can suspend the user again. */
const confirmChange = async (context: TestContext): Promise<void> => {
  const request = context.heldCall('change').request()
  const data = rows.find(({ id }) => (request.postData() ?? '').includes(`userId: \\"${id}\\"`))
  await answerCall('change', isActivation(request) ? 'activateUser' : 'suspendUser', { data })(context)
}

const confirmWithoutUser = async (context: TestContext): Promise<void> => {
  const operation = isActivation(context.heldCall('change').request()) ? 'activateUser' : 'suspendUser'
  await answerCall('change', operation, { data: null })(context)
}

/** The server refuses the change, and the user does not have the status. */
const refuse = (error: string) => async (context: TestContext) => {
  const operation = isActivation(context.heldCall('change').request()) ? 'activateUser' : 'suspendUser'
  await answerCall('change', operation, { data: null, error })(context)
  await answerCheck(context)
}

const staysSuspended = 'the user stays suspended, and a later step suspends the user again; journeys test it'

const toastWithUndo = (page: Page) =>
  page.locator('[data-toast]').filter({ has: page.getByRole('button', { name: 'Undo' }) })
const dismissToast = (page: Page): Promise<void> => toastWithUndo(page).getByRole('button', { name: 'Dismiss' }).click()

export const usersPageObject = pageObject({
  machine: usersMachine,
  actorId: 'users',
  requestKinds: { change: isChange, check: isCheck },
  open: (context) => openUsers(context, rows, isCheck),
  steps: {
    'change.requested': async (context, { users }) =>
      requestSuspension(context, users[0]?.id === 'USR-3' ? ['USR-3'] : (idsByCount[users.length] ?? [])),
  },
  calls: {
    undoOffer: {
      outcomes: {
        'Undo is pressed': async ({ page }) => page.getByRole('button', { name: 'Undo' }).click(),
        'the toast disappears': async ({ page }) => dismissToast(page),
      },
    },
    statusSave: {
      kind: 'change',
      outcomes: {
        'the server changes the status': confirmChange,
        'the server sends no user': confirmWithoutUser,
        'the server says that another admin was faster, but the user does not have the status':
          refuse('User is already suspended'),
        'the server refuses it': refuse('Permission denied'),
      },
    },
  },
  impossible: {
    'outcome statusSave: another admin was faster': staysSuspended,
    'outcome statusSave: the answer is lost, and the user has the status': staysSuspended,
    'outcome statusSave: the server says that another admin was faster, and the user cannot be read': staysSuspended,
    'event change.requested: a suspended user': 'the page has no button to suspend a suspended user',
    'event view.changed: another tab': 'the chart only forwards it; journeys open URLs of the page',
  },
  isPossible: (input, { snapshot }) => {
    if (!snapshot || input.type !== 'event' || input.event !== 'change.requested') return true
    const { queue, dialogRequest } = snapshot.context as { queue: unknown[]; dialogRequest: { users: unknown[] } }
    return dialogRequest.users.length === 0 && queue.length === 0
  },
})

export const undoOfferPageObject = pageObject({
  machine: undoOfferMachine,
  actorId: 'undoOffer',
  requestKinds: { change: isChange },
  open: async (context) => {
    await openUsers(context, rows)
    await requestSuspension(context, ['USR-1'])
    await context.page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
    await context.waitForCall('change')
    await confirmChange(context)
  },
})
