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
    'confirmation.changed': async ({ page }, { text }) => typeName(page, text),
    'delete.confirmed': async ({ page }) => confirmDelete(page),
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
  isPossible: (input, { snapshot }) => {
    if (input.type !== 'event' || !snapshot) return true
    if (!snapshot.matches('confirming' as never)) return false
    const { confirmation } = snapshot.context as { confirmation: string }
    return input.event !== 'confirmation.changed' || (input.payload as { text: string }).text !== confirmation
  },
})
