import type { SnapshotFrom } from 'xstate'
import type { paletteMachine } from '#machines/app/palette/palette.machine.ts'

type Snapshot = SnapshotFrom<typeof paletteMachine>

export const selectIsPaletteOpen = (snapshot: Snapshot | undefined): boolean =>
  snapshot?.matches({ active: 'open' }) ?? false

/** The palette is active, but its entries are not loaded. */
export const selectIsPaletteLoading = (snapshot: Snapshot): boolean => snapshot.matches({ active: 'loading' })

/** The entries, recent ids and search term of the palette. */
export const selectPalette = (snapshot: Snapshot) => snapshot.context
