import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { defineTestModel, noPayload } from '#machines/testModel.ts'

export const alertsTestModel = defineTestModel({
  id: 'app/alerts',
  machine: alertsMachine,
  inputs: [{ name: 'the console is opened', input: undefined }],
  states: {
    read: {
      given: 'the bell without a dot',
      seen: 'the bell has no dot',
      visible: [{ role: 'button', name: 'Alerts' }],
    },
    unread: {
      given: 'the bell with a dot',
      seen: 'the bell has a dot',
      visible: [{ role: 'button', name: 'Alerts, new ones' }],
    },
    open: {
      given: 'the list of alerts open',
      seen: 'the list shows the alerts of this session',
      visible: [{ role: 'region', name: 'Alerts of this session' }],
    },
  },
  events: {
    'alert.received': {
      when: 'an alert arrives',
      cases: [
        {
          name: 'a failure',
          payload: {
            tone: 'error',
            text: 'The request timed out. Please try again later.',
            createdAt: 0,
            retry: { actorId: 'x:1', event: 'load.requested' },
          },
        },
        {
          name: 'a notice',
          payload: { tone: 'blank', text: 'Flag an item is not available yet.', createdAt: 0, retry: null },
        },
      ],
    },
    'retry.requested': {
      when: "the person presses 'Retry' of the oldest alert",
      cases: [{ name: '', payload: { id: 0 } }],
    },
    'alerts.opened': { when: 'the person presses the bell', cases: noPayload },
    'dialog.dismissed': { when: 'the person closes the list of alerts', cases: noPayload },
  },
  calls: {},
  facts: {
    alerts: (count) =>
      count === 2
        ? 'the list shows two alerts, the newest first'
        : `the list shows ${count === 1 ? 'one alert' : 'no alerts'}`,
    canRetry: (canRetry) => ((canRetry as boolean[])[0] ? "the newest alert has a 'Retry'" : null),
  },
  keyOf: ({ context: { alerts } }) => ({
    alerts: Math.min(alerts.length, 2),
    canRetry: alerts.map(({ retry }) => retry !== null).slice(-2),
  }),
})
