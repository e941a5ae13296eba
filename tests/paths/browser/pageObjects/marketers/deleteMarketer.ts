import type { Request } from '@playwright/test'
import { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'
import { pageObject, type TestContext } from '#tests/paths/browser/pageObject.ts'
import { answerCall, callsOperation, failCall } from '#tests/paths/browser/pageObjects/listSteps.ts'
import {
  ada,
  bee,
  chooseAction,
  confirmDelete,
  hasLimit,
  openList,
  typeName,
} from '#tests/paths/browser/pageObjects/marketers/support.ts'

const requestKinds = {
  delete: callsOperation('deleteMarketer'),
  list: (request: Request) => callsOperation('listAllMarketers')(request) && hasLimit(1_000)(request),
}

type Step = (context: TestContext) => Promise<void>

const answerDelete = (result: object): Step => answerCall('delete', 'deleteMarketer', result)
const answerList = (users: readonly object[]): Step =>
  answerCall('list', 'listAllMarketers', { users, lastEvaluatedKey: null })

/** The server ends the deletion like this, and then the list of marketers is read. */
const unconfirmed =
  (end: Step, list: Step): Step =>
  async (context) => {
    await end(context)
    await context.waitForCall('list')
    await list(context)
  }

const refuse = answerDelete({ status: 404, error: 'User does not exist' })

export const deleteMarketerPageObject = pageObject({
  machine: deleteMarketerMachine,
  actorId: 'deleteMarketer',
  requestKinds,
  open: async (context) => {
    await openList(context, requestKinds)
    await chooseAction(context.page, 'Delete')
  },
  steps: {
    'confirmation.changed': async ({ page }) => typeName(page, 'Ada'),
    'delete.confirmed': async ({ page }, { confirmation }) => {
      await typeName(page, confirmation)
      await confirmDelete(page)
    },
  },
  calls: {
    marketerDeletion: {
      kind: 'delete',
      outcomes: {
        'the marketer is deleted': answerDelete({ status: 200 }),
        'somebody else has deleted the marketer': unconfirmed(refuse, answerList([bee])),
        'the marketer does not exist, and the list cannot be read': unconfirmed(refuse, failCall('list')),
        'the server refuses it': unconfirmed(failCall('delete'), answerList([ada])),
      },
    },
  },
  impossible: { 'event delete.confirmed: with the name in lower case': 'the form shows the rule and sends nothing' },
})
