import type { SnapshotFrom } from 'xstate'
import { uncountedCodes } from '#domain/people/leaderboard.ts'
import { toMarketers } from '#domain/people/marketers.ts'
import type { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'

type Snapshot = SnapshotFrom<typeof leaderboardMachine>

/** How far the leaderboard is loaded. */
export const selectLeaderboardProgress = (snapshot: Snapshot) => {
  const { list, tallies, order, period, problem } = snapshot.context
  const marketers = toMarketers(list)
  return {
    isIdle: snapshot.matches('idle') || snapshot.matches('large'),
    isBusy: snapshot.hasTag('busy'),
    isLoaded: snapshot.matches('showing'),
    marketers: marketers.length,
    countedMarketers: list.end === null ? 0 : marketers.length - uncountedCodes(marketers, tallies).length,
    areMarketersLoaded: list.end !== null,
    order,
    period,
    tallies,
    problem,
  }
}

/** The content of the leaderboard. Compare `rows` to detect a change: `marketers` is a new array every time. */
export const selectLeaderboard = ({ context: { list, tallies, order, period } }: Snapshot) => ({
  rows: list.rows,
  marketers: toMarketers(list),
  tallies,
  order,
  period,
})
