import type { SnapshotFrom } from 'xstate'
import { uncountedCodes } from '#domain/people/leaderboard.ts'
import { toMarketers } from '#domain/people/marketers.ts'
import type { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'

type Snapshot = SnapshotFrom<typeof leaderboardMachine>

/** How far the leaderboard is. */
export const selectLeaderboardProgress = (snapshot: Snapshot) => {
  const { list, tallies, order, problem } = snapshot.context
  const marketers = toMarketers(list)
  return {
    isIdle: snapshot.matches('idle'),
    isBusy: snapshot.hasTag('busy'),
    isShown: snapshot.matches('showing'),
    marketers: marketers.length,
    done: list.end === null ? 0 : marketers.length - uncountedCodes(marketers, tallies).length,
    isListed: list.end !== null,
    order,
    problem,
  }
}

/** What the leaderboard is made of. `rows` tells one board from another; `marketers` is a new list every time. */
export const selectLeaderboard = ({ context: { list, tallies, order } }: Snapshot) => ({
  rows: list.rows,
  marketers: toMarketers(list),
  tallies,
  order,
})
