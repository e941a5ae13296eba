import type { SnapshotFrom } from 'xstate'
import type { paletteMachine } from '#machines/app/palette.machine.ts'

type Snapshot = SnapshotFrom<typeof paletteMachine>

export const selectIsPaletteOpen = (snapshot: Snapshot | undefined): boolean =>
  snapshot?.matches({ called: 'open' }) ?? false

/** It was asked for, and its code is not here yet. */
export const selectIsPaletteLoading = (snapshot: Snapshot): boolean => snapshot.matches({ called: 'gathering' })

/** What the open palette has to find in. */
export const selectPalette = (snapshot: Snapshot) => snapshot.context
