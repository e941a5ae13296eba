import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { summaryCards } from '#domain/lists/summaryCards.ts'
import { selectSummary } from '#machines/lists/listPage.selectors.ts'
import { selectSummaryProblem } from '#machines/lists/listSummary.machine.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { selectSearch } from '#machines/lists/pagedList.selectors.ts'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'

/** Whether the numbers of rows and pages are final. Before the totals arrive they would change, and their texts move. */
export const useIsCounted = (page: ListPageActor, list: ActorRefFrom<typeof pagedListMachine>): boolean => {
  const { kind, summary, summaryActor } = useSelector(page, selectSummary, shallowEqual)
  const problem = useSelector(summaryActor, selectSummaryProblem)
  const { scannedCount, isComplete } = useSelector(list, selectSearch, shallowEqual)
  const hasTotals = summary !== null || problem !== null || summaryCards[kind.name].length === 0
  return isComplete || (scannedCount > 0 && hasTotals)
}
