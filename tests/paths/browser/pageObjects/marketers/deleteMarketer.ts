import { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import {
  answerCall,
  chooseAction,
  confirmDelete,
  failCall,
  isOperation,
  openList,
  pressEscape,
  typeName,
} from '#tests/paths/browser/pageObjects/marketers/support.ts'

const requestKinds = { delete: isOperation('deleteMarketer') }

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
  },
  impossible: { 'event delete.confirmed: with the name in lower case': 'the form shows the rule and sends nothing' },
  isPossible: (input, { snapshot }) => input.type !== 'event' || (snapshot?.matches('confirming' as never) ?? true),
})
