import { assertEvent, assign, not, raise, setup, stateIn } from 'xstate'
import type { RouteName } from '#domain/routes/routes.ts'
import { isCompleteCode, repeatedCode } from '#domain/auth/verificationCode.ts'
import { readCode } from '#domain/readInput.ts'
import type { Brand } from '#domain/auth/email.ts'
import { type EmailMarker, isMarkerAccepted, isUnauthorizedVisit } from '#domain/auth/emailMarker.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { resendLockMs } from '#domain/limits.ts'
import { codeCheckMachine, type CodeCheckOutput } from '#machines/auth/codeCheck.machine.ts'
import { type CodeSent, resendMachine, type ResendOutput } from '#machines/auth/resend.machine.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { CodeOrigin } from '#domain/routes/address.ts'
import type { StateMeta } from '#machines/meta.ts'
import { noSubscriptionTo, notProvided } from '#machines/notProvided.ts'
import { toast } from '#machines/system.ts'

export interface VerifyInput {
  brand: Brand
  audience: Audience
  /** The page that passed the email. */
  origin: CodeOrigin
  email: string | null
}

/** `redirected`: the toast text, and the page to open. */
export type VerifyOutput = { kind: 'confirmed' } | { kind: 'redirected'; text: string; to: RouteName }

interface Context extends VerifyInput {
  code: string
  /**
   * The last refused code. To submit it again would only cost an attempt. After a new code was sent it is empty, because
   * the new one can be the same. Null without one.
   */
  rejectedCode: string | null
  problem: string | null
  /** Milliseconds since 1970. */
  lockedUntil: number
  /** The number of characters of the code that was sent. */
  codeLength: number
}

type Event =
  | { type: 'code.submitted'; code: string }
  | { type: 'code.changed' }
  | { type: 'resend.requested' }
  | { type: 'newCode.sent' }
  | { type: 'code.sentElsewhere'; sentAt: number }

const lockAfter = ({ sentAt, codeLength: length }: CodeSent) => ({
  lockedUntil: sentAt + resendLockMs,
  codeLength: length,
})

/** The types, actors, guards and actions of the chart of the code page. */
export const verifySetup = setup({
  types: {
    input: {} as VerifyInput,
    context: {} as Context,
    events: {} as Event,
    output: {} as VerifyOutput,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
  },
  actors: {
    subscribeToCodes: noSubscriptionTo<{ email: string }>('subscribeToCodes'),
    readEmailMarker: notProvided<EmailMarker>('readEmailMarker'),
    awaitLockEnd: notProvided<void, { until: number }>('awaitLockEnd'),
    codeCheck: codeCheckMachine,
    resend: resendMachine,
  },
  guards: {
    isMarketer: ({ context }) => context.audience === 'marketer',
    isFromSignUp: ({ context }) => context.origin === 'signUp',
    isSignedIn: (_, marker: EmailMarker) => marker.isSignedIn,
    isMarkerAccepted: ({ context }, marker: EmailMarker) => isMarkerAccepted(context, marker),
    isUnauthorized: ({ context }, marker: EmailMarker) => isUnauthorizedVisit(context, marker),
    isCodeComplete: ({ context }, { code }: { code: string }) => isCompleteCode(code, context.codeLength),
    isRejectedCode: ({ context }, { code }: { code: string }) => readCode(code) === context.rejectedCode,
    isCheckingCode: not(stateIn({ open: { code: 'entering' } })),
    isResending: stateIn({ open: { resend: 'sending' } }),
    isConfirmed: (_, output: CodeCheckOutput): boolean => output.kind === 'confirmed',
    hasNewCode: (_, output: CodeCheckOutput): boolean => output.kind === 'refused' && output.newCode !== null,
    isSignedInElsewhere: (_, { isSignedIn }: ResendOutput): boolean => isSignedIn,
    isNewCodeSent: (_, { sent }: ResendOutput): boolean => sent !== null,
  },
  actions: {
    setEmailFromMarker: assign((_, { email, readAt, codeLength: length }: EmailMarker) => ({
      email,
      ...lockAfter({ sentAt: readAt, codeLength: length }),
    })),
    setCode: assign(({ event }) => {
      assertEvent(event, 'code.submitted')
      return { code: event.code, problem: null }
    }),
    clearProblem: assign({ problem: null }),
    setRepeatedCode: assign({ problem: repeatedCode.field }),
    forgetRejectedCode: assign({ rejectedCode: null, problem: null }),
    setRejection: assign(({ context }, output: CodeCheckOutput) =>
      output.kind === 'refused'
        ? {
            problem: output.problem,
            rejectedCode: output.isCodeRejected ? readCode(context.code) : null,
            ...(output.newCode && { rejectedCode: '', ...lockAfter(output.newCode) }),
          }
        : {},
    ),
    setLock: assign((_, { sent }: ResendOutput) => (sent ? lockAfter(sent) : {})),
    setCodeOfOtherTab: assign(({ context, event }) => {
      assertEvent(event, 'code.sentElsewhere')
      return { rejectedCode: null, lockedUntil: Math.max(context.lockedUntil, event.sentAt + resendLockMs) }
    }),
    restartResendLock: raise({ type: 'newCode.sent' }),
    toastUnexpected: toast({ tone: 'error', text: 'Verification failed' }),
  },
})
