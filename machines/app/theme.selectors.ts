import type { SnapshotFrom } from 'xstate'
import type { Theme } from '#domain/app/theme.ts'
import type { themeMachine } from '#machines/app/theme.machine.ts'

/** The current theme. */
export const selectTheme = (snapshot: SnapshotFrom<typeof themeMachine>): Theme =>
  snapshot.matches('light') ? 'light' : snapshot.matches('dark') ? 'dark' : 'system'
