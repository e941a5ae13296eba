import { assign, emit, setup } from 'xstate'
import { type CodeProblem, codeProblemFor, expiredCode, wrongCode } from '#domain/auth/verificationCode.ts'
import { type Audience, errorMessageFor } from '#domain/errorCatalogue.ts'
import type { CodeSent } from '#machines/auth/resend.machine.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

/** How the identity provider answers a code. A `dead` code is used up or too old: only a new one helps. */
export type CodeCheckAnswer = 'confirmed' | 'wrong' | 'dead' | 'incomplete'

export interface CodeCheckInput {
  code: string
  email: string
  audience: Audience
}

/** What became of a code. `isSpent`: it was refused, and to send it again would only use up a try. `at`: when another one was sent in its place. */
export type CodeCheckOutput =
  | { kind: 'confirmed' }
  | { kind: 'refused'; problem: string; isSpent: boolean; at: number | null }

interface Context extends CodeCheckInput {
  problem: string
  isSpent: boolean
  at: number | null
}

export const codeCheckMachine = setup({
  types: {
    input: {} as CodeCheckInput,
    context: {} as Context,
    output: {} as CodeCheckOutput,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    confirmCode: notProvided<CodeCheckAnswer, { code: string }>('confirmCode'),
    startSignInAgain: notProvided<CodeSent, { email: string }>('startSignInAgain'),
  },
  guards: {
    isConfirmed: (_, answer: CodeCheckAnswer) => answer === 'confirmed',
    isWrong: (_, answer: CodeCheckAnswer) => answer === 'wrong',
    isExpired: (_, answer: CodeCheckAnswer) => answer === 'dead',
  },
  actions: {
    markRejected: assign({ isSpent: true }),
    setNewCodeSentAt: assign({ at: (_, { at }: CodeSent) => at }),
    setProblem: assign({ problem: (_, { field }: CodeProblem) => field }),
    toastProblem: emit((_, { toast }: CodeProblem) => ({ type: 'toast', tone: 'error', text: toast })),
    toastNewCode: emit({ type: 'toast', tone: 'success', text: 'New verification code sent' }),
    toastNotSent: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'toast',
      tone: 'error',
      text: errorMessageFor(error, "Couldn't send a new code. Please try again later.", context.audience),
    })),
    toastConfirmed: emit({ type: 'toast', tone: 'success', text: 'Verification successful!' }),
  },
}).createMachine({
  id: 'codeCheck',
  description: 'A code that was entered is checked; one that can no longer be used is replaced by a new one.',
  context: ({ input }) => ({ ...input, problem: '', isSpent: false, at: null }),
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The code is being checked. The page shows that it is at work and takes no second try meanwhile.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'confirmed',
            actions: 'toastConfirmed',
          },
          {
            guard: { type: 'isWrong', params: ({ event }) => event.output },
            target: 'refused',
            actions: [
              'markRejected',
              { type: 'setProblem', params: wrongCode },
              { type: 'toastProblem', params: wrongCode },
            ],
          },
          {
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: 'replacing',
            actions: 'markRejected',
          },
          {
            target: 'refused',
            actions: [
              { type: 'setProblem', params: codeProblemFor('Sign-in is not completed.') },
              { type: 'toastProblem', params: codeProblemFor('Sign-in is not completed.') },
            ],
          },
        ],
        onError: {
          target: 'refused',
          actions: [
            { type: 'setProblem', params: ({ context, event }) => codeProblemFor(event.error, context.audience) },
            { type: 'toastProblem', params: ({ context, event }) => codeProblemFor(event.error, context.audience) },
          ],
        },
      },
    },
    replacing: {
      description: 'The code is used up or too old, so a new sign-in sends another one without being asked.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'replaceCode',
        src: 'startSignInAgain',
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          target: 'refused',
          actions: [
            { type: 'setProblem', params: expiredCode.replaced },
            { type: 'setNewCodeSentAt', params: ({ event }) => event.output },
            'toastNewCode',
          ],
        },
        onError: {
          target: 'refused',
          actions: [
            { type: 'setProblem', params: expiredCode.notReplaced },
            { type: 'toastNotSent', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    confirmed: {
      description: 'The code was right and the session is open.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'confirmed' },
    },
    refused: {
      description: 'The code was not taken: the reason stands beside the field, and what to do next.',
      meta: { section: '§8' },
      type: 'final',
      output: ({ context: { problem, isSpent, at } }) => ({ kind: 'refused', problem, isSpent, at }),
    },
  },
  output: ({ event }) => event.output as CodeCheckOutput,
})
