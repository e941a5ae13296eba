import type { SnapshotFrom } from 'xstate'
import { uncountedCodes } from '#domain/people/leaderboard.ts'
import { toMarketers } from '#domain/people/marketers.ts'
import type { RefereePeriod } from '#domain/periods/signUpPeriods.ts'
import type { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { selectListQuery } from '#machines/lists/listPage.selectors.ts'
import type { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'

type Snapshot = SnapshotFrom<typeof leaderboardMachine>

/** The period of the leaderboard, in the view of the page. */
export const selectPeriod = (page: SnapshotFrom<typeof listPageMachine>): RefereePeriod =>
  selectListQuery(page).period ?? 'all'

/** How far the leaderboard is loaded. */
export const selectLeaderboardProgress = (snapshot: Snapshot) => {
  const { list, tallies, problem } = snapshot.context
  const marketers = toMarketers(list)
  return {
    isIdle: snapshot.matches('idle') || snapshot.matches('large'),
    isCounting: snapshot.matches('countingReferees'),
    isLoaded: snapshot.matches('showing'),
    marketers: marketers.length,
    countedMarketers: list.end === null ? 0 : marketers.length - uncountedCodes(marketers, tallies).length,
    areMarketersLoaded: list.end !== null,
    tallies,
    countProblem: problem,
    loader: snapshot.children.loader,
  }
}

/** The content of the leaderboard. Compare with `areBoardsEqual`: `marketers` is a new array every time. */
export const selectLeaderboard = ({ context: { list, tallies, order } }: Snapshot) => ({
  rows: list.rows,
  marketers: toMarketers(list),
  tallies,
  order,
})

type Board = ReturnType<typeof selectLeaderboard>

export const areBoardsEqual = (a: Board, b: Board): boolean =>
  a.rows === b.rows && a.tallies === b.tallies && a.order === b.order
