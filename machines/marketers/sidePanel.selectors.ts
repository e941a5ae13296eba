import type { SnapshotFrom } from 'xstate'
import type { ListRow } from '#domain/lists/rows.ts'
import type { Referee } from '#domain/people/referees.ts'
import type { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'

/** The referees that are here, in the order of the server, and what can be done. */
export const selectSidePanel = (snapshot: SnapshotFrom<typeof sidePanelMachine>) => ({
  rows: snapshot.context.list.rows as readonly ListRow<Referee>[],
  isBusy: snapshot.hasTag('busy'),
  canLoadMore: snapshot.can({ type: 'more.requested' }) || snapshot.matches('fetching'),
  isWhole: snapshot.matches('whole'),
  isEmpty: snapshot.matches('empty'),
  problem: snapshot.context.problem,
})
