import type { SnapshotFrom } from 'xstate'
import type { activityMachine } from '#machines/activity/activity.machine.ts'

/** The changes, newest first, and whether they are still read. */
export const selectActivities = (snapshot: SnapshotFrom<typeof activityMachine>) => ({
  activities: snapshot.context.activities,
  isEmpty: snapshot.matches('empty'),
  isCleared: snapshot.matches('cleared'),
})
