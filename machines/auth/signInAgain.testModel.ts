import {
  answers,
  causedBy,
  newestCode,
  openFresh,
  openPath,
  poolAnswers,
  refuses,
  requestCode,
  stackFault,
  whileIn,
} from '#machines/manualTest.ts'
import { inOtherTab, press } from '#charts/gestures.ts'
import { codeLockedText } from '#domain/auth/session.ts'
import { signInAgainMachine } from '#machines/auth/signInAgain.machine.ts'
import { admin, brand, marketer, unknownAccount } from '#machines/testData.ts'
import { defineTestModel, noPayload, fails } from '#charts/testModel.ts'

export const signInAgainTestModel = defineTestModel({
  id: 'auth/signInAgain',
  machine: signInAgainMachine,
  inputs: [
    { name: 'a session has ended', input: { brand, audience: 'admin', email: admin.email } },
    { name: 'the session of a marketer has ended', input: { brand, audience: 'marketer', email: marketer.email } },
  ],
  visible: {
    prompting: [
      { role: 'alertdialog', name: 'Session expired. Please sign in again.' },
      { role: 'button', name: 'Send me a code' },
    ],
    sending: [{ role: 'button', name: 'Send me a code', isBusy: true }],
    verifying: [
      { role: 'alertdialog', name: 'Session expired. Please sign in again.' },
      { role: 'textbox', name: 'Verification code' },
    ],
    signedOut: [{ role: 'heading', name: 'Sign in' }],
  },
  events: {
    'code.requested': { when: "the person presses 'Send me a code'", cases: noPayload },
    'signOut.requested': { when: "the person presses 'Leave'", cases: noPayload },
  },
  calls: {
    startSignIn: {
      name: 'requesting a code',
      outcomes: [
        { name: 'a code was sent', output: 'codeSent' },
        { name: 'the provider requires an unknown step', output: 'unexpected' },
        { name: 'another tab has just requested a code', output: 'locked' },
        unknownAccount,
        fails,
      ],
    },
    verify: {
      name: 'entering and checking the code',
      outcomes: [
        { name: 'the code is correct', output: { kind: 'confirmed' } },
        {
          name: 'this tab requested no code',
          output: { kind: 'redirected', text: 'Please complete the sign-in process first', to: 'signIn' },
        },
        fails,
      ],
    },
  },
  keyOf: ({ context }) => ({ hasProblem: context.problem !== null, isLocked: context.problem === codeLockedText }),
  manual: {
    starts: {
      // The server refuses a call, and the user pool refuses to renew the session.
      'a session has ended': {
        ...openFresh('/admin/users'),
        faults: [
          stackFault({ operation: 'listAllUsers', fault: 'graphql-error', type: 'Unauthorized', times: 1 }),
          stackFault({
            operation: 'GetTokensFromRefreshToken',
            fault: 'error-field',
            type: 'NotAuthorizedException',
            message: 'Refresh Token has been revoked',
            times: 1,
          }),
        ],
      },
    },
    inputs: {
      'outcome startSignIn: another tab has just requested a code': causedBy([
        inOtherTab('request a code for this email', openPath('/sign-in'), ...requestCode(admin.email)),
        press('Send me a code'),
      ]),
      'event code.requested': {
        action: press('Send me a code'),
        isPossible: (snapshot) => snapshot.matches('prompting') && snapshot.context.problem !== codeLockedText,
      },
      'event signOut.requested': whileIn('prompting', press('Leave')),
      'outcome startSignIn: a code was sent': answers('InitiateAuth'),
      'outcome startSignIn: the call fails': refuses('InitiateAuth', 'Network Error'),
      'outcome verify: the code is correct': newestCode,
    },
    impossible: {
      'outcome startSignIn: the provider requires an unknown step': poolAnswers,
      'outcome verify: this tab requested no code': 'the dialog requests a code before',
    },
  },
})
