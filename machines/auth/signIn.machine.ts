import { resendLockMs } from '#domain/limits.ts'
import { durationText } from '#domain/text.ts'
import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate'
import { accessPolicies } from '#domain/auth/access.ts'
import { adminDomainRule, type Brand, isAdminEmail, isEmail } from '#domain/auth/email.ts'
import { type Audience, errorMessageFor } from '#domain/errorCatalogue.ts'
import { codeLockedText, type SignInAnswer } from '#domain/auth/session.ts'
import type { RouteName } from '#domain/routes/routes.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { sendToSystem, toast } from '#machines/system.ts'

export interface SignInInput {
  brand: Brand
  audience: Audience
  /** The email that the person typed on another page, or an empty text. */
  email: string
  /** Why the area did not admit the person. */
  reason: string | null
  /** The area has just sent the person here, so the stored session does not lead back to it. */
  isRefused: boolean
}

export type SignInOutput = { kind: 'codeSent'; email: string } | { kind: 'signedIn' }

interface Context extends Omit<SignInInput, 'reason'> {
  problem: string | null
}

type Event =
  | { type: 'email.submitted'; email: string }
  /** A link to another sign-in page, which gets the typed email. */
  | { type: 'link.followed'; to: RouteName; email: string }

export const signInMachine = setup({
  types: {
    input: {} as SignInInput,
    context: {} as Context,
    events: {} as Event,
    output: {} as SignInOutput,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    /** Whether a session is stored. Makes no call. */
    findSession: notProvided<boolean>('findSession'),
    startSignIn: notProvided<SignInAnswer, { email: string; isRefused: boolean }>('startSignIn'),
  },
  guards: {
    leadsOn: ({ context }, isSessionStored: boolean) => isSessionStored && !context.isRefused,
    isEmailValid: (_, { email }: { email: string }) => isEmail(email),
    isEmailForeign: ({ context: { audience, brand } }, { email }: { email: string }) =>
      accessPolicies[audience].requiresAdminDomain && isEmail(email) && !isAdminEmail(email, brand),
    isCodeSent: (_, step: SignInAnswer) => ['codeSent', 'confirmationSent'].includes(step),
    isSignedIn: (_, step: SignInAnswer) => step === 'signedIn',
    isLocked: (_, step: SignInAnswer) => step === 'locked',
  },
  actions: {
    setEmail: assign(({ event }) => {
      assertEvent(event, 'email.submitted')
      return { email: event.email, problem: null }
    }),
    setDomainProblem: assign({ problem: ({ context }) => adminDomainRule(context.brand) }),
    setLockedProblem: assign({ problem: codeLockedText }),
    setUnexpectedStepProblem: assign({ problem: 'Unexpected sign-in step.' }),
    setProblem: assign({
      problem: ({ context }, { error }: { error: unknown }) =>
        errorMessageFor(error, 'Operation failed', context.audience),
    }),
    toastCodeSent: toast({ tone: 'success', text: 'Verification code sent' }),
    openPage: sendToSystem('router', ({ event }) => {
      assertEvent(event, 'link.followed')
      const { to, email } = event
      return { type: 'page.requested', to, replace: false, ...(email !== '' && { email }) }
    }),
  },
}).createMachine({
  id: 'signIn',
  description: 'An admin or a marketer enters an email address and receives a one-time code.',
  context: ({ input: { reason, ...input } }) => ({ ...input, problem: reason }),
  initial: 'findingSession',
  on: {
    'link.followed': {
      description: 'The other page opens. Its field has the email address that the person typed here.',
      actions: 'openPage',
    },
  },
  states: {
    findingSession: {
      description: 'The form is visible. The console looks whether the person is already signed in in this browser.',
      meta: { section: '§2' },
      invoke: {
        id: 'findSession',
        src: 'findSession',
        onDone: [
          {
            description: 'The person is already signed in and has opened this page.',
            guard: { type: 'leadsOn', params: ({ event }) => event.output },
            target: 'signedIn',
          },
          { description: 'No one is signed in, or the area has just sent the person here.', target: 'editing' },
        ],
        onError: { description: 'The console cannot find out.', target: 'editing' },
      },
    },
    editing: {
      description:
        'The person enters an email address. If the area did not admit the person, or after a failure, the reason ' +
        'appears below the field, and the address stays.',
      meta: { section: '§2' },
      on: {
        'email.submitted': [
          {
            description:
              'This is the sign-in page of admins, and the email address is not of the company. No code is sent. The ' +
              "console says so below the field and offers the marketers' sign-in page.",
            guard: { type: 'isEmailForeign', params: ({ event }) => event },
            actions: ['setEmail', 'setDomainProblem'],
          },
          {
            guard: { type: 'isEmailValid', params: ({ event }) => event },
            target: 'submitting',
            actions: 'setEmail',
          },
        ],
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
        input: ({ context: { email, isRefused } }) => ({ email, isRefused }),
        onDone: [
          {
            guard: { type: 'isCodeSent', params: ({ event }) => event.output },
            target: 'sent',
            actions: 'toastCodeSent',
          },
          {
            description: 'Another browser tab has signed the same person in meanwhile. No session is ended.',
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'signedIn',
          },
          {
            description:
              'Another browser tab has just requested a code for the same email address. The console says below the ' +
              `field that a code was sent less than ${durationText(resendLockMs)} ago.`,
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
      output: ({ context }): SignInOutput => ({ kind: 'codeSent', email: context.email }),
    },
    signedIn: {
      description: 'The person is already signed in. The requested page opens, or the first page of the area.',
      meta: { section: '§2' },
      type: 'final',
      output: { kind: 'signedIn' },
    },
  },
  output: ({ event }) => (event as unknown as { output: SignInOutput }).output,
})

/** What the sign-in page shows. `email` is what its field starts with. */
export const selectSignIn = (snapshot: SnapshotFrom<typeof signInMachine>) => {
  const { audience, brand, email, problem } = snapshot.context
  return {
    audience,
    email,
    isBusy: snapshot.hasTag('busy'),
    problem,
    isEmailForeign: problem === adminDomainRule(brand),
  }
}
