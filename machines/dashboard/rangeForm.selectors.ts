import type { SnapshotFrom } from 'xstate'
import type { rangeFormMachine } from '#machines/dashboard/rangeForm.machine.ts'

/** Whether the form for a range of days is open, and why its range cannot be used. */
export const selectRangeForm = (snapshot: SnapshotFrom<typeof rangeFormMachine>) => ({
  isOpen: snapshot.matches('editing'),
  problem: snapshot.context.problem,
})
