import { marketer } from '#machines/ambassador/ambassador.testData.ts'
import { ambassadorAreaMachine } from '#machines/ambassador/ambassadorArea.machine.ts'
import { defineTestModel, noPayload, done, fails } from '#machines/testModel.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }

export const ambassadorAreaTestModel = defineTestModel({
  id: 'ambassador/ambassadorArea',
  machine: ambassadorAreaMachine,
  inputs: [{ name: 'the area is opened', input: { brand } }],
  states: {
    guarding: {
      given: "the marketer's session being checked",
      seen: 'nothing of the ambassador area is shown yet',
      visible: [{ role: 'button', name: 'Logout' }],
    },
    inside: {
      given: 'a marketer signed in',
      seen: 'the page of the marketer is shown',
      visible: [
        { role: 'button', name: 'Logout' },
        { role: 'heading', name: 'Dashboard' },
      ],
    },
    'inside.fetching': { given: 'the dashboard being fetched', seen: 'the place of the dashboard shows that it loads' },
    'inside.dashboard': { given: 'the dashboard open', seen: 'the dashboard of the marketer is shown' },
    ended: {
      given: 'a session that has ended',
      seen: "the page says 'Your session may have expired.'",
      visible: [
        { role: 'heading', name: 'Your session may have expired.' },
        { role: 'link', name: 'Sign In' },
      ],
    },
    leaving: {
      given: 'the marketer on the way out',
      seen: "'Logout' shows that it is at work",
      visible: [{ role: 'button', name: 'Logout', isBusy: true }],
    },
    left: {
      given: 'the ambassador area left',
      seen: 'the sign-in page of marketers opens',
      visible: [{ role: 'heading', name: 'Login' }],
    },
    refused: {
      given: 'no marketer admitted',
      seen: 'the sign-in page of marketers opens',
      visible: [{ role: 'heading', name: 'Login' }],
    },
    broken: { given: 'the ambassador area broken', seen: 'the page says that something went wrong' },
  },
  events: { 'signOut.requested': { when: "the person presses 'Logout'", cases: noPayload } },
  calls: {
    marketerSession: {
      name: 'the check of the session',
      outcomes: [
        done('a marketer is signed in', { kind: 'admitted', profile: marketer }),
        done('the session has ended', { kind: 'ended' }),
        done('nobody is signed in', { kind: 'refused', text: null }),
        done('the emails differ', { kind: 'refused', text: 'Session mismatch. Please sign in again.' }),
        fails,
      ],
    },
    lifetime: {
      name: 'the life of the session',
      outcomes: [
        done('the session is over', { kind: 'over' }),
        done('somebody else has signed in', { kind: 'replaced' }),
        fails,
      ],
    },
    fetchDashboard: { name: 'the fetching of the dashboard', outcomes: [done('the code arrives'), fails] },
    ambassadorDashboard: { name: 'the dashboard', outcomes: [fails] },
    deletion: { name: 'the deletion of the account', outcomes: [done('the account is deleted'), fails] },
    signOutMarketer: { name: 'the sign-out', outcomes: [done('the session is ended'), fails] },
  },
  facts: { someoneIsIn: () => null },
  keyOf: ({ context }) => ({ someoneIsIn: context.profile !== null }),
})
