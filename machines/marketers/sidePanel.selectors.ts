import type { SnapshotFrom } from 'xstate'
import { countUndated } from '#domain/people/refereePeriods.ts'
import type { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'

/** The loaded referees of the period and the filter in the order of the server. `loader` loads more of them. */
export const selectSidePanel = (snapshot: SnapshotFrom<typeof sidePanelMachine>) => {
  const { list, matches, period, listed, problem } = snapshot.context
  return {
    referees: matches,
    period,
    listed,
    loadedCount: list.rows.length,
    undatedCount: countUndated(list.rows),
    unreadableCount: list.unreadableCount,
    isLoadingCode: snapshot.hasTag('busy'),
    hasNone: snapshot.matches('withoutCode') || (list.end === 'reached' && list.rows.length === 0),
    problem,
    loader: snapshot.children.loader,
  }
}
