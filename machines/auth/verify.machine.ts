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
    cameFromSignUp: ({ context }) => context.origin === 'signUp',
    isSignedIn: (_, marker: EmailMarker) => marker.isSignedIn,
    emailIsMarked: ({ context }, { email }: EmailMarker) => context.email !== null && email === context.email,
    markerStandsAlone: ({ context }, { email }: EmailMarker) =>
      context.audience === 'marketer' && context.email === null && email !== null,
    isUnauthorized: ({ context }, { email }: EmailMarker) =>
      context.audience === 'admin' &&
      context.email !== null &&
      email === null &&
      !isAdminEmail(context.email, context.brand),
    codeIsComplete: ({ event }) => event.type === 'code.submitted' && isCompleteCode(event.code),
    wasJustRefused: ({ context, event }) =>
      event.type === 'code.submitted' && context.refused !== null && normaliseCode(event.code) === context.refused,
    codeIsBeingChecked: not(stateIn({ open: { code: 'entering' } })),
    newCodeIsUnderWay: stateIn({ open: { resend: 'sending' } }),
    isConfirmed: (_, output: CodeCheckOutput): boolean => output.kind === 'confirmed',
    isReplaced: (_, output: CodeCheckOutput): boolean => output.kind === 'refused' && output.at !== null,
    newCodeWasSent: (_, { at }: ResendOutput): boolean => at !== null,
  },
  actions: {
    takeMarkedEmail: assign({ email: (_, { email }: EmailMarker) => email }),
    keepCode: assign({
      code: ({ event, context }) => (event.type === 'code.submitted' ? event.code : context.code),
      problem: null,
    }),
    askForWholeCode: assign({ problem: codeLengthRule }),
    forgetProblem: assign({ problem: null }),
    forgetRefusal: assign({ refused: null, problem: null }),
    keepRefusal: assign(({ context }, output: CodeCheckOutput) =>
      output.kind === 'refused'
        ? { problem: output.problem, refused: output.isSpent ? normaliseCode(context.code) : null }
        : {},
    ),
    keepLock: assign({
      lockedUntil: ({ context }, { at }: { at: number | null }) =>
        at === null ? context.lockedUntil : at + resendLockMs,
    }),
    lockResendAnew: raise({ type: 'code.replaced' }),
    sayUnexpected: emit({ type: 'toast', tone: 'error', text: 'Verification failed' }),
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
            guard: { type: 'emailIsMarked', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'keepLock', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'markerStandsAlone', params: ({ event }) => event.output },
            target: 'open',
            actions: [
              { type: 'takeMarkedEmail', params: ({ event }) => event.output },
              { type: 'keepLock', params: ({ event }) => event.output },
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
        { guard: 'cameFromSignUp', target: 'toSignUp' },
        { target: 'toSignIn' },
      ],
    },
    open: {
      description: 'The code page is open: a code can be entered, and a new one asked for once the lock has run out.',
      meta: { section: '§2', sees: [{ role: 'heading', name: 'Enter your code' }] },
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
              meta: { section: '§5', sees: [{ role: 'textbox', name: 'Verification code' }] },
              on: {
                'code.changed': { actions: 'forgetRefusal' },
                'code.submitted': [
                  { guard: 'newCodeIsUnderWay' },
                  { guard: 'wasJustRefused' },
                  { guard: 'codeIsComplete', target: 'checking', actions: 'keepCode' },
                  { actions: 'askForWholeCode' },
                ],
              },
            },
            checking: {
              description:
                'The code is with the identity provider, and another one is sent where it can no longer be used.',
              meta: { section: '§4', sees: [{ role: 'button', name: 'Verify', isBusy: true }] },
              invoke: {
                id: 'codeCheck',
                src: 'codeCheck',
                input: ({ context: { audience, code, email } }) => ({ audience, code, email: email ?? '' }),
                onDone: [
                  { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: '#verify.confirmed' },
                  {
                    guard: { type: 'isReplaced', params: ({ event }) => event.output },
                    target: 'entering',
                    actions: [
                      { type: 'keepRefusal', params: ({ event }) => event.output },
                      {
                        type: 'keepLock',
                        params: ({ event }) => ({ at: event.output.kind === 'refused' ? event.output.at : null }),
                      },
                      'lockResendAnew',
                    ],
                  },
                  { target: 'entering', actions: { type: 'keepRefusal', params: ({ event }) => event.output } },
                ],
                onError: { target: 'entering', actions: 'sayUnexpected' },
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
              meta: { section: '§4', sees: [{ role: 'timer', name: '' }] },
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
              meta: { section: '§4', sees: [{ role: 'button', name: 'Resend code' }] },
              on: {
                'code.replaced': 'locked',
                'resend.requested': [{ guard: 'codeIsBeingChecked' }, { target: 'sending' }],
              },
            },
            sending: {
              description: 'A new code is being asked for.',
              meta: { section: '§4', sees: [{ role: 'button', name: 'Resend code', isBusy: true }] },
              invoke: {
                id: 'resend',
                src: 'resend',
                input: ({ context: { audience, email } }) => ({ audience, email: email ?? '' }),
                onDone: [
                  {
                    guard: { type: 'newCodeWasSent', params: ({ event }) => event.output },
                    target: 'locked',
                    actions: [{ type: 'keepLock', params: ({ event }) => event.output }, 'forgetProblem'],
                  },
                  { target: 'ready' },
                ],
                onError: { target: 'ready', actions: 'sayUnexpected' },
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
      meta: { section: '§4', sees: [{ role: 'heading', name: 'Sign in' }] },
      type: 'final',
      output: { kind: 'sentBack', text: 'Please complete the sign-in process first', to: 'signIn' },
    },
    toAmbassadorSignIn: {
      description: 'The sign-in page of marketers opens with the reason.',
      meta: { section: '§4', sees: [{ role: 'heading', name: 'Login' }] },
      type: 'final',
      output: { kind: 'sentBack', text: 'Please complete the sign-in process first', to: 'ambassadorSignIn' },
    },
    toSignUp: {
      description: 'The sign-up page opens with the reason.',
      meta: { section: '§4', sees: [{ role: 'heading', name: 'Sign up' }] },
      type: 'final',
      output: { kind: 'sentBack', text: 'Please complete the sign-up process first', to: 'signUp' },
    },
    unauthorized: {
      description:
        'An email off the admin domain to which this tab had no code sent: the sign-up page opens with the reason.',
      meta: { section: '§4', sees: [{ role: 'heading', name: 'Sign up' }] },
      type: 'final',
      output: { kind: 'sentBack', text: 'Unauthorized access. Please sign up first.', to: 'signUp' },
    },
  },
  output: ({ event }) => event.output as VerifyOutput,
})
