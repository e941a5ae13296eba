import { assign, emit, setup } from 'xstate'
import { type Audience, errorMessageFor } from '#domain/errorCatalogue.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

/** When a code went out (milliseconds since 1970). */
export interface CodeSent {
  at: number
}

export interface ResendInput {
  email: string
  audience: Audience
}

/** `at` is when the new code went out (milliseconds since 1970), or null where none could be sent. */
export interface ResendOutput {
  at: number | null
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
    resendCode: notProvided<CodeSent, { email: string }>('resendCode'),
    startSignInAgain: notProvided<CodeSent, { email: string }>('startSignInAgain'),
  },
  actions: {
    setSentAt: assign({ at: (_, { at }: CodeSent) => at }),
    toastResent: emit({ type: 'toast', tone: 'success', text: 'Code resent successfully' }),
    toastNotSent: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'toast',
      tone: 'error',
      text: errorMessageFor(error, 'Failed to resend code', context.audience),
    })),
  },
}).createMachine({
  id: 'resend',
  description: 'A new code was asked for and is sent, by a second way where the first one fails.',
  context: ({ input }) => ({ ...input, at: null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'A new code is being asked for.',
      meta: { section: '§4' },
      invoke: {
        id: 'resendCode',
        src: 'resendCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          target: 'sent',
          actions: [{ type: 'setSentAt', params: ({ event }) => event.output }, 'toastResent'],
        },
        onError: 'startingOver',
      },
    },
    startingOver: {
      description: 'Asking again did not work, so a new sign-in is started, which sends a code too.',
      meta: { section: '§4' },
      invoke: {
        id: 'startOver',
        src: 'startSignInAgain',
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          target: 'sent',
          actions: [{ type: 'setSentAt', params: ({ event }) => event.output }, 'toastResent'],
        },
        onError: {
          target: 'failed',
          actions: { type: 'toastNotSent', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sent: {
      description: 'A new code is on its way, and the lock starts anew.',
      meta: { section: '§4' },
      type: 'final',
    },
    failed: {
      description: 'No code could be sent: a toast says why, and the link stays.',
      meta: { section: '§8' },
      type: 'final',
    },
  },
  output: ({ context }) => ({ at: context.at }),
})
