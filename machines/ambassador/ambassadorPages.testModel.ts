import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { ambassadorPagesMachine } from '#machines/ambassador/ambassadorPages.machine.ts'
import { marketer } from '#machines/testData.ts'
import { defineTestModel, done, fails, noPayload } from '#machines/testModel.ts'

export const ambassadorPagesTestModel = defineTestModel({
  id: 'ambassador/ambassadorPages',
  machine: ambassadorPagesMachine,
  inputs: [
    {
      name: 'a marketer has entered',
      input: {
        profile: marketer,
        sidebar: 'open',
        url: { route: 'ambassador', view: null, timeFrames: defaultTimeFrames },
      },
    },
  ],
  states: {
    loadingDashboard: { given: 'the code of the dashboard loading', seen: 'a loading indicator is shown' },
    dashboard: {
      given: 'the dashboard open',
      seen: 'the dashboard of the marketer is shown',
      visible: [
        { role: 'button', name: 'Logout' },
        { role: 'heading', name: 'Dashboard' },
      ],
    },
    signOutRequested: { given: 'a sign-out requested', seen: 'the button shows progress' },
    accountDeleted: { given: 'the account deleted', seen: 'the sign-in page of marketers opens' },
    broken: { given: 'a broken page', seen: 'the page says that something went wrong' },
  },
  events: { 'signOut.requested': { when: "the person presses 'Logout'", cases: noPayload } },
  calls: {
    loadDashboardCode: {
      name: 'the loading of the code of the dashboard',
      outcomes: [done('the code is loaded'), fails],
    },
    ambassadorDashboard: { name: 'the dashboard', outcomes: [fails] },
    deleteAccount: { name: 'the deletion of the account', outcomes: [done('the account is deleted'), fails] },
  },
  keyOf: () => ({}),
})
