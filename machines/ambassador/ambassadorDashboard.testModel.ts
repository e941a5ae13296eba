import { ambassadorDashboardMachine } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import { marketer, invitation } from '#machines/ambassador/ambassadorDashboard.testData.ts'
import { done, fails, defineTestModel, noPayload } from '#machines/testModel.ts'

const reading = { marketer, invitation, isFirstOfToken: true, hour: 9 }
const readings = [
  done('the profile arrives', reading),
  done('the profile arrives again', { ...reading, isFirstOfToken: false }),
  done('the server knows no such marketer', { ...reading, marketer: null, invitation: null }),
  fails,
]

export const ambassadorDashboardTestModel = defineTestModel({
  id: 'ambassador/ambassadorDashboard',
  machine: ambassadorDashboardMachine,
  inputs: [{ name: 'a marketer is signed in', input: { id: 'u-7' } }],
  states: {
    loading: {
      given: 'the profile on its way',
      seen: 'the page shows that the profile is on its way',
      visible: [{ role: 'heading', name: 'Dashboard' }],
    },
    failed: {
      given: 'a profile that did not come',
      seen: "the page says 'Failed to Load Profile' and why, and offers 'Retry'",
      visible: [
        { role: 'heading', name: 'Failed to Load Profile' },
        { role: 'button', name: 'Retry' },
      ],
    },
    missing: {
      given: 'a marketer whom the server does not know',
      seen: "the page says 'Your session may have expired.'",
      visible: [
        { role: 'heading', name: 'Your session may have expired.' },
        { role: 'link', name: 'Sign In' },
      ],
    },
    loaded: {
      given: 'the dashboard of a marketer',
      seen: 'the greeting, the code and the referees are shown',
      visible: [{ role: 'region', name: 'Your referral code' }],
    },
    'loaded.resting': { given: 'a profile that was just looked at', seen: "'Refresh' does nothing for a second" },
    'loaded.ready': {
      given: 'a profile that can be fetched anew',
      seen: "'Refresh' can be pressed",
      visible: [{ role: 'button', name: 'Refresh' }],
    },
    'loaded.refreshing': {
      given: 'the profile being fetched anew',
      seen: "'Refresh' shows that it is at work",
      visible: [{ role: 'button', name: 'Refresh', isBusy: true }],
    },
  },
  events: {
    'refresh.requested': { when: "the person presses 'Refresh'", cases: noPayload },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
  },
  calls: {
    loadProfile: { name: 'the loading of the profile', outcomes: readings },
    refreshProfile: { name: 'the loading of the profile anew', outcomes: readings },
    refereeList: { name: 'the list of referees', outcomes: [fails] },
    copy: { name: 'the copying', outcomes: [fails] },
    shareKit: { name: 'the share kit', outcomes: [fails] },
  },
  facts: { hasProfile: () => null },
  keyOf: ({ context }) => ({ hasProfile: context.marketer !== null }),
})
