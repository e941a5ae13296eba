import { inScriptsOfPages } from '#machines/manualTest.ts'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { ambassadorPagesMachine } from '#machines/ambassador/ambassadorPages.machine.ts'
import { loadPageCode, marketer } from '#machines/testData.ts'
import { defineTestModel, noPayload } from '#charts/testModel.ts'

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
  visible: {
    page: [{ role: 'button', name: 'Sign out' }],
    'page.pageLoadFailed': [{ role: 'button', name: 'Retry' }],
    'page.open': [{ role: 'heading', name: 'Dashboard' }],
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
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
  },
  calls: {
    loadPageCode,
    pageChart: {
      name: 'the chart of the page',
      outcomes: [{ name: 'the account is deleted' }],
    },
    deleteAccount: { name: 'the dialog for deleting the account', outcomes: [{ name: 'the account is deleted' }] },
  },
  keyOf: ({ context }) => ({ route: context.url.route }),
  notByHand: inScriptsOfPages,
})
