import type { SnapshotFrom } from 'xstate'
import type { paletteMachine } from '#machines/app/palette.machine.ts'

type Snapshot = SnapshotFrom<typeof paletteMachine>

export const selectPaletteIsOpen = (snapshot: Snapshot | undefined): boolean => snapshot?.matches('open') ?? false

/** What the open palette has to find in. */
export const selectPalette = (snapshot: Snapshot) => snapshot.context
