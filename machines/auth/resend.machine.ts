import { assign, setup } from 'xstate'
import { type Audience, errorMessageFor } from '#domain/errorCatalogue.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'
import { toast } from '#machines/system.ts'
import { notProvided } from '#machines/notProvided.ts'

/** A code that was sent. */
export interface CodeSent {
  /** Milliseconds since 1970. */
  sentAt: number
  /** The number of characters of the code. */
  codeLength: number
}

export interface ResendInput {
  email: string
  audience: Audience
}

/** The new code, or null if none was sent. `isSignedIn`: none is needed, because another tab has signed in. */
export interface ResendOutput {
  sent: CodeSent | null
  isSignedIn: boolean
}

export const resendMachine = setup({
  types: {
    input: {} as ResendInput,
    context: {} as ResendInput & ResendOutput,
    output: {} as ResendOutput,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
  },
  actors: {
    resendCode: notProvided<CodeSent | 'signedIn', { email: string }>('resendCode'),
    restartSignIn: notProvided<CodeSent, { email: string }>('restartSignIn'),
  },
  guards: {
    isSignedIn: (_, answer: CodeSent | 'signedIn') => answer === 'signedIn',
  },
  actions: {
    setSent: assign({ sent: (_, sent: CodeSent | 'signedIn') => (sent === 'signedIn' ? null : sent) }),
    setSignedIn: assign({ isSignedIn: true }),
    toastResent: toast({ tone: 'success', text: 'Code resent successfully' }),
    toastNotSent: toast(({ context }, { error }: { error: unknown }) => ({
      tone: 'error',
      text: errorMessageFor(error, 'Failed to resend code', context.audience),
    })),
  },
}).createMachine({
  id: 'resend',
  description: 'Sends a new code. If that fails, the console asks for one once more.',
  context: ({ input }) => ({ ...input, sent: null, isSignedIn: false }),
  initial: 'resending',
  states: {
    resending: {
      description: "The console requests a new code. 'Resend code' shows progress.",
      meta: { section: '§4' },
      invoke: {
        id: 'resendCode',
        src: 'resendCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            description: 'Another tab has signed the person in meanwhile. No code is sent.',
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: 'setSignedIn',
          },
          {
            description: 'The countdown until the next code starts now.',
            target: 'sent',
            actions: [{ type: 'setSent', params: ({ event }) => event.output }, 'toastResent'],
          },
        ],
        onError: 'restartingSignIn',
      },
    },
    restartingSignIn: {
      description:
        "The request for a new code has failed. The console asks once more, with a new sign-in. 'Resend code' shows " +
        'progress.',
      meta: { section: '§4' },
      invoke: {
        id: 'restartSignIn',
        src: 'restartSignIn',
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          description: 'The countdown until the next code starts now.',
          target: 'sent',
          actions: [{ type: 'setSent', params: ({ event }) => event.output }, 'toastResent'],
        },
        onError: {
          description: 'A message says why no code could be sent.',
          target: 'failed',
          actions: { type: 'toastNotSent', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sent: {
      description: 'A new code was sent. The countdown until the person can request the next one starts again.',
      meta: { section: '§4' },
      type: 'final',
    },
    signedIn: {
      description: 'The person is signed in. The requested page opens, or the dashboard.',
      meta: { section: '§4' },
      type: 'final',
    },
    failed: {
      description: "No code could be sent. A message shows the reason, and 'Resend code' can be pressed again.",
      meta: { section: '§8' },
      type: 'final',
    },
  },
  output: ({ context: { sent, isSignedIn } }) => ({ sent, isSignedIn }),
})
