import { userOf, first, ada, bee } from '#machines/lists/lists.testData.ts'
import { defineTestModel, noPayload, raisedInternally, fails } from '#machines/testModel.ts'
import { usersMachine } from '#machines/users/users.machine.ts'

const nameless = userOf({ id: 'USR-3', email: '' })
const elsewhere = { ...first, tab: 'active' }

export const usersTestModel = defineTestModel({
  id: 'users/users',
  machine: usersMachine,
  inputs: [{ name: 'the page is opened', input: { view: first } }],
  states: {
    'showing.dialog.closed': {
      given: 'no question open',
      seen: 'no dialog is open',
      visible: [{ role: 'tab', name: 'All users' }],
    },
    'showing.dialog.asking': {
      given: 'the question open',
      seen: 'the dialog asks whether the status is to change',
      visible: [{ role: 'button', name: 'Cancel' }],
    },
    broken: { given: 'lists that stopped working', seen: 'the page says so' },
    'showing.queue.idle': { given: 'nothing to be sent', seen: 'nothing is being sent' },
    'showing.queue.sending': { given: 'a change on its way', seen: 'the rows show the new status' },
    'showing.queue.finished': { given: 'the changes of many through', seen: 'the page says what became of each' },
  },
  events: {
    'change.requested': {
      when: "the person chooses 'Suspend' or 'Activate'",
      cases: [
        { name: 'of one user', payload: { change: 'suspend', users: [ada] } },
        { name: 'of two users', payload: { change: 'suspend', users: [ada, bee] } },
        {
          name: 'of a user who is suspended already',
          payload: { change: 'suspend', users: [userOf({ id: 'USR-4', userStatus: 'SUSPENDED' })] },
        },
        { name: 'of a user without an email', payload: { change: 'suspend', users: [nameless] } },
      ],
    },
    'change.confirmed': { when: 'the person confirms', cases: noPayload },
    'dialog.dismissed': { when: "the person presses 'Cancel'", cases: noPayload },
    'queue.filled': { when: 'changes are to be sent', cases: raisedInternally },
    'stop.requested': { when: "the person presses 'Stop'", cases: noPayload },
    'retry.requested': { when: "the person presses 'Retry failed'", cases: noPayload },
    'notice.dismissed': { when: "the person presses 'Dismiss'", cases: noPayload },
    'view.changed': {
      when: 'the person opens an address of the page',
      cases: [{ name: 'another tab', payload: { view: elsewhere } }],
    },
  },
  calls: {
    page: { name: 'the lists', outcomes: [fails] },
    changeStatus: { name: 'the change of a status', outcomes: [{ name: 'the server does it', output: null }, fails] },
  },
  facts: { asked: () => null, queue: () => null },
  keyOf: ({ context: { asked, queue } }) => ({
    asked: asked.users.map(({ id }) => id),
    queue: queue.map(({ user, state }) => `${user.id} ${state}`),
  }),
})
