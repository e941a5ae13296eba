import type { SnapshotFrom } from 'xstate'
import { countUndated } from '#domain/people/refereePeriods.ts'
import type { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'

type Snapshot = SnapshotFrom<typeof refereeListMachine>

/** The rows to show. `loader` loads them. */
export const selectRefereeList = (snapshot: Snapshot) => {
  const { code, list, matches, term, filter, problem, today } = snapshot.context
  return {
    hasCode: code !== null,
    count: list.rows.length,
    unreadableCount: list.unreadableCount,
    matches,
    term,
    filter,
    rows: list.rows,
    undatedCount: countUndated(list.rows),
    problem,
    readAt: list.readAt,
    today,
    canDownload: snapshot.can({ type: 'download.requested' }),
    loader: snapshot.children.loader,
  }
}

/** All referees, and whether they have arrived. */
export const selectInsight = (snapshot: Snapshot) => ({
  rows: snapshot.context.list.rows,
  today: snapshot.context.today,
  undatedCount: countUndated(snapshot.context.list.rows),
  isComplete: snapshot.context.list.end === 'reached',
  hasEnded: snapshot.context.list.end !== null || snapshot.matches('withoutCode'),
  loader: snapshot.children.loader,
})
