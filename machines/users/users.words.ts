import type { usersMachine } from '#machines/users/users.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const usersTexts: ChartTexts<typeof usersMachine> = {
  states: {
    'showing.dialog.closed': { given: 'no question open', seen: 'no dialog is open' },
    'showing.dialog.asking': { given: 'the question open', seen: 'the dialog asks whether the status is to change' },
    broken: { given: 'lists that stopped working', seen: 'the page says so' },
    'showing.queue.idle': { given: 'nothing to be sent', seen: 'nothing is being sent' },
    'showing.queue.sending': { given: 'a change on its way', seen: 'the rows show the new status' },
    'showing.queue.finished': { given: 'the changes of many through', seen: 'the page says what became of each' },
  },
  events: {
    'change.requested': "the person chooses 'Suspend' or 'Activate'",
    'change.confirmed': 'the person confirms',
    'change.dismissed': "the person presses 'Cancel'",
    'queue.filled': 'changes are to be sent',
    'queue.stopped': "the person presses 'Stop'",
    'retry.requested': "the person presses 'Retry failed'",
    'results.dismissed': "the person presses 'Dismiss'",
    'view.opened': 'the person opens an address of the page',
  },
  calls: { page: 'the lists', changeStatus: 'the change of a status' },
  facts: { asked: () => null, queue: () => null },
}
