import type { SnapshotFrom } from 'xstate'
import type { copyMachine } from '#machines/ambassador/copy.machine.ts'

/** The target that was just copied, and the target that could not be copied. */
export const selectCopy = (snapshot: SnapshotFrom<typeof copyMachine>) => ({
  copied: snapshot.matches('copied') ? snapshot.context.target : null,
  failed: snapshot.matches('failed') ? snapshot.context.target : null,
})
