import { assign, emit, not, raise, setup, stateIn } from 'xstate'
import type { RouteName } from '#domain/routes/routes.ts'
import { normaliseCode, codeLengthRule, isCompleteCode } from '#domain/auth/verificationCode.ts'
import { type Brand, isAdminEmail } from '#domain/auth/email.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { resendLockMs } from '#domain/limits.ts'
import { codeCheckMachine, type CodeCheckOutput } from '#machines/auth/codeCheck.machine.ts'
import { resendMachine, type ResendOutput } from '#machines/auth/resend.machine.ts'
import type { CodeOrigin, ToastEffect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

/** The validated-email marker of session storage, when it was read (milliseconds since 1970), and whether its person is signed in here already. */
export interface EmailMarker {
  email: string | null
  at: number
  isSignedIn: boolean
}

export interface VerifyInput {
  brand: Brand
  audience: Audience
  /** Which page handed the email over. */
  origin: CodeOrigin
  email: string | null
}

/** `sentBack` says why, and to which page. */
export type VerifyOutput = { kind: 'confirmed' } | { kind: 'sentBack'; text: string; to: RouteName }

interface Context extends VerifyInput {
  code: string
  /** The code that was refused last, until it is changed: to send it again would only use up a try. */
  refused: string | null
  problem: string | null
  lockedUntil: number
}

type Event =
  | { type: 'code.submitted'; code: string }
  | { type: 'code.changed' }
  | { type: 'resend.requested' }
  | { type: 'code.replaced' }

export const verifyMachine = setup({
  types: {
    input: {} as VerifyInput,
    context: {} as Context,
    events: {} as Event,
    output: {} as VerifyOutput,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    children: {} as { readMarker: 'readMarker'; lockEnd: 'lockEnd'; codeCheck: 'codeCheck'; resend: 'resend' },
  },
  actors: {
    readMarker: notProvided<EmailMarker>('readMarker'),
    lockEnd: notProvided<void, { until: number }>('lockEnd'),
    codeCheck: codeCheckMachine,
    resend: resendMachine,
  },
  guards: {
    isMarketer: ({ context }) => context.audience === 'marketer',
    isFromSignUp: ({ context }) => context.origin === 'signUp',
    isSignedIn: (_, marker: EmailMarker) => marker.isSignedIn,
    isMarkerMatching: ({ context }, { email }: EmailMarker) => context.email !== null && email === context.email,
    hasOnlyMarker: ({ context }, { email }: EmailMarker) =>
      context.audience === 'marketer' && context.email === null && email !== null,
    isUnauthorized: ({ context }, { email }: EmailMarker) =>
      context.audience === 'admin' &&
      context.email !== null &&
      email === null &&
      !isAdminEmail(context.email, context.brand),
    isCodeComplete: ({ event }) => event.type === 'code.submitted' && isCompleteCode(event.code),
    isRejectedCode: ({ context, event }) =>
      event.type === 'code.submitted' && context.refused !== null && normaliseCode(event.code) === context.refused,
    isCheckingCode: not(stateIn({ open: { code: 'entering' } })),
    isResending: stateIn({ open: { resend: 'sending' } }),
    isConfirmed: (_, output: CodeCheckOutput): boolean => output.kind === 'confirmed',
    isCodeReplaced: (_, output: CodeCheckOutput): boolean => output.kind === 'refused' && output.at !== null,
    isNewCodeSent: (_, { at }: ResendOutput): boolean => at !== null,
  },
  actions: {
    setEmailFromMarker: assign({ email: (_, { email }: EmailMarker) => email }),
    setCode: assign({
      code: ({ event, context }) => (event.type === 'code.submitted' ? event.code : context.code),
      problem: null,
    }),
    setIncompleteProblem: assign({ problem: codeLengthRule }),
    clearProblem: assign({ problem: null }),
    clearRejection: assign({ refused: null, problem: null }),
    setRejection: assign(({ context }, output: CodeCheckOutput) =>
      output.kind === 'refused'
        ? { problem: output.problem, refused: output.isSpent ? normaliseCode(context.code) : null }
        : {},
    ),
    setLock: assign({
      lockedUntil: ({ context }, { at }: { at: number | null }) =>
        at === null ? context.lockedUntil : at + resendLockMs,
    }),
    restartResendLock: raise({ type: 'code.replaced' }),
    toastUnexpected: emit({ type: 'toast', tone: 'error', text: 'Verification failed' }),
  },
}).createMachine({
  id: 'verify',
  description: 'A person who was sent a one-time code enters it, or asks for another one.',
  context: ({ input }) => ({ ...input, code: '', refused: null, problem: null, lockedUntil: 0 }),
  initial: 'checking',
  states: {
    checking: {
      description:
        'The email handed over from the step before is compared with the marker that this tab keeps. Whose code was taken already, as the page was loaded anew in that moment, goes on. Takes no time that a person notices.',
      meta: { section: '§4' },
      invoke: {
        id: 'readMarker',
        src: 'readMarker',
        onDone: [
          { guard: { type: 'isSignedIn', params: ({ event }) => event.output }, target: 'confirmed' },
          {
            guard: { type: 'isMarkerMatching', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'setLock', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasOnlyMarker', params: ({ event }) => event.output },
            target: 'open',
            actions: [
              { type: 'setEmailFromMarker', params: ({ event }) => event.output },
              { type: 'setLock', params: ({ event }) => event.output },
            ],
          },
          { guard: { type: 'isUnauthorized', params: ({ event }) => event.output }, target: 'unauthorized' },
          { target: 'sendingBack' },
        ],
        onError: 'sendingBack',
      },
    },
    sendingBack: {
      description: 'No email was handed over, or its marker does not match: which way in was not gone through?',
      meta: { section: '§4' },
      always: [
        { guard: 'isMarketer', target: 'toAmbassadorSignIn' },
        { guard: 'isFromSignUp', target: 'toSignUp' },
        { target: 'toSignIn' },
      ],
    },
    open: {
      description: 'The code page is open: a code can be entered, and a new one asked for once the lock has run out.',
      meta: { section: '§2' },
      type: 'parallel',
      states: {
        code: {
          description: 'The field for the code.',
          meta: { section: '§2' },
          initial: 'entering',
          states: {
            entering: {
              description:
                'The four characters can be typed or pasted. After a code that was not taken the reason stands beside the field.',
              meta: { section: '§5' },
              on: {
                'code.changed': { actions: 'clearRejection' },
                'code.submitted': [
                  { guard: 'isResending' },
                  { guard: 'isRejectedCode' },
                  { guard: 'isCodeComplete', target: 'checking', actions: 'setCode' },
                  { actions: 'setIncompleteProblem' },
                ],
              },
            },
            checking: {
              description:
                'The code is with the identity provider, and another one is sent where it can no longer be used.',
              meta: { section: '§4' },
              invoke: {
                id: 'codeCheck',
                src: 'codeCheck',
                input: ({ context: { audience, code, email } }) => ({ audience, code, email: email ?? '' }),
                onDone: [
                  { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: '#verify.confirmed' },
                  {
                    guard: { type: 'isCodeReplaced', params: ({ event }) => event.output },
                    target: 'entering',
                    actions: [
                      { type: 'setRejection', params: ({ event }) => event.output },
                      {
                        type: 'setLock',
                        params: ({ event }) => ({ at: event.output.kind === 'refused' ? event.output.at : null }),
                      },
                      'restartResendLock',
                    ],
                  },
                  { target: 'entering', actions: { type: 'setRejection', params: ({ event }) => event.output } },
                ],
                onError: { target: 'entering', actions: 'toastUnexpected' },
              },
            },
          },
        },
        resend: {
          description: 'The link that asks for a new code.',
          meta: { section: '§4' },
          initial: 'locked',
          states: {
            locked: {
              description:
                'A code has just gone out. A countdown shows when the next one can be asked for; a computer that slept past that moment finds the link open.',
              meta: { section: '§4' },
              invoke: {
                id: 'lockEnd',
                src: 'lockEnd',
                input: ({ context }) => ({ until: context.lockedUntil }),
                onDone: 'ready',
                onError: 'ready',
              },
              on: { 'code.replaced': { target: 'locked', reenter: true } },
            },
            ready: {
              description: 'A new code can be asked for.',
              meta: { section: '§4' },
              on: {
                'code.replaced': 'locked',
                'resend.requested': [{ guard: 'isCheckingCode' }, { target: 'sending' }],
              },
            },
            sending: {
              description: 'A new code is being asked for.',
              meta: { section: '§4' },
              invoke: {
                id: 'resend',
                src: 'resend',
                input: ({ context: { audience, email } }) => ({ audience, email: email ?? '' }),
                onDone: [
                  {
                    guard: { type: 'isNewCodeSent', params: ({ event }) => event.output },
                    target: 'locked',
                    actions: [{ type: 'setLock', params: ({ event }) => event.output }, 'clearProblem'],
                  },
                  { target: 'ready' },
                ],
                onError: { target: 'ready', actions: 'toastUnexpected' },
              },
            },
          },
        },
      },
    },
    confirmed: {
      description: 'The code was right and the session is open; the area behind it opens.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'confirmed' },
    },
    toSignIn: {
      description: 'The sign-in page opens with the reason.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'sentBack', text: 'Please complete the sign-in process first', to: 'signIn' },
    },
    toAmbassadorSignIn: {
      description: 'The sign-in page of marketers opens with the reason.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'sentBack', text: 'Please complete the sign-in process first', to: 'ambassadorSignIn' },
    },
    toSignUp: {
      description: 'The sign-up page opens with the reason.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'sentBack', text: 'Please complete the sign-up process first', to: 'signUp' },
    },
    unauthorized: {
      description:
        'An email off the admin domain to which this tab had no code sent: the sign-up page opens with the reason.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'sentBack', text: 'Unauthorized access. Please sign up first.', to: 'signUp' },
    },
  },
  output: ({ event }) => event.output as VerifyOutput,
})
