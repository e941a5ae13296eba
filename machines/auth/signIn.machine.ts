import { assign, setup, type SnapshotFrom } from 'xstate'
import { isEmail } from '#domain/auth/email.ts'
import { type Audience, errorMessageFor } from '#domain/errorCatalogue.ts'
import { codeLockedText, type SignInAnswer } from '#domain/auth/session.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { toast } from '#machines/system.ts'

export const signInMachine = setup({
  types: {
    input: {} as { audience: Audience },
    context: {} as { audience: Audience; email: string; problem: string | null },
    events: {} as { type: 'email.submitted'; email: string },
    output: {} as { email: string },
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    startSignIn: notProvided<SignInAnswer, { email: string }>('startSignIn'),
  },
  guards: {
    isEmailValid: ({ event }) => isEmail(event.email),
    isCodeSent: (_, step: SignInAnswer) => step !== 'unexpected' && step !== 'locked',
    isLocked: (_, step: SignInAnswer) => step === 'locked',
  },
  actions: {
    setEmail: assign({ email: ({ event }) => event.email, problem: null }),
    setLockedProblem: assign({ problem: codeLockedText }),
    setUnexpectedStepProblem: assign({ problem: 'Unexpected sign-in step.' }),
    setProblem: assign({
      problem: ({ context }, { error }: { error: unknown }) =>
        errorMessageFor(error, 'Operation failed', context.audience),
    }),
    toastCodeSent: toast({ tone: 'success', text: 'Verification code sent' }),
  },
}).createMachine({
  id: 'signIn',
  description: 'An admin or a marketer enters an email address and receives a one-time code.',
  context: ({ input }) => ({ ...input, email: '', problem: null }),
  initial: 'editing',
  states: {
    editing: {
      description:
        'The person enters an email address. After a failure, the reason appears below the field, and the ' +
        'address stays.',
      meta: { section: '§2' },
      on: {
        'email.submitted': {
          description:
            'The person submits a valid email address. The console remembers the email address, to which the code ' +
            'is sent.',
          guard: 'isEmailValid',
          target: 'submitting',
          actions: 'setEmail',
        },
      },
    },
    submitting: {
      description:
        'If someone is still signed in in this browser, the console first signs them out on all their devices. Then ' +
        "it requests a sign-in code. 'Continue' shows progress.",
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'startSignIn',
        src: 'startSignIn',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            description: 'A code was sent.',
            guard: { type: 'isCodeSent', params: ({ event }) => event.output },
            target: 'sent',
            actions: 'toastCodeSent',
          },
          {
            description:
              'Another browser tab has just requested a code for the same email address. The console says below the ' +
              'field that a code was sent less than a minute ago.',
            guard: { type: 'isLocked', params: ({ event }) => event.output },
            target: 'editing',
            actions: 'setLockedProblem',
          },
          {
            description:
              'The sign-in service asks for a step that the console does not support. The console shows "Unexpected ' +
              'sign-in step." below the field.',
            target: 'editing',
            actions: 'setUnexpectedStepProblem',
          },
        ],
        onError: {
          description: 'No code could be sent. The console shows the reason below the field.',
          target: 'editing',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sent: {
      description: 'A code was sent. The code page opens and shows the email address.',
      meta: { section: '§4' },
      type: 'final',
    },
  },
  output: ({ context }) => ({ email: context.email }),
})

export const selectSignIn = (snapshot: SnapshotFrom<typeof signInMachine>) => ({
  audience: snapshot.context.audience,
  isBusy: snapshot.hasTag('busy'),
  problem: snapshot.context.problem,
})
