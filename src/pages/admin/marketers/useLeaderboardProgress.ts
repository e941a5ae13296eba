import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { selectLoader } from '#machines/lists/loader.machine.ts'
import type { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { selectLeaderboardProgress } from '#machines/marketers/leaderboard.selectors.ts'

/** How far the leaderboard and its list of marketers are loaded. */
export const useLeaderboardProgress = (board: ActorRefFrom<typeof leaderboardMachine>) => {
  const { loader, isCounting, countProblem, ...progress } = useSelector(board, selectLeaderboardProgress, shallowEqual)
  const { isBusy, problem } = useSelector(loader, selectLoader, shallowEqual)
  return {
    ...progress,
    isBusy: isBusy || isCounting,
    problem: countProblem ?? problem,
    retry: () => (loader ?? board).send({ type: 'retry.requested' }),
  }
}
