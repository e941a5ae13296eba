import type { Request } from '@playwright/test'
import { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import {
  ada,
  answerCall,
  bee,
  chooseAction,
  confirmDelete,
  failCall,
  hasLimit,
  isOperation,
  openList,
  pressEscape,
  typeName,
} from '#tests/paths/browser/pageObjects/marketers/support.ts'

const requestKinds = {
  delete: isOperation('deleteMarketer'),
  list: (request: Request) => isOperation('listAllMarketers')(request) && hasLimit(1_000)(request),
}

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
    'dialog.dismissed': pressEscape,
  },
  calls: {
    deleteMarketer: {
      kind: 'delete',
      outcomes: {
        'the marketer is deleted': answerCall('delete', 'deleteMarketer', { status: 200 }),
        'the marketer does not exist': answerCall('delete', 'deleteMarketer', {
          status: 404,
          error: 'User does not exist',
        }),
        'the call fails': failCall('delete'),
      },
    },
    checkList: {
      kind: 'list',
      outcomes: {
        'the marketer is not listed': answerCall('list', 'listAllMarketers', { users: [bee], lastEvaluatedKey: null }),
        'the marketer is listed': answerCall('list', 'listAllMarketers', { users: [ada], lastEvaluatedKey: null }),
        'the call fails': failCall('list'),
      },
    },
  },
  impossible: { 'event delete.confirmed: with the name in lower case': 'the form shows the rule and sends nothing' },
  isPossible: (input, { snapshot }) => input.type !== 'event' || (snapshot?.matches('confirming' as never) ?? true),
})
