import { answers, failsWith, ofOtherPart, openAsMarketer, refuses, whileIn, withNewData } from '#machines/manualTest.ts'
import { press } from '#charts/gestures.ts'
import { ambassadorDashboardMachine } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import { marketer, invitation } from '#machines/ambassador/ambassadorDashboard.testData.ts'
import { noFilter } from '#domain/people/refereeFilter.ts'
import { fails, defineTestModel, noPayload } from '#charts/testModel.ts'

const profile = { marketer, invitation, isFirstForToken: true, hour: 9 }
const profileOutcomes = [
  { name: 'the profile arrives', output: profile },
  { name: 'the profile arrives again', output: { ...profile, isFirstForToken: false, hour: 14 } },
  { name: 'the server does not know the marketer', output: { ...profile, marketer: null, invitation: null } },
  fails,
]

const unknownMarketer = failsWith('getMarketer', { fault: 'error-field', message: 'User does not exist' })

export const ambassadorDashboardTestModel = defineTestModel({
  id: 'ambassador/ambassadorDashboard',
  machine: ambassadorDashboardMachine,
  inputs: [{ name: 'a marketer is signed in', input: { marketerId: 'u-7', filter: noFilter } }],
  visible: {
    loading: [{ role: 'heading', name: 'Dashboard' }],
    failed: [{ role: 'alert' }, { role: 'button', name: 'Retry' }],
    notFound: [
      { role: 'heading', name: 'Your session may have expired.' },
      { role: 'link', name: 'Sign In' },
    ],
    loaded: [{ role: 'region', name: 'Your referral code' }],
    'loaded.ready': [{ role: 'button', name: 'Refresh' }],
    'loaded.refreshing': [{ role: 'button', name: 'Refresh', isBusy: true }],
  },
  events: {
    'refresh.requested': { when: "the person presses 'Refresh'", cases: noPayload },
    'filter.changed': {
      when: 'the URL contains another filter of the referees',
      cases: [{ name: 'those without an item', payload: { filter: { ...noFilter, isUnlisted: true } } }],
    },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
  },
  calls: {
    loadProfile: { name: 'loading the profile', outcomes: profileOutcomes },
    refreshProfile: { name: 'loading the profile again', src: 'loadProfile', outcomes: profileOutcomes },
    refereeList: { name: 'the list of referees', outcomes: [fails] },
    copy: { name: 'the buttons that copy the link and the code', outcomes: [fails] },
    shareKit: { name: 'the share options', outcomes: [fails] },
    followUp: { name: 'the reminders', outcomes: [fails] },
  },
  keyOf: ({ context }) => ({ hasProfile: context.marketer !== null, filter: context.filter }),
  manual: {
    starts: { 'a marketer is signed in': withNewData(openAsMarketer()) },
    inputs: {
      'event refresh.requested': whileIn({ loaded: 'ready' }, press('Refresh')),
      'event retry.requested': whileIn('failed', press('Retry')),
      'outcome loadProfile: the profile arrives': answers('getMarketer'),
      'outcome loadProfile: the server does not know the marketer': unknownMarketer,
      'outcome loadProfile: the call fails': refuses('getMarketer'),
      'outcome refreshProfile: the profile arrives again': answers('getMarketer'),
      'outcome refreshProfile: the server does not know the marketer': unknownMarketer,
      'outcome refreshProfile: the call fails': refuses('getMarketer'),
    },
    impossible: {
      'outcome loadProfile: the profile arrives again': 'each script signs in, so that its first load is new',
      'event filter.changed: those without an item': ofOtherPart,
      'outcome refreshProfile: the profile arrives': 'the session must be renewed meanwhile',
    },
  },
})
