import type { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const deleteAccountTexts: ChartTexts<typeof deleteAccountMachine> = {
  states: {
    closed: { given: 'no question about the account', seen: 'the confirm box is closed' },
    asking: { given: 'the confirm box open', seen: 'the confirm box asks for the word' },
    deletingAccount: { given: 'the account being deleted', seen: "'Delete' shows that it is at work" },
    deletingIdentity: { given: 'the identity being deleted', seen: "'Delete' still shows that it is at work" },
    clearing: { given: 'the browser being cleared', seen: "'Delete' still shows that it is at work" },
    deleted: { given: 'the account deleted', seen: 'the sign-in page opens' },
  },
  events: {
    'deletion.requested': "the person presses 'Delete account'",
    'deletion.dismissed': 'the person closes the confirm box',
    'word.changed': 'the person types into the field of the confirm box',
    'deletion.confirmed': 'the person confirms',
  },
  calls: {
    deleteAccount: 'the deletion of the account',
    deleteIdentity: 'the deletion of the identity',
    clearBrowser: 'the clearing of the browser',
  },
  facts: {
    word: () => null,
    isNamed: () => null,
    isHalfDone: () => null,
    hasProblem: (has) => (has === true ? 'the box says what went wrong' : 'the box says of nothing that it went wrong'),
  },
}
