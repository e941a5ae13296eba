import {
  answers,
  causedBy,
  expires,
  newestCode,
  openPage,
  openPath,
  origin,
  refuses,
  requestCode,
  signInByCode,
  whileIn,
} from '#machines/manualTest.ts'
import { fill, inOtherTab, press, told, wait } from '#charts/gestures.ts'
import { codeLength, confirmationCodeLength, resendLockMs } from '#domain/limits.ts'
import { verifyMachine } from '#machines/auth/verify.machine.ts'
import { brand, admin, marketer, now } from '#machines/testData.ts'
import { defineTestModel, noPayload, raisedInternally, fails } from '#charts/testModel.ts'

const keepsCode = (context: { problem: string | null; rejectedCode: string | null }): boolean =>
  context.problem !== null && context.rejectedCode === null

export const verifyTestModel = defineTestModel({
  id: 'auth/verify',
  machine: verifyMachine,
  inputs: [
    {
      name: 'the sign-in page has passed the email',
      input: { brand, audience: 'admin', origin: 'signIn', email: admin.email },
    },
    { name: 'no email was passed', input: { brand, audience: 'admin', origin: 'signIn', email: null } },
    {
      name: 'the sign-up page has passed the email',
      input: { brand, audience: 'admin', origin: 'signUp', email: admin.email },
    },
    {
      name: 'an email outside the admin domain was passed',
      input: { brand, audience: 'admin', origin: 'signIn', email: marketer.email },
    },
    {
      name: 'the email of a marketer was passed',
      input: { brand, audience: 'marketer', origin: 'signIn', email: marketer.email },
    },
    {
      name: 'a marketer opens the page without an email',
      input: { brand, audience: 'marketer', origin: 'signIn', email: null },
    },
  ],
  visible: {
    open: [{ role: 'heading', name: 'Enter your code' }],
    'open.code.entering': [{ role: 'textbox', name: 'Verification code' }],
    'open.code.checking': [{ role: 'button', name: 'Verify', isBusy: true }],
    'open.resend.locked': [{ role: 'timer', name: '' }],
    'open.resend.ready': [{ role: 'button', name: 'Resend code' }],
    'open.resend.sending': [{ role: 'button', name: 'Resend code', isBusy: true }],
    redirectedToSignIn: [{ role: 'heading', name: 'Sign in' }],
    redirectedToAmbassadorSignIn: [{ role: 'heading', name: 'Login' }],
    redirectedToSignUp: [{ role: 'heading', name: 'Sign up' }],
    unauthorized: [{ role: 'heading', name: 'Sign up' }],
  },
  events: {
    'code.submitted': {
      when: 'the person submits a code',
      cases: [
        { name: 'a complete code', payload: { code: '1234' } },
        { name: 'another complete code', payload: { code: '5678' } },
        { name: 'too few digits', payload: { code: '12' } },
      ],
    },
    'code.changed': { when: 'the person changes the code', cases: noPayload },
    'resend.requested': { when: "the person presses 'Resend code'", cases: noPayload },
    'code.sentElsewhere': {
      when: 'another browser tab requests a code for the same email address',
      cases: [{ name: '', payload: { sentAt: now + 10_000 } }],
    },
    'newCode.sent': { when: 'the check of the entered code has sent a new code', cases: raisedInternally },
  },
  calls: {
    readEmailMarker: {
      name: 'looking up the email address for which this tab requested a code',
      outcomes: [
        {
          name: 'this tab requested a code for an admin',
          output: { email: admin.email, readAt: now, isSignedIn: false, codeLength },
        },
        {
          name: 'this tab requested a code for a marketer',
          output: { email: marketer.email, readAt: now, isSignedIn: false, codeLength },
        },
        {
          name: 'this tab requested a code for a new account',
          output: { email: 'eve@rewoven.com', readAt: now, isSignedIn: false, codeLength: confirmationCodeLength },
        },
        {
          name: 'the person is already signed in',
          output: { email: admin.email, readAt: now, isSignedIn: true, codeLength },
        },
        { name: 'this tab requested no code', output: { email: null, readAt: now, isSignedIn: false, codeLength } },
        fails,
      ],
    },
    subscribeToCodes: { name: 'watching whether other browser tabs request a code', outcomes: [fails] },
    awaitLockEnd: {
      name: `the countdown of ${resendLockMs / 1_000} seconds until the next code`,
      outcomes: [{ name: 'the lock ends' }, fails],
    },
    codeCheck: {
      name: 'checking the code',
      outcomes: [
        { name: 'the code is correct', output: { kind: 'confirmed' } },
        {
          name: 'the code is wrong',
          output: { kind: 'refused', problem: 'Invalid verification code', isCodeRejected: true, newCode: null },
        },
        {
          name: 'a new code was sent',
          output: {
            kind: 'refused',
            problem: 'That code can no longer be used.',
            isCodeRejected: true,
            newCode: { sentAt: now + 20_000, codeLength },
          },
        },
        {
          name: 'the code could not be checked',
          output: { kind: 'refused', problem: 'Network error.', isCodeRejected: false, newCode: null },
        },
        fails,
      ],
    },
    resend: {
      name: 'requesting a new code',
      outcomes: [
        { name: 'a new code was sent', output: { sent: { sentAt: now + 30_000, codeLength }, isSignedIn: false } },
        { name: 'no code could be sent', output: { sent: null, isSignedIn: false } },
        { name: 'another tab has signed the person in', output: { sent: null, isSignedIn: true } },
        fails,
      ],
    },
  },
  paths: [
    [
      'start the sign-in page has passed the email',
      'outcome readEmailMarker: this tab requested a code for an admin',
      'event code.submitted: a complete code',
      'outcome codeCheck: the code is wrong',
      'event code.changed',
      { event: 'code.submitted', case: 'the rejected digits, with spaces', payload: { code: ' 12 34' } },
      'event code.submitted: another complete code',
      'outcome codeCheck: the code is correct',
    ],
    [
      'start the sign-in page has passed the email',
      'outcome readEmailMarker: this tab requested a code for an admin',
      { event: 'code.sentElsewhere', case: 'a minute earlier', payload: { sentAt: now - 60_000 } },
      { event: 'code.sentElsewhere', case: 'a minute later', payload: { sentAt: now + 60_000 } },
      'outcome awaitLockEnd: the lock ends',
      { event: 'code.sentElsewhere', case: 'two minutes later', payload: { sentAt: now + 120_000 } },
    ],
  ],
  keyOf: ({ context }) => ({
    startedWith: `${context.audience} ${context.origin} ${context.email}`,
    codeLength: context.codeLength,
    hasProblem: context.problem !== null,
    codes: `${context.code} ${context.rejectedCode}`,
  }),
  manual: {
    starts: {
      'no email was passed': openPage('/verify'),
      'a marketer opens the page without an email': openPage('/amb/verify'),
      'the email of a marketer was passed': openPage('/amb/sign-in', ...requestCode(marketer.email)),
      'the sign-in page has passed the email': openPage('/sign-in', ...requestCode(admin.email)),
    },
    inputs: {
      'outcome readEmailMarker: this tab requested no code': { isPossible: ({ context }) => context.email === null },
      'outcome readEmailMarker: this tab requested a code for a marketer': {
        isPossible: ({ context }) => context.email === marketer.email,
      },
      'outcome readEmailMarker: the person is already signed in': {
        ...causedBy(
          openPath('/verify'),
          told(`open ${origin}/sign-in in a private window, then sign in`, ...signInByCode),
        ),
        isPossible: ({ context }) => context.email === null && context.audience === 'admin',
      },
      'event code.sentElsewhere': whileIn(
        { open: { code: 'entering', resend: 'ready' } },
        inOtherTab('request a code for the same email address', openPath('/sign-in'), ...requestCode(admin.email)),
      ),
      'outcome codeCheck: the code is correct': { ...answers('RespondToAuthChallenge'), instead: newestCode },
      'outcome codeCheck: a new code was sent': expires('RespondToAuthChallenge'),
      'outcome readEmailMarker: this tab requested a code for an admin': {
        isPossible: ({ context }) => context.email === admin.email,
      },
      'event code.submitted: a complete code': {
        // The field keeps a code that could not be checked. To enter it again would change the field first.
        action: ({ context }) => (keepsCode(context) ? press('Verify') : fill('Verification code', '0000')),
        isPossible: (snapshot) => !snapshot.matches({ open: { resend: 'sending' } }),
      },
      'event code.submitted: another complete code': {
        action: fill('Verification code', '9999'),
        isPossible: (snapshot) => !snapshot.matches({ open: { resend: 'sending' } }) && !keepsCode(snapshot.context),
      },
      'event code.changed': {
        action: fill('Verification code', '12'),
        isPossible: (snapshot) => !snapshot.matches({ open: { code: 'checking' } }),
      },
      'outcome awaitLockEnd: the lock ends': {
        action: wait(resendLockMs),
        isPossible: (snapshot) => !snapshot.matches({ open: { code: 'checking' } }),
      },
      'event resend.requested': whileIn({ open: { code: 'entering', resend: 'ready' } }, press('Resend code')),
      'outcome resend: a new code was sent': answers('InitiateAuth'),
      'outcome codeCheck: the code is wrong': answers('RespondToAuthChallenge'),
      'outcome codeCheck: the code could not be checked': refuses('RespondToAuthChallenge'),
    },
    impossible: {
      'event code.submitted: too few digits': 'the form shows the rule and sends nothing',
      'start the sign-up page has passed the email': 'the sign-up page requests a code before',
      'start an email outside the admin domain was passed': 'the sign-in page refuses such an email',
      'outcome resend: another tab has signed the person in': 'it needs a second tab; a journey shows it',
      'outcome resend: no code could be sent': 'no later code can be checked then; auth/resend has a script',
    },
  },
})
