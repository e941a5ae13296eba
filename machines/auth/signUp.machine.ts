import { assign, emit, setup } from 'xstate'
import type { Brand } from '#domain/auth/email.ts'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import {
  invalidPhoneProblem,
  toFormProblem,
  type SignUpDetails,
  type SignUpProblem,
  signUpProblemFor,
  signUpSchema,
} from '#domain/auth/signUp.ts'
import { adminDomainRule } from '#domain/emailTexts.ts'
import type { SignInStep } from '#machines/auth/signIn.machine.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface SignUpInput {
  brand: Brand
  /** Why somebody was sent here; a part of the address. */
  reason: 'unauthorized_email' | null
}

interface Context extends SignUpInput {
  details: SignUpDetails
  /** E.164. */
  phoneNumber: string
  /** The email whose account stands already, so that a second try only asks for the code. */
  registered: string | null
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
    output: {} as { email: string },
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    readPhone: notProvided<string | null, { phone: string }>('readPhone'),
    clearSession: notProvided<void>('clearSession'),
    register: notProvided<'registered' | 'unfinished', { name: string; email: string; phoneNumber: string }>(
      'register',
    ),
    sendCode: notProvided<SignInStep, { email: string }>('sendCode'),
  },
  guards: {
    isEmailUnauthorized: ({ context }) => context.reason === 'unauthorized_email',
    areDetailsValid: ({ context, event }) =>
      event.type === 'details.submitted' && signUpSchema(context.brand).safeParse(event.details).success,
    isAlreadyRegistered: ({ context, event }) =>
      event.type === 'details.submitted' && event.details.email === context.registered,
    isPhoneValid: (_, phoneNumber: string | null) => phoneNumber !== null,
    isAccountCreated: (_, answer: 'registered' | 'unfinished') => answer === 'registered',
    isCodeSent: (_, step: SignInStep) => step === 'codeSent',
  },
  actions: {
    setDetails: assign(({ context, event }) => ({
      details: event.type === 'details.submitted' ? event.details : context.details,
      problem: null,
    })),
    setPhoneNumber: assign({ phoneNumber: (_, phoneNumber: string | null) => phoneNumber ?? '' }),
    setRegisteredEmail: assign({ registered: ({ context }) => context.details.email }),
    setProblem: assign({ problem: (_, problem: SignUpProblem) => problem }),
    clearProblem: assign({ problem: null }),
    toastDomainRule: emit(({ context }) => ({ type: 'toast', tone: 'error', text: adminDomainRule(context.brand) })),
    toastProblem: emit(({ context }) => ({ type: 'toast', tone: 'error', text: context.problem?.text ?? '' })),
    toastInvalidDetails: emit((_, { text }: { text: string }) => ({ type: 'toast', tone: 'error', text })),
    toastCodeSent: emit({ type: 'toast', tone: 'success', text: 'Verification code sent to your email.' }),
  },
}).createMachine({
  id: 'signUp',
  description: 'A person of the company makes an admin account and is sent a one-time code.',
  context: ({ input }) => ({
    ...input,
    details: { name: '', email: '', phone: '' },
    phoneNumber: '',
    registered: null,
    problem: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The page opens. Who was sent here because of an email off the admin domain reads so in a toast.',
      meta: { section: '§2' },
      always: [{ guard: 'isEmailUnauthorized', target: 'editing', actions: 'toastDomainRule' }, { target: 'editing' }],
    },
    editing: {
      description:
        'Three fields wait to be filled in. What cannot be taken has its reason beside the field, and the first one in a toast; what was typed stays.',
      meta: {
        section: '§5',
      },
      on: {
        'details.changed': { actions: 'clearProblem' },
        'validation.failed': { actions: { type: 'toastInvalidDetails', params: ({ event }) => event } },
        'details.submitted': [
          { guard: 'isAlreadyRegistered', target: 'sendingCode', actions: 'setDetails' },
          { guard: 'areDetailsValid', target: 'readingPhone', actions: 'setDetails' },
        ],
      },
    },
    refused: {
      description: 'The sign-up was not taken: a toast says why, and the reason stays in the form.',
      meta: { section: '§8' },
      entry: 'toastProblem',
      always: 'editing',
    },
    readingPhone: {
      description:
        'The phone number is brought into its international form. One that does not exist in the country is refused at its field.',
      meta: { section: '§5' },
      tags: 'busy',
      invoke: {
        id: 'readPhone',
        src: 'readPhone',
        input: ({ context }) => ({ phone: context.details.phone }),
        onDone: [
          {
            guard: { type: 'isPhoneValid', params: ({ event }) => event.output },
            target: 'clearing',
            actions: { type: 'setPhoneNumber', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'setProblem', params: invalidPhoneProblem } },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'setProblem', params: ({ event }) => signUpProblemFor(event.error) },
        },
      },
    },
    clearing: {
      description:
        'Whoever is signed in as an admin here is signed out everywhere, and what this tab keeps is forgotten. Whatever happens to that call, the tokens are gone.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: { id: 'clearSession', src: 'clearSession', onDone: 'registering', onError: 'registering' },
    },
    registering: {
      description: 'The account is made with the role ADMIN and a password that nobody sees.',
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
            target: 'refused',
            actions: { type: 'setProblem', params: toFormProblem('Sign-up failed. Please try again.') },
          },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'setProblem', params: ({ event }) => signUpProblemFor(event.error) },
        },
      },
    },
    sendingCode: {
      description:
        'The account stands and a sign-in sends its code. Where that fails, another press on the button asks for the code alone.',
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
          { target: 'refused', actions: { type: 'setProblem', params: toFormProblem('Unexpected sign-in step.') } },
        ],
        onError: {
          target: 'refused',
          actions: {
            type: 'setProblem',
            params: ({ event }) => toFormProblem(errorMessageFor(event.error, "Couldn't send a new code")),
          },
        },
      },
    },
    sent: {
      description: 'The code is on its way; the code page opens with the email handed along.',
      meta: { section: '§4' },
      type: 'final',
    },
  },
  output: ({ context }) => ({ email: context.details.email }),
})
