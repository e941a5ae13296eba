import type { SnapshotFrom } from 'xstate'
import type { marketersMachine } from '#machines/marketers/marketers.machine.ts'

/** The charts of the page: the list, the leaderboard, and at most one panel or dialog. */
export const selectMarketers = ({ children }: SnapshotFrom<typeof marketersMachine>) => ({
  page: children.page,
  leaderboard: children.leaderboard,
  sidePanel: children.sidePanel,
  marketerForm: children.marketerForm,
  marketerImport: children.marketerImport,
  deleteMarketer: children.deleteMarketer,
  shareCode: children.shareCode,
})
