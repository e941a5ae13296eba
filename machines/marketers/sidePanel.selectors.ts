import type { SnapshotFrom } from 'xstate'
import type { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'

/** The loaded referees of the period and the filter in the order of the server, and what the person can do. */
export const selectSidePanel = (snapshot: SnapshotFrom<typeof sidePanelMachine>) => ({
  referees: snapshot.context.matches,
  period: snapshot.context.period,
  listed: snapshot.context.listed,
  loadedCount: snapshot.context.list.rows.length,
  undatedCount: snapshot.context.list.undatedCount,
  unreadableCount: snapshot.context.list.unreadableCount,
  isBusy: snapshot.hasTag('busy'),
  canLoadMore: snapshot.can({ type: 'more.requested' }) || snapshot.matches('loadingReferees'),
  isComplete: snapshot.matches('complete'),
  isEmpty: snapshot.matches('empty'),
  problem: snapshot.context.problem,
})
