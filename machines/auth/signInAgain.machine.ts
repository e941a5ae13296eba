import { resendLockMs } from '#domain/limits.ts'
import { durationText } from '#domain/text.ts'
import { assign, setup, type SnapshotFrom } from 'xstate'
import type { Brand } from '#domain/auth/email.ts'
import { type Audience, errorMessageFor } from '#domain/errorCatalogue.ts'
import { codeLockedText, type SignInAnswer } from '#domain/auth/session.ts'
import { verifyMachine } from '#machines/auth/verify.machine.ts'
import type { VerifyOutput } from '#machines/auth/verify.setup.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface SignInAgainInput {
  brand: Brand
  audience: Audience
  /** The email of the session that has ended. Only this person can continue on the page. */
  email: string
}

export type SignInAgainOutput = { kind: 'confirmed' } | { kind: 'signedOut' }

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
    startSignIn: notProvided<SignInAnswer, { email: string; isRefused: boolean }>('startSignIn'),
    verify: verifyMachine,
  },
  guards: {
    isCodeSent: (_, step: SignInAnswer) => ['codeSent', 'confirmationSent'].includes(step),
    isLocked: (_, step: SignInAnswer) => step === 'locked',
    isConfirmed: (_, output: VerifyOutput) => output.kind === 'confirmed',
  },
  actions: {
    clearProblem: assign({ problem: null }),
    setLockedProblem: assign({ problem: codeLockedText }),
    setUnexpectedStepProblem: assign({ problem: 'Unexpected sign-in step.' }),
    setProblem: assign({
      problem: ({ context }, { error }: { error: unknown }) =>
        errorMessageFor(error, 'Operation failed', context.audience),
    }),
    setVerifyProblem: assign({ problem: (_, output: VerifyOutput) => ('text' in output ? output.text : null) }),
  },
}).createMachine({
  id: 'signInAgain',
  description:
    'The session has ended. The person signs in again in a dialog. The page below the dialog keeps ' +
    'everything that was typed.',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'prompting',
  on: { 'signOut.requested': '.signedOut' },
  states: {
    prompting: {
      description:
        "The dialog 'Session expired. Please sign in again.' is open. It offers 'Send me a code' and 'Leave'.",
      meta: { section: '§4' },
      on: { 'code.requested': { target: 'sending', actions: 'clearProblem' } },
    },
    sending: {
      description: "The console requests a code. 'Send me a code' shows progress.",
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'startSignIn',
        src: 'startSignIn',
        input: ({ context }) => ({ email: context.email, isRefused: true }),
        onDone: [
          { guard: { type: 'isCodeSent', params: ({ event }) => event.output }, target: 'verifying' },
          {
            description:
              'Another browser tab has just requested a code for the same email address. The console says in the ' +
              `dialog that a code was sent less than ${durationText(resendLockMs)} ago.`,
            guard: { type: 'isLocked', params: ({ event }) => event.output },
            target: 'prompting',
            actions: 'setLockedProblem',
          },
          {
            description:
              'The sign-in service asks for a step that the console does not support. The console shows "Unexpected ' +
              'sign-in step." in the dialog.',
            target: 'prompting',
            actions: 'setUnexpectedStepProblem',
          },
        ],
        onError: {
          description: 'No code could be sent. The console shows the reason in the dialog.',
          target: 'prompting',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    verifying: {
      description: 'A code was sent. The person enters it in the dialog.',
      meta: { section: '§4' },
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
          {
            description:
              'This tab no longer knows that it requested a code, so none can be entered. The console shows the ' +
              'reason in the dialog.',
            target: 'prompting',
            actions: { type: 'setVerifyProblem', params: ({ event }) => event.output },
          },
        ],
        onError: {
          description: 'The console shows the reason in the dialog.',
          target: 'prompting',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    confirmed: {
      description: 'The person is signed in again. The dialog closes and the page continues.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'confirmed' },
    },
    signedOut: {
      description: "The person has pressed 'Leave'. The sign-in page opens.",
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'signedOut' },
    },
  },
  output: ({ event }) => (event as unknown as { output: SignInAgainOutput }).output,
})

/** What the dialog shows after a session has ended. `verify` is the actor of the code form, once a code was sent. */
export const selectSignInAgain = (snapshot: SnapshotFrom<typeof signInAgainMachine>) => ({
  email: snapshot.context.email,
  isBusy: snapshot.hasTag('busy'),
  problem: snapshot.context.problem,
  verify: snapshot.children.verify,
})
