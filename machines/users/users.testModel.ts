import { answers, inActiveRow, inMessage, openActiveMenu, openFresh, refuses, whileIn } from '#machines/manualTest.ts'
import { called, goBack, inDialog, menuItem, type Place, press, tab, told } from '#charts/gestures.ts'
import { ada, bee, defaultUsersView, userOf } from '#machines/lists/lists.testData.ts'
import { leaveTo, leaveToSignOut } from '#machines/testData.ts'
import { defineTestModel, noPayload, raisedInternally, fails } from '#charts/testModel.ts'
import { usersMachine } from '#machines/users/users.machine.ts'

const suspended = userOf({ id: 'USR-4', name: 'Chi Ade', userStatus: 'SUSPENDED' })
const withoutName = userOf({ id: 'USR-5', name: '', email: 'dan@example.com' })
const withoutEmail = userOf({ id: 'USR-3', email: '' })

const inResults: Place = { words: 'in the results of the changes', role: 'region', name: 'Changes of users' }

const change = { change: 'suspend', user: ada } as const
const already = new Error('User is already suspended')

export const usersTestModel = defineTestModel({
  id: 'users/users',
  machine: usersMachine,
  inputs: [
    { name: 'the page is opened', input: { view: defaultUsersView, role: 'ADMIN' } },
    { name: 'a person without the permission opens the page', input: { view: defaultUsersView, role: 'MARKETER' } },
  ],
  visible: {
    'showing.dialog.closed': [{ role: 'tab', name: 'All users' }],
    'showing.dialog.open': [{ role: 'button', name: 'Cancel' }],
    'showing.queue.finished': [{ role: 'button', name: 'Retry failed' }],
    'showing.undo.offered': [{ role: 'button', name: 'Undo' }],
  },
  events: {
    'change.requested': {
      when: "the person chooses 'Suspend' or 'Activate'",
      cases: [
        { name: 'one user', payload: { change: 'suspend', users: [ada] } },
        { name: 'two users', payload: { change: 'suspend', users: [ada, bee] } },
        { name: 'a suspended user', payload: { change: 'suspend', users: [suspended] } },
        { name: 'a user without an email', payload: { change: 'suspend', users: [withoutEmail] } },
      ],
    },
    'change.confirmed': { when: "the person presses 'Suspend' in the dialog", cases: noPayload },
    'dialog.dismissed': { when: "the person presses 'Cancel'", cases: noPayload },
    'queue.filled': { when: 'changes are added to the queue', cases: raisedInternally },
    'undo.offered': { when: 'changes were made that can be undone', cases: raisedInternally },
    'stop.requested': { when: "the person presses 'Stop'", cases: noPayload },
    'retry.requested': { when: "the person presses 'Retry failed'", cases: noPayload },
    'notice.dismissed': { when: "the person presses 'Dismiss'", cases: noPayload },
    'view.changed': {
      when: 'the person opens another view of this page (tab, search or side panel) by a link or the Back button',
      cases: [{ name: 'another tab', payload: { view: { ...defaultUsersView, tab: 'active' } } }],
    },
    'leave.requested': {
      when: 'the person opens another page or signs out',
      cases: [leaveTo('the settings', '/admin/settings'), leaveToSignOut],
    },
  },
  calls: {
    page: { name: 'the list of users', src: 'listPage', outcomes: [] },
    undoOffer: {
      name: "the message with 'Undo'",
      outcomes: [
        { name: 'Undo is pressed', output: { isAccepted: true } },
        { name: 'the toast disappears', output: { isAccepted: false } },
        fails,
      ],
    },
    statusSave: {
      name: 'changing the status of a user',
      outcomes: [
        {
          name: 'the server changes the status',
          output: { kind: 'saved', record: { ...ada, userStatus: 'SUSPENDED' }, values: change, isFound: false },
        },
        { name: 'the server sends no user', output: { kind: 'saved', record: null, values: change, isFound: false } },
        {
          name: 'another admin was faster',
          output: {
            kind: 'saved',
            record: { ...ada, userStatus: 'SUSPENDED', totalItemsCount: 9 },
            values: change,
            isFound: true,
            error: already,
          },
        },
        {
          name: 'the answer is lost, and the user has the status',
          output: { kind: 'saved', record: { ...ada, userStatus: 'SUSPENDED' }, values: change, isFound: true },
        },
        {
          name: 'the server says that another admin was faster, and the user cannot be read',
          output: { kind: 'failed', error: already, checkError: fails.error },
        },
        {
          name: 'the server says that another admin was faster, but the user does not have the status',
          output: { kind: 'failed', error: already, checkError: null },
        },
        {
          name: 'the server refuses it',
          output: { kind: 'failed', error: new Error('Permission denied'), checkError: null },
        },
      ],
    },
  },
  paths: [
    [
      'start the page is opened',
      {
        event: 'change.requested',
        case: 'a user without a name',
        payload: { change: 'suspend', users: [withoutName] },
      },
      'event change.confirmed',
      'outcome statusSave: the server changes the status',
    ],
    [
      'start the page is opened',
      {
        event: 'change.requested',
        case: 'to activate a user',
        payload: { change: 'activate', users: [ada, suspended] },
      },
      'event change.confirmed',
      'outcome statusSave: the server sends no user',
      'outcome undoOffer: Undo is pressed',
    ],
    [
      'start the page is opened',
      {
        event: 'change.requested',
        case: 'two users, one of them without an email',
        payload: { change: 'suspend', users: [ada, withoutEmail] },
      },
      'event change.confirmed',
    ],
  ],
  keyOf: ({ context: { role, dialogRequest, queue, undoable, leaveRequest } }) => ({
    role,
    leaveRequest,
    dialogUsers: dialogRequest.users.map(({ id }) => id),
    queue: queue.map(
      ({ user, state, isUndo, isFound }) => `${user.id} ${state}${isUndo ? ' undo' : ''}${isFound ? ' found' : ''}`,
    ),
    undoable: undoable.map(({ user }) => user.id),
  }),
  manual: {
    names: { 'Ada Obi': '[the name of the user]' },
    starts: { 'the page is opened': openFresh('/admin/users') },
    inputs: {
      'event change.requested: two users': {
        action: [
          told(
            'select the first two active users',
            press(called('the checkbox', 'checkbox'), inActiveRow),
            press(called('the checkbox', 'checkbox'), { ...inActiveRow, index: 1 }),
          ),
          press(called("'Suspend' below the list", 'button', 'Suspend 2')),
        ],
        isPossible: ({ context }) => context.dialogRequest.users.length === 0 && context.queue.length === 0,
      },
      'event stop.requested': {
        action: press('Stop'),
        isPossible: ({ context }) => context.queue.filter(({ state }) => state === 'waiting').length > 1,
      },
      'event retry.requested': whileIn({ showing: { queue: 'finished' } }, press('Retry failed')),
      'event notice.dismissed': whileIn({ showing: { queue: 'finished' } }, press('Dismiss', inResults)),
      'event view.changed: another tab': { action: [press(tab('Active')), goBack] },
      'outcome undoOffer: Undo is pressed': { action: press('Undo') },
      'event change.requested: one user': {
        action: [openActiveMenu, menuItem('Suspend')],
        isPossible: ({ context }) => context.dialogRequest.users.length === 0 && context.queue.length === 0,
      },
      'event change.confirmed': {
        action: press('Suspend', inDialog),
        isPossible: ({ context }) => context.dialogRequest.users.length > 0,
      },
      'event dialog.dismissed': {
        action: press('Cancel', inDialog),
        isPossible: ({ context }) => context.dialogRequest.users.length > 0,
      },
      'outcome statusSave: the server changes the status': answers('suspendUser'),
      'outcome statusSave: the server refuses it': refuses('suspendUser', 'Permission denied'),
      'outcome undoOffer: the toast disappears': { action: press('Dismiss', inMessage) },
    },
    impossible: {
      'event leave.requested': 'the page is left after the change; a journey does it',
      'event change.requested: a user without an email': 'the list has no such user on its first pages',
      'outcome statusSave: the answer is lost, and the user has the status':
        'an answer must be lost; a journey does it',
      'outcome statusSave: another admin was faster': 'two admins must suspend a user at once; a journey does it',
      'outcome statusSave: the server says that another admin was faster, and the user cannot be read':
        'two calls in a row must fail, each in its own way',
    },
  },
})
