import { assign, setup } from 'xstate'
import { codeTries } from '#domain/limits.ts'
import {
  accountConfirmed,
  type CodeProblem,
  codeProblemFor,
  expiredCode,
  replacedCode,
  wrongCode,
} from '#domain/auth/verificationCode.ts'
import { type Audience, errorMessageFor } from '#domain/errorCatalogue.ts'
import type { CodeCheckAnswer } from '#domain/auth/session.ts'
import type { CodeSent } from '#machines/auth/resend.machine.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { toast } from '#machines/system.ts'

export interface CodeCheckInput {
  code: string
  email: string
  audience: Audience
}

/**
 * The result of a check. `isCodeRejected`: the provider refused the code, so to submit it again only costs an attempt.
 * `newCode`: the code that was sent to replace it, or null.
 */
export type CodeCheckOutput =
  | { kind: 'confirmed' }
  | { kind: 'refused'; problem: string; isCodeRejected: boolean; newCode: CodeSent | null }

interface Context extends CodeCheckInput {
  problem: string
  isCodeRejected: boolean
  newCode: CodeSent | null
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
    confirmCode: notProvided<CodeCheckAnswer, { code: string; email: string }>('confirmCode'),
    restartSignIn: notProvided<CodeSent, { email: string }>('restartSignIn'),
  },
  guards: {
    isConfirmed: (_, answer: CodeCheckAnswer) => answer === 'confirmed',
    isAccountConfirmed: (_, answer: CodeCheckAnswer) => answer === 'accountConfirmed',
    isWrong: (_, answer: CodeCheckAnswer) => answer === 'wrong',
    isCodeBlamed: (_, { toast: text }: CodeProblem) => text !== '',
    isSignedIn: (_, answer: CodeCheckAnswer) => answer === 'signedIn',
    isReplaced: (_, answer: CodeCheckAnswer) => answer === 'replaced',
    isExpired: (_, answer: CodeCheckAnswer) => answer === 'expired',
  },
  actions: {
    markRejected: assign({ isCodeRejected: true }),
    setNewCode: assign({ newCode: (_, sent: CodeSent) => sent }),
    setProblem: assign({ problem: (_, { field }: CodeProblem) => field }),
    toastProblem: toast((_, { toast: text }: CodeProblem) => ({ tone: 'error', text, until: 'success' })),
    toastNewCode: toast({ tone: 'success', text: 'New verification code sent' }),
    toastNotSent: toast(({ context }, { error }: { error: unknown }) => ({
      tone: 'error',
      text: errorMessageFor(error, "Couldn't send a new code. Please try again later.", context.audience),
    })),
    toastConfirmed: toast({ tone: 'success', text: 'Verification successful!' }),
  },
}).createMachine({
  id: 'codeCheck',
  description: 'Checks the code that the person entered. If the code can no longer be used, sends a new one.',
  context: ({ input }) => ({ ...input, problem: '', isCodeRejected: false, newCode: null }),
  initial: 'confirming',
  states: {
    confirming: {
      description: "The sign-in service checks the code. 'Verify' shows progress, and pressing it again has no effect.",
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ context }) => ({ code: context.code, email: context.email }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'confirmed',
            actions: 'toastConfirmed',
          },
          {
            description: 'Another tab has signed the person in meanwhile. The code is not checked.',
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'confirmed',
          },
          {
            description: 'The code only confirms a new account. The person cannot submit this code again.',
            guard: { type: 'isAccountConfirmed', params: ({ event }) => event.output },
            target: 'signingIn',
            actions: 'markRejected',
          },
          {
            description:
              'The person cannot submit this code again. The field says that the code is wrong. A message says that ' +
              'the code is wrong.',
            guard: { type: 'isWrong', params: ({ event }) => event.output },
            target: 'refused',
            actions: [
              'markRejected',
              { type: 'setProblem', params: wrongCode },
              { type: 'toastProblem', params: wrongCode },
            ],
          },
          {
            description:
              'It is an earlier code, and does not count as a wrong one. The field says that a newer code was sent.',
            guard: { type: 'isReplaced', params: ({ event }) => event.output },
            target: 'refused',
            actions: ['markRejected', { type: 'setProblem', params: replacedCode }],
          },
          {
            description: 'The person cannot submit this code again.',
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: 'replacing',
            actions: 'markRejected',
          },
          {
            description:
              'The sign-in service asks for a step that the console does not support. The field says that the ' +
              'sign-in is not completed.',
            target: 'refused',
            actions: { type: 'setProblem', params: codeProblemFor('Sign-in is not completed.') },
          },
        ],
        onError: [
          {
            description: 'The answer says that the code is wrong. The field says so, and a message shows the reason.',
            guard: {
              type: 'isCodeBlamed',
              params: ({ context, event }) => codeProblemFor(event.error, context.audience),
            },
            target: 'refused',
            actions: [
              { type: 'setProblem', params: ({ context, event }) => codeProblemFor(event.error, context.audience) },
              { type: 'toastProblem', params: ({ context, event }) => codeProblemFor(event.error, context.audience) },
            ],
          },
          {
            target: 'refused',
            actions: {
              type: 'setProblem',
              params: ({ context, event }) => codeProblemFor(event.error, context.audience),
            },
          },
        ],
      },
    },
    replacing: {
      description:
        `The code has expired, or was entered wrongly ${codeTries} times. A new sign-in starts automatically and ` +
        'sends a new code.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'replaceCode',
        src: 'restartSignIn',
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          description:
            'The field says that the code can no longer be used and that a new one was sent. The countdown until ' +
            'the next code starts now.',
          target: 'refused',
          actions: [
            { type: 'setProblem', params: expiredCode.sent },
            { type: 'setNewCode', params: ({ event }) => event.output },
            'toastNewCode',
          ],
        },
        onError: {
          description:
            'No new code can be sent. The field says that the code can no longer be used, and asks the person to ' +
            'request a new one. A message says why no code could be sent.',
          target: 'refused',
          actions: [
            { type: 'setProblem', params: expiredCode.notSent },
            { type: 'toastNotSent', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    signingIn: {
      description:
        'The code has confirmed the new account, but does not sign in. A sign-in starts automatically and ' +
        'sends another code, which the person enters next.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'startSignIn',
        src: 'restartSignIn',
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          description:
            'The field says that the email address is confirmed and that a new code was sent. The countdown until ' +
            'the next code starts now.',
          target: 'refused',
          actions: [
            { type: 'setProblem', params: accountConfirmed.sent },
            { type: 'setNewCode', params: ({ event }) => event.output },
            'toastNewCode',
          ],
        },
        onError: {
          description:
            'No new code can be sent. The field says that the email address is confirmed, and asks the person to ' +
            'request a new code. A message says why no code could be sent.',
          target: 'refused',
          actions: [
            { type: 'setProblem', params: accountConfirmed.notSent },
            { type: 'toastNotSent', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    confirmed: {
      description: 'The code was correct, or another tab has signed in. The person is signed in.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'confirmed' },
    },
    refused: {
      description:
        'The check has ended, and the person is not signed in yet. The reason and the next step appear below ' +
        'the field.',
      meta: { section: '§8' },
      type: 'final',
      output: ({ context: { problem, isCodeRejected, newCode } }) => ({
        kind: 'refused',
        problem,
        isCodeRejected,
        newCode,
      }),
    },
  },
  output: ({ event }) => event.output as CodeCheckOutput,
})
