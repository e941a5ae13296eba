import type { Request } from '@playwright/test'
import { type SidePanelInput, sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import { answerCall, callsOperation, failCall } from '#tests/paths/browser/pageObjects/listSteps.ts'
import { ada, cursor, hasLimit, openPage } from '#tests/paths/browser/pageObjects/marketers/support.ts'

/** The leaderboard counts referees with larger batches. */
const requestKinds = {
  code: callsOperation('getMarketer'),
  referees: (request: Request) => callsOperation('listReferredUsers')(request) && hasLimit(50)(request),
}

const answerCode = (marketer: object | null) => answerCall('code', 'getMarketer', { marketer })
const answerReferees = (users: readonly object[], lastEvaluatedKey: object | null) => {
  const createdAt = new Date().toISOString()
  return answerCall('referees', 'listReferredUsers', {
    users: users.map((user) => ({ ...user, createdAt })),
    lastEvaluatedKey,
  })
}

export const sidePanelPageObject = pageObject({
  machine: sidePanelMachine,
  actorId: 'sidePanel',
  requestKinds,
  open: (context, { start }) => {
    const { period, listed } = start.input as SidePanelInput
    const board = period === 'all' && !listed ? '' : `tab=leaderboard&period=${period}&listed=${Number(listed)}&`
    return openPage(context, requestKinds, `/admin/marketers?${board}open=USR-1`)
  },
  steps: {
    'rows.reported': async (context, { list, error }) => {
      const { page } = context
      const loadMore = page.getByRole('button', { name: 'Load more' })
      const isFirst = !(await loadMore.isVisible())
      if (!isFirst) {
        await loadMore.click()
        await context.waitForCall('referees')
      }
      if (error !== null) return failCall('referees')(context)
      const users = isFirst ? list.rows : list.rows.slice(-1)
      return answerReferees(users, list.end === 'reached' ? null : cursor)(context)
    },
  },
  calls: {
    fetchReferralCode: {
      kind: 'code',
      outcomes: {
        'the code is found': answerCode(ada),
        'there is no code': answerCode({ id: 'USR-1', name: 'Ada Obi' }),
        'there is no such marketer': answerCode(null),
        'the call fails': failCall('code'),
      },
    },
    loader: { kind: 'referees', outcomes: {} },
  },
})
