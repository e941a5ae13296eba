import type { SnapshotFrom } from 'xstate'
import type { versionMachine } from '#machines/app/version.machine.ts'

export const selectIsOutdated = (snapshot: SnapshotFrom<typeof versionMachine> | undefined): boolean =>
  snapshot?.matches('outdated') ?? false
