import type { SnapshotFrom } from 'xstate'
import { invalidPhoneProblem, signUpProblemFor, toFormProblem } from '#domain/auth/signUp.ts'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { type SignUpOutput, signUpSetup } from '#machines/auth/signUp.setup.ts'

export const signUpMachine = signUpSetup.createMachine({
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
