import type { Request } from '@playwright/test'
import { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import { answerCall, callsOperation, failCall } from '#tests/paths/browser/pageObjects/listSteps.ts'
import {
  ada,
  cursor,
  hasLimit,
  marketerOf,
  openPage,
  referee,
} from '#tests/paths/browser/pageObjects/marketers/support.ts'

const requestKinds = {
  marketers: (request: Request) => callsOperation('listAllMarketers')(request) && hasLimit(1_000)(request),
  count: (request: Request) => callsOperation('listReferredUsers')(request) && hasLimit(10_000)(request),
}

const answerMarketers = (users: readonly object[], lastEvaluatedKey: object | null) =>
  answerCall('marketers', 'listAllMarketers', { users, lastEvaluatedKey })

const bee = marketerOf(2, { name: 'Bee Eze', referredUsers: 0 })

const countsFour = 'the test holds one request of a kind, and a large leaderboard makes four at a time'

export const leaderboardPageObject = pageObject({
  machine: leaderboardMachine,
  actorId: 'leaderboard',
  requestKinds,
  // The tab opens the leaderboard, so the start is the state after Stop.
  open: async (context) => {
    await openPage(context, requestKinds, '/admin/marketers?tab=leaderboard')
    await context.waitForCall('marketers')
    await context.page.getByRole('button', { name: 'Stop' }).click()
  },
  steps: {
    'load.requested': async ({ page }) => page.getByRole('button', { name: /^(Load leaderboard|Refresh)$/ }).click(),
    'order.chosen': async ({ page }, { order }) =>
      page.getByRole('button', { name: order === 'items' ? 'Items listed' : 'Users Referred' }).click(),
    'download.requested': async ({ page }, { period }) => {
      await page.getByLabel('Signed up').selectOption(period)
      await page.getByRole('button', { name: 'Export' }).click()
    },
    'rows.reported': async (context, { list }) => {
      if (list.end === 'reached') return answerMarketers([ada, bee], null)(context)
      await answerMarketers([ada], cursor)(context)
      await context.waitForCall('marketers')
    },
  },
  calls: {
    loader: { kind: 'marketers', outcomes: {} },
    countReferees: {
      kind: 'count',
      outcomes: {
        'the referees are counted': answerCall('count', 'listReferredUsers', {
          users: [referee(1), referee(0)].map(({ id, totalItemsCount }) => ({ id, totalItemsCount, createdAt: '' })),
          lastEvaluatedKey: null,
        }),
        'the call fails': failCall('count'),
      },
    },
  },
  impossible: {
    'event rows.reported: many': countsFour,
    'event rows.reported: the call fails': 'the chart stays as it is; the paths of lists/loader retry such a call',
    'event rows.reported: all 40': countsFour,
    'outcome countReferees: the referees of many marketers are counted': countsFour,
  },
})
