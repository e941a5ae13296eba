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
    isDead: (_, answer: CodeCheckAnswer) => answer === 'dead',
  },
  actions: {
    spendCode: assign({ isSpent: true }),
    keepMoment: assign({ at: (_, { at }: CodeSent) => at }),
    keepProblem: assign({ problem: (_, { field }: CodeProblem) => field }),
    sayProblem: emit((_, { toast }: CodeProblem) => ({ type: 'toast', tone: 'error', text: toast })),
    sayReplaced: emit({ type: 'toast', tone: 'success', text: 'New verification code sent' }),
    sayNotSent: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'toast',
      tone: 'error',
      text: errorMessageFor(error, "Couldn't send a new code. Please try again later.", context.audience),
    })),
    sayConfirmed: emit({ type: 'toast', tone: 'success', text: 'Verification successful!' }),
  },
}).createMachine({
  id: 'codeCheck',
  description: 'A code that was entered is checked; one that can no longer be used is replaced by a new one.',
  context: ({ input }) => ({ ...input, problem: '', isSpent: false, at: null }),
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The code is being checked. The page shows that it is at work and takes no second try meanwhile.',
      meta: { section: '§4', sees: [{ role: 'button', name: 'Verify', isBusy: true }] },
      tags: 'busy',
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'confirmed',
            actions: 'sayConfirmed',
          },
          {
            guard: { type: 'isWrong', params: ({ event }) => event.output },
            target: 'refused',
            actions: [
              'spendCode',
              { type: 'keepProblem', params: wrongCode },
              { type: 'sayProblem', params: wrongCode },
            ],
          },
          { guard: { type: 'isDead', params: ({ event }) => event.output }, target: 'replacing', actions: 'spendCode' },
          {
            target: 'refused',
            actions: [
              { type: 'keepProblem', params: codeProblemFor('Sign-in is not completed.') },
              { type: 'sayProblem', params: codeProblemFor('Sign-in is not completed.') },
            ],
          },
        ],
        onError: {
          target: 'refused',
          actions: [
            { type: 'keepProblem', params: ({ context, event }) => codeProblemFor(event.error, context.audience) },
            { type: 'sayProblem', params: ({ context, event }) => codeProblemFor(event.error, context.audience) },
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
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          target: 'refused',
          actions: [
            { type: 'keepProblem', params: expiredCode.replaced },
            { type: 'keepMoment', params: ({ event }) => event.output },
            'sayReplaced',
          ],
        },
        onError: {
          target: 'refused',
          actions: [
            { type: 'keepProblem', params: expiredCode.notReplaced },
            { type: 'sayNotSent', params: ({ event }) => ({ error: event.error }) },
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
      meta: { section: '§8', sees: [{ role: 'textbox', name: 'Verification code' }] },
      type: 'final',
      output: ({ context: { problem, isSpent, at } }) => ({ kind: 'refused', problem, isSpent, at }),
    },
  },
  output: ({ event }) => event.output as CodeCheckOutput,
})
