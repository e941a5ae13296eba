import type { SnapshotFrom } from 'xstate'
import type { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'

type Snapshot = SnapshotFrom<typeof refereeListMachine>

/** The rows to show and the status of the list. */
export const selectRefereeList = (snapshot: Snapshot) => {
  const { code, rows, matches, term, isComplete, problem } = snapshot.context
  return {
    hasCode: code !== null,
    count: rows.length,
    matches,
    term,
    isComplete,
    problem,
    isBusy: snapshot.hasTag('busy'),
    canDownload: snapshot.can({ type: 'download.requested' }),
  }
}

/** All referees, and whether they are loaded. */
export const selectInsight = (snapshot: Snapshot) => ({
  rows: snapshot.context.rows,
  isComplete: snapshot.context.isComplete,
  isLoaded: snapshot.context.rows.length > 0 || snapshot.matches('showing'),
  isBusy: snapshot.hasTag('busy'),
})
