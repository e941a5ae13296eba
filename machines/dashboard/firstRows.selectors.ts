import type { SnapshotFrom } from 'xstate'
import type { firstRowsMachine } from '#machines/dashboard/firstRows.machine.ts'

/** The lists that could not be fetched ahead. */
export const selectFirstRows = (snapshot: SnapshotFrom<typeof firstRowsMachine>) => ({
  problems: snapshot.context.problems,
  isBusy: snapshot.hasTag('busy'),
})
