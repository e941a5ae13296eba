import { assign, setup } from 'xstate'
import type { Brand } from '#domain/auth/email.ts'
import { type Audience, errorMessageFor } from '#domain/errorCatalogue.ts'
import type { SignInStep } from '#machines/auth/signIn.machine.ts'
import { type VerifyOutput, verifyMachine } from '#machines/auth/verify.machine.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface SignInAgainInput {
  brand: Brand
  audience: Audience
  /** Whose session has ended; nobody else can go on with what is on the page. */
  email: string
}

export type SignInAgainOutput = { kind: 'confirmed' } | { kind: 'left' }

export const signInAgainMachine = setup({
  types: {
    input: {} as SignInAgainInput,
    context: {} as SignInAgainInput & { problem: string | null },
    events: {} as { type: 'code.requested' } | { type: 'signOut.requested' },
    output: {} as SignInAgainOutput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { startSignIn: 'startSignIn'; verify: 'verify' },
  },
  actors: {
    startSignIn: notProvided<SignInStep, { email: string }>('startSignIn'),
    verify: verifyMachine,
  },
  guards: {
    isCodeSent: (_, step: SignInStep) => step === 'codeSent',
    isConfirmed: (_, output: VerifyOutput) => output.kind === 'confirmed',
  },
  actions: {
    clearProblem: assign({ problem: null }),
    setUnexpectedStepProblem: assign({ problem: 'Unexpected sign-in step.' }),
    setProblem: assign({
      problem: ({ context }, { error }: { error: unknown }) =>
        errorMessageFor(error, 'Operation failed', context.audience),
    }),
    setVerifyProblem: assign({ problem: (_, output: VerifyOutput) => ('text' in output ? output.text : null) }),
  },
}).createMachine({
  id: 'signInAgain',
  description: 'Whose session has ended signs in again, over the page and what was typed there.',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'asking',
  on: { 'signOut.requested': '.left' },
  states: {
    asking: {
      description:
        "'Session expired. Please sign in again.' stands over the page. The person can have a code sent to the same email, or leave.",
      meta: {
        section: '§4',
      },
      on: { 'code.requested': { target: 'sending', actions: 'clearProblem' } },
    },
    sending: {
      description: 'A code is asked for. The button shows that it is at work.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'startSignIn',
        src: 'startSignIn',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          { guard: { type: 'isCodeSent', params: ({ event }) => event.output }, target: 'verifying' },
          { target: 'asking', actions: 'setUnexpectedStepProblem' },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    verifying: {
      description: 'The code has been sent, and is entered over the page.',
      meta: {
        section: '§4',
      },
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context }) => ({
          brand: context.brand,
          audience: context.audience,
          origin: 'signIn',
          email: context.email,
        }),
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'confirmed' },
          { target: 'asking', actions: { type: 'setVerifyProblem', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    confirmed: {
      description: 'The session is open again; the page goes on where it was.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'confirmed' },
    },
    left: {
      description: 'The person leaves: the sign-in page opens.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'left' },
    },
  },
  output: ({ event }) => (event as unknown as { output: SignInAgainOutput }).output,
})
