import { assertEvent, assign, setup } from 'xstate'
import { type Brand, adminDomainRule } from '#domain/auth/email.ts'
import { isOutcomeUnknown } from '#domain/errorCatalogue.ts'
import { type SignUpDetails, type SignUpProblem, signUpSchema } from '#domain/auth/signUp.ts'
import type { SignInStep } from '#domain/auth/session.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { toast } from '#machines/system.ts'

export interface SignUpInput {
  brand: Brand
  /** Why the person was redirected here. A parameter of the URL. */
  reason: 'unauthorized_email' | null
  /** The email that the person typed on another page, or an empty text. */
  email: string
}

/** `signedIn`: the browser had a session already. */
export type SignUpOutput = { kind: 'codeSent'; email: string } | { kind: 'signedIn' }

interface Context extends SignUpInput {
  /** A session was stored when the page opened. Any later one belongs to another tab. */
  hasOldSession: boolean
  details: SignUpDetails
  /** E.164. */
  phoneNumber: string
  /** The email of the account that was already created, so that a second submit only requests the code. */
  registeredEmail: string | null
  /** A sign-up that may have created the account, although no answer said so. */
  unconfirmed: SignUpDetails | null
  problem: SignUpProblem | null
}

type Event =
  | { type: 'details.submitted'; details: SignUpDetails }
  | { type: 'validation.failed'; text: string }
  | { type: 'details.changed' }

/** The types, actors, guards and actions of the chart of the sign-up. */
export const signUpSetup = setup({
  types: {
    input: {} as SignUpInput,
    context: {} as Context,
    events: {} as Event,
    output: {} as SignUpOutput,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    /** Whether a session is stored. Makes no call. */
    findSession: notProvided<boolean>('findSession'),
    parsePhone: notProvided<string | null, { phone: string }>('parsePhone'),
    /** Ends the old session. Without one, it looks whether another tab has opened a session, and ends nothing. */
    clearSession: notProvided<'cleared' | 'signedIn', { hasOldSession: boolean }>('clearSession'),
    register: notProvided<'registered' | 'unfinished', { name: string; email: string; phoneNumber: string }>(
      'register',
    ),
    sendCode: notProvided<SignInStep, { email: string }>('sendCode'),
  },
  guards: {
    isEmailUnauthorized: ({ context }) => context.reason === 'unauthorized_email',
    leadsOn: ({ context }, isSessionStored: boolean) => isSessionStored && context.reason === null,
    isSignedIn: (_, answer: 'cleared' | 'signedIn') => answer === 'signedIn',
    areDetailsValid: ({ context }, { details }: { details: SignUpDetails }) =>
      signUpSchema(context.brand).safeParse(details).success,
    isAlreadyRegistered: ({ context }, { details }: { details: SignUpDetails }) =>
      details.email === context.registeredEmail,
    isFieldProblem: (_, { field }: SignUpProblem) => field !== null,
    isPhoneValid: (_, phoneNumber: string | null) => phoneNumber !== null,
    isAccountCreated: (_, answer: 'registered' | 'unfinished') => answer === 'registered',
    isOwnAccount: ({ context: { details, unconfirmed } }, { field }: SignUpProblem) =>
      field !== null && unconfirmed?.email === details.email && unconfirmed[field] === details[field],
    isOutcomeUnknown: (_, { error }: { error: unknown }) => isOutcomeUnknown(error),
    isCodeSent: (_, step: SignInStep) => step !== 'unexpected',
  },
  actions: {
    setOldSession: assign({ hasOldSession: (_, isSessionStored: boolean) => isSessionStored }),
    forgetOldSession: assign({ hasOldSession: false }),
    setDetails: assign(({ event }) => {
      assertEvent(event, 'details.submitted')
      return { details: event.details, problem: null }
    }),
    setPhoneNumber: assign({ phoneNumber: (_, phoneNumber: string | null) => phoneNumber ?? '' }),
    setRegisteredEmail: assign({ registeredEmail: ({ context }) => context.details.email }),
    setUnconfirmed: assign({ unconfirmed: ({ context }) => context.details }),
    setProblem: assign({ problem: (_, problem: SignUpProblem) => problem }),
    clearProblem: assign({ problem: null }),
    toastDomainRule: toast(({ context }) => ({ tone: 'error', text: adminDomainRule(context.brand) })),
    toastFieldProblem: toast((_, { text }: SignUpProblem) => ({ tone: 'error', text, until: 'success' })),
    toastInvalidDetails: toast((_, { text }: { text: string }) => ({ tone: 'error', text, until: 'success' })),
    toastCodeSent: toast({ tone: 'success', text: 'Verification code sent to your email.' }),
  },
})
