import type { SnapshotFrom } from 'xstate'
import type { copyMachine } from '#machines/ambassador/copy.machine.ts'

/** What was just copied, or could not be. */
export const selectCopy = (snapshot: SnapshotFrom<typeof copyMachine>) => ({
  copied: snapshot.matches('copied') ? snapshot.context.what : null,
  refused: snapshot.matches('refused') ? snapshot.context.what : null,
})
