import type { SnapshotFrom } from 'xstate'
import type { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'

/** The share options and the state of the poster dialog. */
export const selectShareKit = (snapshot: SnapshotFrom<typeof shareKitMachine>) => ({
  canShare:
    snapshot.matches({ available: { share: 'ready' } }) || snapshot.matches({ available: { share: 'sharing' } }),
  isPosterOpen: snapshot.matches('available') && !snapshot.matches({ available: { poster: 'closed' } }),
  hasPosterFailed: snapshot.matches({ available: { poster: 'failed' } }),
  isPrinting: snapshot.matches({ available: { poster: { open: 'printing' } } }),
  pictures: snapshot.matches({ available: { poster: 'open' } }) ? snapshot.context.pictures : null,
})
