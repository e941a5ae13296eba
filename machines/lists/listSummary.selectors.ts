import type { SnapshotFrom } from 'xstate'
import type { listSummaryMachine } from '#machines/lists/listSummary.machine.ts'

/** Why the counts failed to load. Null if they did not fail, or if the chart has ended. */
export const selectSummaryProblem = (snapshot: SnapshotFrom<typeof listSummaryMachine> | undefined) =>
  snapshot?.context.problem ?? null
