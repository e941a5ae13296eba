import type { SnapshotFrom } from 'xstate'
import type { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'

/** What the share kit offers, and what of it is open. */
export const selectShareKit = (snapshot: SnapshotFrom<typeof shareKitMachine>) => ({
  hasSheet: snapshot.matches({ offering: { sheet: 'ready' } }) || snapshot.matches({ offering: { sheet: 'open' } }),
  isPosterOpen: snapshot.matches('offering') && !snapshot.matches({ offering: { poster: 'closed' } }),
  hasPosterFailed: snapshot.matches({ offering: { poster: 'failed' } }),
  isPrinting: snapshot.matches({ offering: { poster: { shown: 'printing' } } }),
  pictures: snapshot.matches({ offering: { poster: 'shown' } }) ? snapshot.context.pictures : null,
})
