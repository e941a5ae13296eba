import type { SnapshotFrom } from 'xstate'
import { truncationText } from '#domain/lists/loadProgress.ts'
import type { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'

type Snapshot = SnapshotFrom<typeof refereeListMachine>

/** The rows to show and the status of the list. */
export const selectRefereeList = (snapshot: Snapshot) => {
  const { code, list, matches, term, filter, problem } = snapshot.context
  return {
    hasCode: code !== null,
    count: list.rows.length,
    unreadableCount: list.unreadableCount,
    matches,
    term,
    filter,
    rows: list.rows,
    undatedCount: list.undatedCount,
    truncation: truncationText(list.end),
    problem,
    isBusy: snapshot.hasTag('busy'),
    readAt: snapshot.context.readAt,
    today: snapshot.context.today,
    newCount: snapshot.context.news?.newRows.length ?? 0,
    hasNews: snapshot.context.news !== null,
    canDownload: snapshot.can({ type: 'download.requested' }),
  }
}

/** All referees, and whether they are loaded. */
export const selectInsight = (snapshot: Snapshot) => ({
  rows: snapshot.context.list.rows,
  today: snapshot.context.today,
  undatedCount: snapshot.context.list.undatedCount,
  isComplete: snapshot.context.list.end === 'reached',
  isLoaded: snapshot.context.list.rows.length > 0 || snapshot.matches('showing'),
  isBusy: snapshot.hasTag('busy'),
})
