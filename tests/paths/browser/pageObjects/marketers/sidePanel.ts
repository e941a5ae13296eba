import type { Request } from '@playwright/test'
import { refereeBatchSize } from '#domain/limits.ts'
import { type SidePanelInput, sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { rowPanel } from '#tests/journeys/support/users.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import {
  ada,
  answerCall,
  cursor,
  failCall,
  hasLimit,
  isOperation,
  openPage,
  referee,
} from '#tests/paths/browser/pageObjects/marketers/support.ts'

/** The leaderboard counts referees with larger batches. */
const requestKinds = {
  code: isOperation('getMarketer'),
  referees: (request: Request) => isOperation('listReferredUsers')(request) && hasLimit(refereeBatchSize)(request),
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
    'more.requested': async ({ page }) => page.getByRole('button', { name: 'Load more' }).click(),
    'period.chosen': async ({ page }, { period }) => {
      await rowPanel(page).getByLabel('Signed up').selectOption(period)
    },
    'listed.toggled': async ({ page }) => rowPanel(page).getByLabel('Only with items').click(),
    'retry.requested': async ({ page }) => rowPanel(page).getByRole('button', { name: 'Retry' }).click(),
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
    fetchReferees: {
      kind: 'referees',
      outcomes: {
        'a batch arrives, and there are more': answerReferees([{ ...referee(11), totalItemsCount: 0 }], cursor),
        'the last batch arrives': answerReferees([referee(12)], null),
        'an empty batch arrives, and there are more': answerReferees([], cursor),
        'an empty batch arrives': answerReferees([], null),
        'the call fails': failCall('referees'),
      },
    },
  },
})
