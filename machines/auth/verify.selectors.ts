import type { SnapshotFrom } from 'xstate'
import type { verifyMachine } from '#machines/auth/verify.machine.ts'

type Snapshot = SnapshotFrom<typeof verifyMachine>

const isBusy = (snapshot: Snapshot): boolean => snapshot.matches({ open: { code: 'checking' } })
const isSending = (snapshot: Snapshot): boolean => snapshot.matches({ open: { resend: 'sending' } })

/**
 * What the code page shows. While a new code is being requested, the old one cannot be submitted.
 * `isCodeRejected`: the last submitted code is of no use any more, and the field was not edited since.
 * `email` is null while the recipient of the code is unknown.
 */
export const selectVerify = (snapshot: Snapshot) => ({
  audience: snapshot.context.audience,
  email: snapshot.matches('open') ? snapshot.context.email : null,
  isBusy: isBusy(snapshot),
  canSubmit: !isBusy(snapshot) && !isSending(snapshot),
  problem: snapshot.context.problem,
  isCodeRejected: snapshot.context.problem !== null && snapshot.context.rejectedCode !== null,
  codeLength: snapshot.context.codeLength,
})

/** The state of the resend link. `lockedUntil` is in milliseconds since 1970. */
export const selectResend = (snapshot: Snapshot) => ({
  isLocked: snapshot.matches('checking') || snapshot.matches({ open: { resend: 'locked' } }),
  isSending: isSending(snapshot),
  canResend: !isBusy(snapshot),
  lockedUntil: snapshot.context.lockedUntil,
})
