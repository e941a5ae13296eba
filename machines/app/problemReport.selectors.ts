import type { SnapshotFrom } from 'xstate'
import type { problemReportMachine } from '#machines/app/problemReport.machine.ts'

type Snapshot = SnapshotFrom<typeof problemReportMachine>

export const selectIsReportOpen = (snapshot: Snapshot | undefined): boolean =>
  snapshot?.matches({ dialog: 'open' }) ?? false

export const selectIsErrorNoticed = (snapshot: Snapshot | undefined): boolean =>
  snapshot?.matches({ errors: 'noticed' }) ?? false

export const selectReportDialog = (snapshot: Snapshot) => ({
  canSend: snapshot.context.canSend,
  steps: snapshot.context.prepared?.steps ?? [],
  isPreparing: snapshot.matches({ dialog: { open: 'preparing' } }),
  isUnprepared: snapshot.matches({ dialog: { open: 'unprepared' } }),
  isDownloaded: snapshot.matches({ dialog: { open: { ready: 'downloaded' } } }),
  isUnsent: snapshot.matches({ dialog: { open: { ready: 'unsent' } } }),
  isSending: snapshot.matches({ dialog: { open: 'sending' } }),
  isSent: snapshot.matches({ dialog: { open: 'sent' } }),
})
