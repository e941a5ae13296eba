import { answers, failsWith, openAsAdmin, whileIn } from '#machines/manualTest.ts'
import { choose, inRegion, press } from '#charts/gestures.ts'
import { comparison, figures, onlyBars } from '#machines/dashboard/dashboard.testData.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { defineTestModel, fails, noPayload, outsideChart } from '#charts/testModel.ts'

const userCard = { section: 'userOverview' }

const halves = 'a fault of the local stack is for a whole call; the automatic paths refuse a half of one'

export const sectionTestModel = defineTestModel({
  id: 'dashboard/section',
  machine: sectionMachine,
  inputs: [
    {
      name: 'the dashboard is opened',
      input: {
        section: 'userOverview',
        timeFrame: 'This week',
        parent: outsideChart('the dashboard', ['counts.loaded']),
      },
    },
  ],
  visible: {
    loading: [{ role: 'region', name: 'User Overview' }],
    succeeded: [{ role: 'region', name: 'User Overview' }],
    'succeeded.notCompared': [{ role: 'button', name: 'Compare again', within: 'User Overview' }],
    failed: [{ role: 'button', name: 'Retry', within: 'User Overview' }],
  },
  events: {
    'load.requested': {
      when: "the person presses 'Retry', or 'Refresh' at the top of the dashboard",
      cases: noPayload,
    },
    'retry.requested': { when: "the person presses 'Compare again', or the network is back", cases: noPayload },
    'timeFrame.chosen': {
      when: 'the person chooses a time frame for the card',
      cases: [{ name: 'another time frame', payload: { timeFrame: 'Lifetime' } }],
    },
    'timeFrame.changed': {
      when: 'the person opens a URL with a time frame, or chooses a time frame for all cards',
      cases: [{ name: 'this week', payload: { timeFrame: 'This week' } }],
    },
  },
  calls: {
    loadSection: {
      name: 'loading the figures',
      outcomes: [
        { name: 'the figures arrive', output: figures },
        { name: 'only the totals arrive', output: { ...figures, period: null } },
        { name: 'only the figures of the time frame arrive', output: { ...figures, totals: null } },
        fails,
      ],
    },
    loadComparison: {
      name: 'loading the figures of the period before',
      outcomes: [
        { name: 'the comparison arrives', output: comparison },
        { name: 'the period before is refused', output: onlyBars },
        fails,
      ],
    },
  },
  keyOf: ({ context }) => ({
    hasFigures: context.loaded !== null,
    hasComparison: (context.loaded?.comparison ?? null) !== null,
    timeFrame: context.timeFrame,
    hasProblem: context.problem !== null,
  }),
  manual: {
    starts: { 'the dashboard is opened': openAsAdmin('/admin') },
    inputs: {
      'event load.requested': {
        action: (snapshot) =>
          snapshot.matches('failed') ? press('Retry', inRegion('User Overview')) : press('Refresh'),
        isPossible: (snapshot) => !snapshot.matches('loading'),
      },
      'event retry.requested': whileIn({ succeeded: 'notCompared' }, press('Compare again', inRegion('User Overview'))),
      'event timeFrame.chosen: another time frame': {
        action: choose('Lifetime', 'Time frame of User Overview'),
        isPossible: ({ context }) => context.timeFrame !== 'Lifetime',
      },
      'event timeFrame.changed: this week': {
        action: choose('This week', 'Time frame of the page'),
        isPossible: ({ context }) => context.timeFrame !== 'This week',
      },
      'outcome loadSection: the figures arrive': answers('getDashboard', undefined, userCard),
      'outcome loadSection: the call fails': failsWith('getDashboard', { fault: 'error-field', match: userCard }),
      'outcome loadComparison: the comparison arrives': answers('getDashboard', undefined, userCard),
      'outcome loadComparison: the call fails': failsWith('getDashboard', { fault: 'error-field', match: userCard }),
    },
    impossible: { 'outcome loadSection': halves, 'outcome loadComparison': halves },
  },
})
