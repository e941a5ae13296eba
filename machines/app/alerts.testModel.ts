import { openAsAdmin, stackFault, unlessIn, whileIn } from '#machines/manualTest.ts'
import { called, inRegion, key, press } from '#charts/gestures.ts'
import { maxAlerts } from '#domain/limits.ts'
import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { now } from '#machines/testData.ts'
import { defineTestModel, fails, noPayload, outsideChart } from '#charts/testModel.ts'

const failedCard = outsideChart('the failed card', ['load.requested'])
const loadedList = outsideChart('the list')
const closedPage = outsideChart('the closed page', ['save.requested'])
closedPage.stop()

const failure = { tone: 'error', text: 'The request timed out. Please try again later.' } as const
const news = { tone: 'blank', text: '5,000 users reached', retry: null } as const
const fromCard = { ...failure, retry: { actor: failedCard, event: 'load.requested' } }

const failingCard = stackFault({
  operation: 'getDashboard',
  fault: 'graphql-error',
  message: 'Network Error',
  match: { section: 'itemOverview' },
})

export const alertsTestModel = defineTestModel({
  id: 'app/alerts',
  machine: alertsMachine,
  inputs: [{ name: 'the console is opened', input: undefined }],
  visible: {
    read: [{ role: 'button', name: 'Notifications' }],
    unread: [{ role: 'button', name: 'Notifications, new ones' }],
    open: [{ role: 'region', name: 'Notifications' }],
  },
  events: {
    'alert.received': {
      when: 'the console raises an alert',
      cases: [
        { name: 'a failure', payload: fromCard },
        { name: 'news', payload: news },
      ],
    },
    'alert.stamped': {
      when: 'the clock answers to an alert',
      cases: [
        { name: 'a failure', payload: { ...fromCard, createdAt: now } },
        {
          name: 'a failure of a list that has loaded since',
          payload: { ...failure, retry: { actor: loadedList, event: 'retry.requested' }, createdAt: now + 1_000 },
        },
        {
          name: 'a failure of a page that is closed',
          payload: { ...failure, retry: { actor: closedPage, event: 'save.requested' }, createdAt: now + 2_000 },
        },
        { name: 'news', payload: { ...news, createdAt: now + 3_000 } },
      ],
    },
    'retry.requested': {
      when: "the person presses 'Retry' of the oldest alert",
      cases: [{ name: '', payload: { id: 0 } }],
    },
    'alerts.opened': { when: 'the person presses the bell', cases: noPayload },
    'dialog.dismissed': { when: 'the person closes the list of alerts', cases: noPayload },
  },
  calls: { clock: { name: 'noting the time of each alert', outcomes: [fails] } },
  paths: [
    [
      'start the console is opened',
      'event alert.stamped: a failure',
      ...Array.from({ length: maxAlerts }, () => 'event alert.stamped: news'),
    ],
  ],
  keyOf: ({ context: { alerts } }) => ({
    alerts: Math.min(alerts.length, 2),
    hasNews: alerts.some(({ tone }) => tone === 'blank'),
    retries: alerts.map(({ retry }) => retry?.event ?? null).slice(-2),
  }),
  manual: {
    starts: { 'the console is opened': openAsAdmin('/admin') },
    inputs: {
      'event alert.stamped: a failure': { ...unlessIn('open', press('Refresh')), faults: [failingCard] },
      'event alerts.opened': unlessIn('open', press(called('the bell', 'button', 'Notifications'))),
      'event dialog.dismissed': whileIn('open', key('Escape')),
      'event retry.requested': {
        action: press(
          { ...called("'Retry' of the oldest alert", 'button', 'Retry'), isLast: true },
          inRegion('Notifications'),
        ),
        isPossible: (snapshot) => snapshot.matches('open') && snapshot.context.alerts.at(-1)?.retry !== null,
      },
    },
    impossible: {
      'event alert.received': 'the clock answers at once, and the steps of its answer show it',
      'event alert.stamped': 'the dashboard stays open and has neither lists nor news; journeys open other pages',
    },
  },
})
