import type { SnapshotFrom } from 'xstate'
import type { listPrefetchMachine } from '#machines/dashboard/listPrefetch.machine.ts'

/** The lists that could not be prefetched. */
export const selectListPrefetch = (snapshot: SnapshotFrom<typeof listPrefetchMachine>) => ({
  problems: snapshot.context.problems,
  isBusy: snapshot.hasTag('busy'),
})
