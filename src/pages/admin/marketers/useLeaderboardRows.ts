import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { createLeaderboardRows } from '#domain/people/leaderboard.ts'
import type { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { areBoardsEqual, selectLeaderboard, selectPeriod } from '#machines/marketers/leaderboard.selectors.ts'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'

/** The ranked rows of the leaderboard in its period and order. */
export const useLeaderboardRows = (board: ActorRefFrom<typeof leaderboardMachine>, page: ListPageActor) => {
  const period = useSelector(page, selectPeriod)
  const { marketers, tallies, order } = useSelector(board, selectLeaderboard, areBoardsEqual)
  const rows = useMemo(
    () => createLeaderboardRows(marketers, tallies, order, period),
    [marketers, tallies, order, period],
  )
  return { rows, period, tallies, order }
}
