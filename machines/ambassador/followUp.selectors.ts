import type { SnapshotFrom } from 'xstate'
import type { followUpMachine } from '#machines/ambassador/followUp.machine.ts'

type Snapshot = SnapshotFrom<typeof followUpMachine>

/** The reminder dialog, and what this browser keeps. */
export const selectFollowUp = (snapshot: Snapshot) => ({
  isOpen: snapshot.matches('open'),
  referees: snapshot.context.referees,
  text: snapshot.context.followUp.text,
  reminded: snapshot.context.followUp.reminded,
  lastVisitAt: snapshot.context.followUp.lastVisitAt,
})
