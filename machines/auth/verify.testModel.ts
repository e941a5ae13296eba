import { verifyMachine } from '#machines/auth/verify.machine.ts'
import { brand, admin, marketer } from '#machines/testData.ts'
import { defineTestModel, noPayload, raisedInternally, done, fails } from '#machines/testModel.ts'

export const verifyTestModel = defineTestModel({
  id: 'auth/verify',
  machine: verifyMachine,
  inputs: [
    { name: 'the email was handed over', input: { brand, audience: 'admin', origin: 'signIn', email: admin.email } },
    { name: 'no email was handed over', input: { brand, audience: 'admin', origin: 'signIn', email: null } },
    {
      name: 'the sign-up has handed the email over',
      input: { brand, audience: 'admin', origin: 'signUp', email: admin.email },
    },
    {
      name: 'an email off the domain was handed over',
      input: { brand, audience: 'admin', origin: 'signIn', email: marketer.email },
    },
    {
      name: "a marketer's email was handed over",
      input: { brand, audience: 'marketer', origin: 'signIn', email: marketer.email },
    },
    { name: 'a marketer opens the page', input: { brand, audience: 'marketer', origin: 'signIn', email: null } },
  ],
  states: {
    checking: { given: 'the code page being prepared', seen: 'the code page is being prepared' },
    open: {
      given: 'the code page',
      seen: 'the code page is open',
      visible: [{ role: 'heading', name: 'Enter your code' }],
    },
    'open.code.entering': {
      given: '',
      seen: 'the field takes a code',
      visible: [{ role: 'textbox', name: 'Verification code' }],
    },
    'open.code.checking': {
      given: 'a code being checked',
      seen: "'Verify' shows that it is at work",
      visible: [{ role: 'button', name: 'Verify', isBusy: true }],
    },
    'open.resend.locked': {
      given: 'the resend lock running',
      seen: 'a countdown shows when the code can be resent',
      visible: [{ role: 'timer', name: '' }],
    },
    'open.resend.ready': {
      given: 'the resend lock run out',
      seen: "'Resend code' can be pressed",
      visible: [{ role: 'button', name: 'Resend code' }],
    },
    'open.resend.sending': {
      given: 'a new code being asked for',
      seen: "'Resend code' shows that it is at work",
      visible: [{ role: 'button', name: 'Resend code', isBusy: true }],
    },
    confirmed: { given: 'the code confirmed', seen: 'the area behind the code opens' },
    toSignIn: {
      given: 'the person sent back',
      seen: 'the sign-in page opens with the reason',
      visible: [{ role: 'heading', name: 'Sign in' }],
    },
    toAmbassadorSignIn: {
      given: 'the marketer sent back',
      seen: 'the sign-in page of marketers opens with the reason',
      visible: [{ role: 'heading', name: 'Login' }],
    },
    toSignUp: {
      given: 'the person sent back to the sign-up',
      seen: 'the sign-up page opens with the reason',
      visible: [{ role: 'heading', name: 'Sign up' }],
    },
    unauthorized: {
      given: 'somebody off the admin domain sent away',
      seen: 'the sign-up page opens with the reason',
      visible: [{ role: 'heading', name: 'Sign up' }],
    },
  },
  events: {
    'code.submitted': {
      when: 'the person submits a code',
      cases: [
        { name: 'four digits', payload: { code: '1234' } },
        { name: 'too few digits', payload: { code: '12' } },
      ],
    },
    'code.changed': { when: 'the person changes the code', cases: noPayload },
    'resend.requested': { when: "the person presses 'Resend code'", cases: noPayload },
    'code.replaced': { when: 'another code takes the place of the dead one', cases: raisedInternally },
  },
  calls: {
    readMarker: {
      name: "the look at this tab's marker",
      outcomes: [
        done('the marker is of an admin', { email: admin.email, at: 0, isSignedIn: false }),
        done('the marker is of a marketer', { email: marketer.email, at: 0, isSignedIn: false }),
        done('the marker is of somebody who is signed in already', { email: admin.email, at: 0, isSignedIn: true }),
        done('there is no marker', { email: null, at: 0, isSignedIn: false }),
        fails,
      ],
    },
    lockEnd: { name: 'the minute of the lock', outcomes: [done('it is over'), fails] },
    codeCheck: {
      name: 'the check of the code',
      outcomes: [
        done('the code is right', { kind: 'confirmed' }),
        done('the code is wrong', { kind: 'refused', problem: 'Invalid verification code', isSpent: true, at: null }),
        done('the code was replaced', {
          kind: 'refused',
          problem: 'That code can no longer be used.',
          isSpent: true,
          at: 0,
        }),
        done('the code could not be checked', { kind: 'refused', problem: 'Network error.', isSpent: false, at: null }),
        fails,
      ],
    },
    resend: {
      name: 'the sending of a new code',
      outcomes: [done('a new code was sent', { at: 0 }), done('no code could be sent', { at: null }), fails],
    },
  },
  facts: {
    wasRefused: () => null,
    startedWith: () => null,
    hasProblem: (is) => (is ? 'the reason stands beside the field' : 'no reason stands beside the field'),
  },
  keyOf: ({ context }) => ({
    startedWith: `${context.audience} ${context.origin} ${context.email}`,
    hasProblem: context.problem !== null,
    wasRefused: context.refused !== null,
  }),
})
