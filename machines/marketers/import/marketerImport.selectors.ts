import type { SnapshotFrom } from 'xstate'
import type { marketerImportMachine } from '#machines/marketers/import/marketerImport.machine.ts'

type Snapshot = SnapshotFrom<typeof marketerImportMachine>

/** `choosing`: also while the rows are read and compared. */
export type ImportStep = 'choosing' | 'notCompared' | 'previewing' | 'discarding' | 'adding' | 'paused' | 'finished'

const stepOf = (snapshot: Snapshot): ImportStep => {
  if (snapshot.matches('notCompared')) return 'notCompared'
  if (snapshot.matches('previewing')) return 'previewing'
  if (snapshot.matches('discarding')) return 'discarding'
  if (snapshot.matches({ working: 'paused' })) return 'paused'
  if (snapshot.matches('working')) return 'adding'
  return snapshot.matches('finished') || snapshot.matches('closed') ? 'finished' : 'choosing'
}

/** What the dialog shows that adds marketers from a file. */
export const selectMarketerImport = (snapshot: Snapshot) => ({
  step: stepOf(snapshot),
  rows: snapshot.context.rows,
  problem: snapshot.context.problem,
  isBusy: snapshot.hasTag('busy'),
  isPausing: snapshot.matches({ working: { adding: { pace: 'pausing' } } }),
  isChecking: snapshot.matches({ working: 'checking' }),
})
