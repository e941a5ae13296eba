import { assign, emit, not, raise, setup, stateIn } from 'xstate'
import { type CodeProblem, cleanCode, codeProblemFor, codeRule, isCompleteCode, wrongCode } from '#domain/code.ts'
import { sentenceFor } from '#domain/errorCatalogue.ts'
import { resendLockMs } from '#domain/limits.ts'
import type { Toast } from '#machines/emitted.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

/** How the identity provider answers a code. A `dead` code is used up or too old: only a new one helps. */
export type CodeAnswer = 'confirmed' | 'wrong' | 'dead' | 'incomplete'

/** The validated-email marker of session storage, and when it was read (milliseconds since 1970). */
export interface Marker {
  email: string | null
  at: number
}

/** When a code went out (milliseconds since 1970). */
export interface CodeSent {
  at: number
}

interface Context {
  email: string | null
  code: string
  /** The code that was refused last, until it is changed: to send it again would only use up a try. */
  refused: string | null
  problem: string | null
  lockedUntil: number
}

type Event = { type: 'code.submitted'; code: string } | { type: 'code.changed' } | { type: 'resend.requested' } | { type: 'code.replaced' }

export const verifyMachine = setup({
  types: {
    input: {} as { email: string | null },
    context: {} as Context,
    events: {} as Event,
    output: {} as { kind: 'confirmed' } | { kind: 'sentBack'; text: string },
    emitted: {} as Toast,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    readMarker: notProvided<Marker>('readMarker'),
    confirmCode: notProvided<CodeAnswer, { code: string }>('confirmCode'),
    resendCode: notProvided<CodeSent, { email: string }>('resendCode'),
    startSignInAgain: notProvided<CodeSent, { email: string }>('startSignInAgain'),
  },
  delays: { resendLock: resendLockMs },
  guards: {
    emailWasHandedOver: ({ context }, marker: Marker) => context.email !== null && marker.email === context.email,
    codeIsComplete: ({ event }) => event.type === 'code.submitted' && isCompleteCode(event.code),
    wasJustRefused: ({ context, event }) => event.type === 'code.submitted' && context.refused !== null && cleanCode(event.code) === context.refused,
    codeIsBeingChecked: not(stateIn({ open: { code: 'entering' } })),
    newCodeIsUnderWay: stateIn({ open: { resend: 'sending' } }),
    newSignInIsUnderWay: stateIn({ open: { resend: 'startingOver' } }),
    isConfirmed: (_, answer: CodeAnswer) => answer === 'confirmed',
    isWrong: (_, answer: CodeAnswer) => answer === 'wrong',
    isDead: (_, answer: CodeAnswer) => answer === 'dead',
  },
  actions: {
    keepCode: assign({ code: ({ event, context }) => (event.type === 'code.submitted' ? event.code : context.code), problem: null }),
    askForWholeCode: assign({ problem: codeRule }),
    forgetProblem: assign({ problem: null }),
    forgetRefusal: assign({ refused: null, problem: null }),
    rememberRefusal: assign({ refused: ({ context }) => cleanCode(context.code) }),
    keepProblem: assign({ problem: (_, { field }: CodeProblem) => field }),
    sayProblem: emit((_, { toast }: CodeProblem) => ({ type: 'toast', tone: 'error', text: toast })),
    keepLock: assign({ lockedUntil: (_, { at }: { at: number }) => at + resendLockMs }),
    lockResendAnew: raise({ type: 'code.replaced' }),
    sayReplaced: emit({ type: 'toast', tone: 'success', text: 'New verification code sent' }),
    sayResent: emit({ type: 'toast', tone: 'success', text: 'Code resent successfully' }),
    sayNotSent: emit((_, { error }: { error: unknown }) => ({
      type: 'toast',
      tone: 'error',
      text: sentenceFor(error, "Couldn't send a new code. Please try again later."),
    })),
    sayConfirmed: emit({ type: 'toast', tone: 'success', text: 'Verification successful!' }),
  },
}).createMachine({
  id: 'verify',
  description: 'A person who was sent a one-time code enters it, or asks for another one.',
  context: ({ input }) => ({ email: input.email, code: '', refused: null, problem: null, lockedUntil: 0 }),
  initial: 'checking',
  states: {
    checking: {
      description: 'The email handed over from the step before is compared with the marker that this tab keeps. Takes no time that a person notices.',
      meta: { section: '§4' },
      invoke: {
        id: 'readMarker',
        src: 'readMarker',
        onDone: [
          {
            guard: { type: 'emailWasHandedOver', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'keepLock', params: ({ event }) => event.output },
          },
          { target: 'sentBack' },
        ],
        onError: 'sentBack',
      },
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
              description: 'The four characters can be typed or pasted. After a code that was not taken the reason stands beside the field.',
              meta: { section: '§5', sees: [{ role: 'textbox', name: 'Verification code' }] },
              on: {
                'code.changed': { actions: 'forgetRefusal' },
                'code.submitted': [
                  { guard: 'newCodeIsUnderWay' },
                  { guard: 'newSignInIsUnderWay' },
                  { guard: 'wasJustRefused' },
                  { guard: 'codeIsComplete', target: 'confirming', actions: 'keepCode' },
                  { actions: 'askForWholeCode' },
                ],
              },
            },
            confirming: {
              description: 'The code is being checked. The page shows that it is at work and takes no second try meanwhile.',
              meta: { section: '§4', sees: [{ role: 'button', name: 'Verify', isBusy: true }] },
              tags: 'busy',
              invoke: {
                id: 'confirmCode',
                src: 'confirmCode',
                input: ({ context }) => ({ code: context.code }),
                onDone: [
                  { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: '#verify.confirmed', actions: 'sayConfirmed' },
                  {
                    guard: { type: 'isWrong', params: ({ event }) => event.output },
                    target: 'entering',
                    actions: [
                      'rememberRefusal',
                      { type: 'keepProblem', params: wrongCode },
                      { type: 'sayProblem', params: wrongCode },
                    ],
                  },
                  { guard: { type: 'isDead', params: ({ event }) => event.output }, target: 'replacing', actions: 'rememberRefusal' },
                  {
                    target: 'entering',
                    actions: [
                      { type: 'keepProblem', params: codeProblemFor('Sign-in is not completed.') },
                      { type: 'sayProblem', params: codeProblemFor('Sign-in is not completed.') },
                    ],
                  },
                ],
                onError: {
                  target: 'entering',
                  actions: [
                    { type: 'keepProblem', params: ({ event }) => codeProblemFor(event.error) },
                    { type: 'sayProblem', params: ({ event }) => codeProblemFor(event.error) },
                  ],
                },
              },
            },
            replacing: {
              description: 'The code is used up or too old, so a new sign-in sends another one without being asked.',
              meta: { section: '§4', sees: [{ role: 'button', name: 'Verify', isBusy: true }] },
              tags: 'busy',
              invoke: {
                id: 'replaceCode',
                src: 'startSignInAgain',
                input: ({ context }) => ({ email: context.email ?? '' }),
                onDone: {
                  target: 'entering',
                  actions: [
                    { type: 'keepProblem', params: { field: 'That code can no longer be used. Enter the new one that we have sent you.', toast: '' } },
                    { type: 'keepLock', params: ({ event }) => event.output },
                    'lockResendAnew',
                    'sayReplaced',
                  ],
                },
                onError: {
                  target: 'entering',
                  actions: [
                    { type: 'keepProblem', params: { field: 'That code can no longer be used. Ask for a new one below.', toast: '' } },
                    { type: 'sayNotSent', params: ({ event }) => ({ error: event.error }) },
                  ],
                },
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
              description: 'A code has just gone out. A countdown shows when the next one can be asked for.',
              meta: { section: '§4', sees: [{ role: 'timer', name: '' }] },
              after: { resendLock: 'ready' },
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
                id: 'resendCode',
                src: 'resendCode',
                input: ({ context }) => ({ email: context.email ?? '' }),
                onDone: { target: 'locked', actions: [{ type: 'keepLock', params: ({ event }) => event.output }, 'forgetProblem', 'sayResent'] },
                onError: 'startingOver',
              },
            },
            startingOver: {
              description: 'Asking again did not work, so a new sign-in is started, which sends a code too.',
              meta: { section: '§4', sees: [{ role: 'button', name: 'Resend code', isBusy: true }] },
              invoke: {
                id: 'startOver',
                src: 'startSignInAgain',
                input: ({ context }) => ({ email: context.email ?? '' }),
                onDone: { target: 'locked', actions: [{ type: 'keepLock', params: ({ event }) => event.output }, 'forgetProblem', 'sayResent'] },
                onError: { target: 'ready', actions: { type: 'sayNotSent', params: ({ event }) => ({ error: event.error }) } },
              },
            },
          },
        },
      },
    },
    confirmed: {
      description: 'The code was right and the session is open; the admin area opens.',
      meta: { section: '§4', sees: [{ role: 'heading', name: 'Dashboard' }] },
      type: 'final',
      output: { kind: 'confirmed' },
    },
    sentBack: {
      description: 'No email was handed over, or its marker does not match: the sign-in page opens with the reason.',
      meta: { section: '§4', sees: [{ role: 'heading', name: 'Sign in' }] },
      type: 'final',
      output: { kind: 'sentBack', text: 'Please complete the sign-in process first' },
    },
  },
  output: ({ event }) => event.output as { kind: 'confirmed' },
})
