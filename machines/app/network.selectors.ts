import type { SnapshotFrom } from 'xstate'
import type { networkMachine } from '#machines/app/network.machine.ts'

export const selectIsOffline = (snapshot: SnapshotFrom<typeof networkMachine> | undefined): boolean =>
  snapshot?.matches('offline') ?? false
