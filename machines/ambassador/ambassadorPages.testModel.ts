import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { ambassadorPagesMachine } from '#machines/ambassador/ambassadorPages.machine.ts'
import { marketer } from '#machines/testData.ts'
import { defineTestModel, fails, noPayload } from '#machines/testModel.ts'

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
    running: {
      given: 'a page of the ambassador area open',
      seen: 'the page is shown',
      visible: [
        { role: 'button', name: 'Logout' },
        { role: 'heading', name: 'Dashboard' },
      ],
    },
    signOutRequested: { given: 'a sign-out requested', seen: 'the button shows progress' },
    accountDeleted: { given: 'the account deleted', seen: 'the sign-in page of marketers opens' },
    broken: { given: 'a broken page', seen: 'the page says that something went wrong' },
  },
  events: {
    'url.changed': {
      when: 'the person opens a URL of the area',
      cases: [
        {
          name: 'the dashboard',
          payload: { url: { route: 'ambassadorDashboard', view: null, timeFrames: defaultTimeFrames } },
        },
      ],
    },
    'signOut.requested': { when: "the person presses 'Logout'", cases: noPayload },
  },
  calls: {
    openPage: {
      name: 'the open page',
      outcomes: [
        { name: 'the marketer signs out', output: { kind: 'signOutRequested' } },
        { name: 'the page is broken', output: { kind: 'broken' } },
        fails,
      ],
    },
    deleteAccount: {
      name: 'the dialog for deleting the account',
      outcomes: [{ name: 'the account is deleted' }, fails],
    },
  },
  keyOf: () => ({}),
})
