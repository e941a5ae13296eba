import type { SnapshotFrom } from 'xstate'
import type { ListRow } from '#domain/lists/rows.ts'
import type { Referee } from '#domain/people/referees.ts'
import type { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'

/** The loaded referees in the order of the server, and what the person can do. */
export const selectSidePanel = (snapshot: SnapshotFrom<typeof sidePanelMachine>) => ({
  rows: snapshot.context.list.rows as readonly ListRow<Referee>[],
  unreadableCount: snapshot.context.list.unreadableCount,
  isBusy: snapshot.hasTag('busy'),
  canLoadMore: snapshot.can({ type: 'more.requested' }) || snapshot.matches('loadingReferees'),
  isComplete: snapshot.matches('complete'),
  isEmpty: snapshot.matches('empty'),
  problem: snapshot.context.problem,
})
