import { openAsMarketer, whileIn, withNewData } from '#machines/manualTest.ts'
import { called, fill, key, press, told, type Place } from '#charts/gestures.ts'
import { emptyFollowUp } from '#domain/people/followUp.ts'
import { newReferee, remindable, today } from '#machines/ambassador/ambassadorDashboard.testData.ts'
import { followUpMachine } from '#machines/ambassador/followUp.machine.ts'
import { defineTestModel, noPayload } from '#charts/testModel.ts'

const [first] = remindable
const text = 'Hi {name}, list your first item!'

const peopleToRemind: Place = { words: 'in the list', role: 'list', name: 'People to remind' }

export const followUpTestModel = defineTestModel({
  id: 'ambassador/followUp',
  machine: followUpMachine,
  inputs: [{ name: 'the dashboard is open', input: { personId: 'u-7' } }],
  visible: {
    closed: [{ role: 'region', name: 'What to do next' }],
    open: [
      { role: 'dialog', name: 'Remind to list an item' },
      { role: 'textbox', name: 'Message' },
    ],
  },
  events: {
    'followUp.read': {
      when: 'the browser reads what it has stored',
      cases: [
        {
          name: 'a text and a reminder',
          payload: { followUp: { ...emptyFollowUp, text, reminded: { [first.id]: today }, seenAt: 1_790_000_000_000 } },
        },
      ],
    },
    'reminder.requested': {
      when: "the person presses 'Remind to list an item'",
      cases: [{ name: 'two referees', payload: { referees: remindable } }],
    },
    'text.changed': { when: 'the person changes the text', cases: [{ name: '', payload: { text } }] },
    'message.opened': {
      when: "the person presses 'WhatsApp' or 'Email'",
      cases: [{ name: '', payload: { refereeId: newReferee.id } }],
    },
    'dialog.dismissed': { when: 'the person closes the dialog', cases: noPayload },
  },
  calls: { browserStorage: { name: 'keeping the text and the reminders in the browser', outcomes: [] } },
  paths: [
    [
      'start the dashboard is open',
      'event reminder.requested: two referees',
      { event: 'text.changed', case: 'with spaces', payload: { text: ' Hello, ' } },
    ],
  ],
  keyOf: ({ context: { followUp, referees } }) => ({
    isReminded: followUp.reminded[first.id] !== undefined,
    referees: referees.map(({ id }) => id),
  }),
  manual: {
    starts: { 'the dashboard is open': withNewData(openAsMarketer()) },
    inputs: {
      'event reminder.requested: two referees': whileIn('closed', press('Remind to list an item')),
      'event text.changed': { action: fill('Message', text), isPossible: (snapshot) => snapshot.matches('open') },
      'event message.opened': whileIn(
        'open',
        told("press 'WhatsApp' or 'Email' of a referee", press(called('the link', 'link', ''), peopleToRemind)),
      ),
      'event dialog.dismissed': whileIn('open', key('Escape')),
    },
    impossible: {
      'event followUp.read: a text and a reminder': 'it comes when the page opens, before a person can do anything',
    },
  },
})
