import type { SnapshotFrom } from 'xstate'
import type { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'

type Snapshot = SnapshotFrom<typeof shareKitMachine>

/** The share options, and which dialog is open. */
export const selectShareKit = (snapshot: Snapshot) => ({
  canShare:
    snapshot.matches({ available: { share: 'ready' } }) || snapshot.matches({ available: { share: 'sharing' } }),
  ownText: snapshot.context.ownText,
  isMessageOpen: snapshot.matches({ available: { message: 'editing' } }),
  isPosterOpen: snapshot.matches('available') && !snapshot.matches({ available: { poster: 'closed' } }),
})

/** The dialog with the text of the messages. */
export const selectMessage = (snapshot: Snapshot) => ({
  invitation: snapshot.context.invitation,
  ownText: snapshot.context.ownText,
  isReset: snapshot.context.resetText !== null,
  isUnstored: snapshot.matches({ available: { message: { editing: 'unstored' } } }),
})

/** The dialog with the pictures. */
export const selectPoster = (snapshot: Snapshot) => ({
  hasPosterFailed: snapshot.matches({ available: { poster: 'failed' } }),
  isPrinting: snapshot.matches({ available: { poster: { open: 'printing' } } }),
  savedPicture: snapshot.matches({ available: { poster: { open: 'saving' } } }) ? snapshot.context.saved : null,
  pictures: snapshot.matches({ available: { poster: 'open' } }) ? snapshot.context.pictures : null,
})
