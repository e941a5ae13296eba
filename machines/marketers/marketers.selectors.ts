import type { SnapshotFrom } from 'xstate'
import type { marketersMachine } from '#machines/marketers/marketers.machine.ts'

/** The list, the leaderboard, and what lies over them: never more than one. */
export const selectMarketers = ({ children }: SnapshotFrom<typeof marketersMachine>) => ({
  page: children.page,
  leaderboard: children.leaderboard,
  sidePanel: children.sidePanel,
  addMarketer: children.addMarketer,
  editMarketer: children.editMarketer,
  deleteMarketer: children.deleteMarketer,
})
