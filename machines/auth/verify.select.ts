import type { SnapshotFrom } from 'xstate'
import type { verifyMachine } from '#machines/auth/verify.machine.ts'

type Snapshot = SnapshotFrom<typeof verifyMachine>

/** What the code page shows. `email` is null while it is not known to whom a code went. */
export const selectVerify = (snapshot: Snapshot) => ({
  email: snapshot.matches('open') ? snapshot.context.email : null,
  isBusy: snapshot.hasTag('busy'),
  problem: snapshot.context.problem,
})

/** How the resend link stands. `lockedUntil` is in milliseconds since 1970. */
export const selectResend = (snapshot: Snapshot) => ({
  isLocked: snapshot.matches('checking') || snapshot.matches({ open: { resend: 'locked' } }),
  isSending: snapshot.matches({ open: { resend: 'sending' } }) || snapshot.matches({ open: { resend: 'startingOver' } }),
  lockedUntil: snapshot.context.lockedUntil,
})
