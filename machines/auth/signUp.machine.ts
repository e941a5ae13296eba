import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate'
import { type Brand, adminDomainRule } from '#domain/auth/email.ts'
import { errorMessageFor, isOutcomeUnknown } from '#domain/errorCatalogue.ts'
import {
  invalidPhoneProblem,
  toFormProblem,
  type SignUpDetails,
  type SignUpProblem,
  signUpProblemFor,
  signUpSchema,
} from '#domain/auth/signUp.ts'
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

export const signUpMachine = setup({
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
}).createMachine({
  id: 'signUp',
  description: 'An employee of the company creates an admin account and receives a one-time code.',
  context: ({ input }) => ({
    ...input,
    hasOldSession: false,
    details: { name: '', email: '', phone: '' },
    phoneNumber: '',
    registeredEmail: null,
    unconfirmed: null,
    problem: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description:
        'The sign-up page opens. If it was opened because an email address is not of the company, a message says which ' +
        'email addresses are allowed.',
      meta: { section: '§2' },
      always: [
        {
          description:
            'It was opened because an email address is not of the company. A message says which email addresses are ' +
            'allowed.',
          guard: 'isEmailUnauthorized',
          target: 'findingSession',
          actions: 'toastDomainRule',
        },
        { description: 'It was opened for any other reason.', target: 'findingSession' },
      ],
    },
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
          {
            description: 'No one is signed in, or the page was opened because of an email address.',
            target: 'editing',
            actions: { type: 'setOldSession', params: ({ event }) => event.output },
          },
        ],
        onError: { description: 'The console cannot find out.', target: 'editing' },
      },
    },
    editing: {
      description: 'The person fills in three fields. Each invalid field shows its reason.',
      meta: { section: '§5' },
      on: {
        'details.changed': { actions: 'clearProblem' },
        'validation.failed': {
          actions: { type: 'toastInvalidDetails', params: ({ event }) => event },
        },
        'details.submitted': [
          {
            description: 'An earlier submit has already created the account for this email address.',
            guard: { type: 'isAlreadyRegistered', params: ({ event }) => event },
            target: 'sendingCode',
            actions: 'setDetails',
          },
          {
            description: 'All fields are valid, and the account is not created yet.',
            guard: { type: 'areDetailsValid', params: ({ event }) => event },
            target: 'parsingPhone',
            actions: 'setDetails',
          },
        ],
      },
    },
    parsingPhone: {
      description:
        'The console converts the phone number to the international format. An invalid number shows an error ' +
        'at its field.',
      meta: { section: '§5' },
      tags: 'busy',
      invoke: {
        id: 'parsePhone',
        src: 'parsePhone',
        input: ({ context }) => ({ phone: context.details.phone }),
        onDone: [
          {
            guard: { type: 'isPhoneValid', params: ({ event }) => event.output },
            target: 'clearingSession',
            actions: { type: 'setPhoneNumber', params: ({ event }) => event.output },
          },
          {
            target: 'editing',
            actions: [
              { type: 'setProblem', params: invalidPhoneProblem },
              { type: 'toastFieldProblem', params: invalidPhoneProblem },
            ],
          },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'setProblem', params: ({ event }) => signUpProblemFor(event.error) },
        },
      },
    },
    clearingSession: {
      description:
        'The console signs out an admin who was signed in here when the page opened, and clears the data of that ' +
        'session in this tab. If it cannot do so, the sign-up continues anyway.',
      meta: { section: '§4' },
      tags: 'busy',
      exit: 'forgetOldSession',
      invoke: {
        id: 'clearSession',
        src: 'clearSession',
        input: ({ context: { hasOldSession } }) => ({ hasOldSession }),
        onDone: [
          {
            description: 'Another browser tab has signed a person in meanwhile. No session is ended.',
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'signedIn',
          },
          { description: 'No session is left.', target: 'registering' },
        ],
        onError: 'registering',
      },
    },
    registering: {
      description:
        'The console creates the account with the role ADMIN and a generated password, which is never shown.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context: { details, phoneNumber } }) => ({ name: details.name, email: details.email, phoneNumber }),
        onDone: [
          {
            guard: { type: 'isAccountCreated', params: ({ event }) => event.output },
            target: 'sendingCode',
            actions: 'setRegisteredEmail',
          },
          {
            description: 'The answer has no account. The console shows the reason in the form.',
            target: 'editing',
            actions: [
              'setUnconfirmed',
              { type: 'setProblem', params: toFormProblem('Sign-up failed. Please try again.') },
            ],
          },
        ],
        onError: [
          {
            description:
              'The email address or phone number is in use. An earlier submit for them had no answer, so the account ' +
              'is that of the person.',
            guard: { type: 'isOwnAccount', params: ({ event }) => signUpProblemFor(event.error) },
            target: 'sendingCode',
          },
          {
            description:
              'The email address or the phone number is in use. The form marks the field, and a message shows the ' +
              'reason.',
            guard: { type: 'isFieldProblem', params: ({ event }) => signUpProblemFor(event.error) },
            target: 'editing',
            actions: [
              { type: 'setProblem', params: ({ event }) => signUpProblemFor(event.error) },
              { type: 'toastFieldProblem', params: ({ event }) => signUpProblemFor(event.error) },
            ],
          },
          {
            description: 'The answer is lost, so the account may exist. The console shows the reason in the form.',
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => event },
            target: 'editing',
            actions: ['setUnconfirmed', { type: 'setProblem', params: ({ event }) => signUpProblemFor(event.error) }],
          },
          {
            target: 'editing',
            actions: { type: 'setProblem', params: ({ event }) => signUpProblemFor(event.error) },
          },
        ],
      },
    },
    sendingCode: {
      description:
        'The account exists, and the console sends a code. If no code can be sent, the next try only sends a ' +
        'code and creates no other account.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ email: context.details.email }),
        onDone: [
          {
            guard: { type: 'isCodeSent', params: ({ event }) => event.output },
            target: 'sent',
            actions: 'toastCodeSent',
          },
          {
            description:
              'The sign-in service asks for a step that the console does not support. The console shows the reason ' +
              'in the form.',
            target: 'editing',
            actions: { type: 'setProblem', params: toFormProblem('Unexpected sign-in step.') },
          },
        ],
        onError: {
          description: 'No code could be sent. The console shows the reason in the form.',
          target: 'editing',
          actions: {
            type: 'setProblem',
            params: ({ event }) => toFormProblem(errorMessageFor(event.error, "Couldn't send a new code")),
          },
        },
      },
    },
    sent: {
      description: 'A code was sent. The code page opens and shows the email address.',
      meta: { section: '§4' },
      type: 'final',
      output: ({ context }): SignUpOutput => ({ kind: 'codeSent', email: context.details.email }),
    },
    signedIn: {
      description: 'The person is already signed in. The requested page opens, or the dashboard.',
      meta: { section: '§2' },
      type: 'final',
      output: { kind: 'signedIn' },
    },
  },
  output: ({ event }) => (event as unknown as { output: SignUpOutput }).output,
})

/** What the sign-up page shows. A problem of a field appears at that field, any other problem in a notice. */
export const selectSignUp = (snapshot: SnapshotFrom<typeof signUpMachine>) => {
  const { problem } = snapshot.context
  return {
    email: snapshot.context.email,
    isBusy: snapshot.hasTag('busy'),
    emailProblem: problem?.field === 'email' ? problem.helper : null,
    phoneProblem: problem?.field === 'phone' ? problem.helper : null,
    problem: problem?.field === null ? problem.text : null,
  }
}
