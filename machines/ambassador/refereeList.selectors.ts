import type { SnapshotFrom } from 'xstate'
import type { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'

type Snapshot = SnapshotFrom<typeof refereeListMachine>

/** The rows to draw, and how the list stands. */
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

/** Everybody that the code has brought, and whether the server has said so yet. */
export const selectInsight = (snapshot: Snapshot) => ({
  rows: snapshot.context.rows,
  isComplete: snapshot.context.isComplete,
  isKnown: snapshot.context.rows.length > 0 || snapshot.matches('showing'),
  isBusy: snapshot.hasTag('busy'),
})
