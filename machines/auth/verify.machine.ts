import type { RouteName } from '#domain/routes/routes.ts'
import { codeLength, confirmationCodeLength, resendLockMs } from '#domain/limits.ts'
import { type VerifyOutput, verifySetup } from '#machines/auth/verify.setup.ts'

const redirectTo = (to: RouteName, text: string) =>
  ({ meta: { section: '§4' }, type: 'final', output: { kind: 'redirected', text, to } }) as const
const signInFirst = 'Please complete the sign-in process first'

export const verifyMachine = verifySetup.createMachine({
  id: 'verify',
  description: 'The person enters the one-time code that was sent by email, or requests a new one.',
  context: ({ input }) => ({ ...input, code: '', rejectedCode: null, problem: null, lockedUntil: 0, codeLength }),
  initial: 'checking',
  states: {
    checking: {
      description:
        'The code page opens, usually with an email address from the previous page. The console checks whether this ' +
        'browser tab has requested a code for it. A person who is already signed in continues at once.',
      meta: { section: '§4' },
      invoke: {
        id: 'readEmailMarker',
        src: 'readEmailMarker',
        onDone: [
          { guard: { type: 'isSignedIn', params: ({ event }) => event.output }, target: 'confirmed' },
          {
            description:
              'This tab has requested a code. It is for the email address from the previous page, or the person is ' +
              'a marketer and came without one. The console shows the email address to which the code was sent, and ' +
              'starts the countdown.',
            guard: { type: 'isMarkerAccepted', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'setEmailFromMarker', params: ({ event }) => event.output },
          },
          {
            description:
              'This tab has requested no code, and the email address from the previous page is not of the company.',
            guard: { type: 'isUnauthorized', params: ({ event }) => event.output },
            target: 'unauthorized',
          },
          {
            description: 'In all other cases, for example if this tab has requested a code for another email address.',
            target: 'redirecting',
          },
        ],
        onError: 'redirecting',
      },
    },
    redirecting: {
      description:
        'This browser tab has not requested a code for the email address, or the console cannot find out. It opens the ' +
        'page where the person can request one.',
      meta: { section: '§4' },
      always: [
        { description: 'The person is a marketer.', guard: 'isMarketer', target: 'redirectedToAmbassadorSignIn' },
        {
          description: 'The person is an admin who came from the sign-up page.',
          guard: 'isFromSignUp',
          target: 'redirectedToSignUp',
        },
        { description: 'The person is any other admin.', target: 'redirectedToSignIn' },
      ],
    },
    open: {
      description: 'The code page is open. The person can enter a code, or request a new one after the countdown.',
      meta: { section: '§2' },
      type: 'parallel',
      invoke: {
        id: 'subscribeToCodes',
        src: 'subscribeToCodes',
        input: ({ context }) => ({ email: context.email ?? '' }),
        onError: {},
      },
      states: {
        code: {
          description: 'The person enters the code in a field, and the console checks it.',
          initial: 'entering',
          states: {
            entering: {
              description:
                `The person enters the code: ${codeLength} characters, or ${confirmationCodeLength} for a new ` +
                'account. If a code is not accepted, the reason appears below the field. A code that is wrong or was replaced ' +
                'is removed from it.',
              meta: { section: '§5' },
              on: {
                'code.changed': { description: 'The console hides the error.', actions: 'clearProblem' },
                'code.submitted': [
                  { description: 'A new code is being requested. Nothing happens.', guard: 'isResending' },
                  {
                    description: 'This code was refused before. The field says so, and the person loses no attempt.',
                    guard: { type: 'isRejectedCode', params: ({ event }) => event },
                    actions: 'setRepeatedCode',
                  },
                  {
                    description: 'The code has all its characters.',
                    guard: { type: 'isCodeComplete', params: ({ event }) => event },
                    target: 'checking',
                    actions: 'setCode',
                  },
                ],
              },
            },
            checking: {
              description:
                'The sign-in service checks the code. The console sends another code in two cases: this code can no ' +
                'longer be used, or it only confirmed a new account.',
              meta: { section: '§4' },
              invoke: {
                id: 'codeCheck',
                src: 'codeCheck',
                input: ({ context: { audience, code, email } }) => ({ audience, code, email: email ?? '' }),
                onDone: [
                  { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: '#verify.confirmed' },
                  {
                    description:
                      'The code does not sign the person in, and a new one was sent. The console shows the reason ' +
                      'below the field and restarts the countdown.',
                    guard: { type: 'hasNewCode', params: ({ event }) => event.output },
                    target: 'entering',
                    actions: [{ type: 'setRejection', params: ({ event }) => event.output }, 'restartResendLock'],
                  },
                  {
                    description:
                      'The code does not sign the person in, for example because it is wrong, and no new code was ' +
                      'sent. The console shows the reason below the field.',
                    target: 'entering',
                    actions: { type: 'setRejection', params: ({ event }) => event.output },
                  },
                ],
                onError: { target: 'entering', actions: 'toastUnexpected' },
              },
            },
          },
        },
        resend: {
          description: "The button 'Resend code' requests a new code.",
          meta: { section: '§4' },
          initial: 'locked',
          states: {
            locked: {
              description:
                `A code was sent. A countdown of ${resendLockMs / 1_000} seconds shows when the person can request ` +
                'another one. It also runs while the computer sleeps.',
              invoke: {
                id: 'awaitLockEnd',
                src: 'awaitLockEnd',
                input: ({ context }) => ({ until: context.lockedUntil }),
                onDone: 'ready',
                onError: 'ready',
              },
              on: {
                'newCode.sent': { target: 'locked', reenter: true },
                'code.sentElsewhere': {
                  description: 'The countdown starts at the time of that request.',
                  target: 'locked',
                  reenter: true,
                  actions: 'setCodeOfOtherTab',
                },
              },
            },
            ready: {
              description: "The countdown has ended, and the person can press 'Resend code'.",
              on: {
                'newCode.sent': 'locked',
                'code.sentElsewhere': {
                  description: 'The countdown starts at the time of that request.',
                  target: 'locked',
                  actions: 'setCodeOfOtherTab',
                },
                'resend.requested': [
                  { description: 'A code is being checked. Nothing happens.', guard: 'isCheckingCode' },
                  { description: 'No code is being checked.', target: 'sending' },
                ],
              },
            },
            sending: {
              description: "The console requests a new code. 'Resend code' shows progress.",
              invoke: {
                id: 'resend',
                src: 'resend',
                input: ({ context: { audience, email } }) => ({ audience, email: email ?? '' }),
                onDone: [
                  {
                    description: 'Another tab has signed the person in meanwhile.',
                    guard: { type: 'isSignedInElsewhere', params: ({ event }) => event.output },
                    target: '#verify.confirmed',
                  },
                  {
                    description: 'The countdown starts again. The console hides the error of the last code.',
                    guard: { type: 'isNewCodeSent', params: ({ event }) => event.output },
                    target: 'locked',
                    actions: [{ type: 'setLock', params: ({ event }) => event.output }, 'forgetRejectedCode'],
                  },
                  { target: 'ready' },
                ],
                onError: { target: 'ready', actions: 'toastUnexpected' },
              },
            },
          },
        },
      },
    },
    confirmed: {
      description: 'The person is signed in. The requested page opens, or the dashboard.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'confirmed' },
    },
    redirectedToSignIn: {
      description: `The sign-in page opens, and a message says '${signInFirst}'.`,
      ...redirectTo('signIn', signInFirst),
    },
    redirectedToAmbassadorSignIn: {
      description: `The sign-in page of marketers opens, and a message says '${signInFirst}'.`,
      ...redirectTo('ambassadorSignIn', signInFirst),
    },
    redirectedToSignUp: {
      description: "The sign-up page opens, and a message says 'Please complete the sign-up process first'.",
      ...redirectTo('signUp', 'Please complete the sign-up process first'),
    },
    unauthorized: {
      description:
        'The email address is not of the company, and this tab has not requested a code. The sign-up page opens, and ' +
        "a message says 'Unauthorized access. Please sign up first.'",
      ...redirectTo('signUp', 'Unauthorized access. Please sign up first.'),
    },
  },
  output: ({ event }) => event.output as VerifyOutput,
})
