import type { Audience } from '#domain/errorCatalogue.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import {
  continueCall,
  isIdentityCall,
  rejectIdentityCall,
  requireUnknownStep,
  sendConfirmation,
} from '#tests/paths/browser/session/identity.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'

export const signInPageObject = pageObject({
  machine: signInMachine,
  actorId: 'signIn',
  endsAtOnce: ['findSession'],
  requestKinds: {
    askForCode: isIdentityCall('InitiateAuth'),
    askForConfirmation: isIdentityCall('ResendConfirmationCode'),
  },
  open: async ({ page }, { start }) =>
    void (await page.goto((start.input as { audience: Audience }).audience === 'admin' ? '/sign-in' : '/amb/sign-in')),
  calls: {
    startSignIn: {
      kind: 'askForCode',
      outcomes: {
        'a code was sent': continueCall('askForCode'),
        'a code that confirms the account was sent': sendConfirmation('askForCode', 'askForConfirmation'),
        'the provider requires an unknown step': requireUnknownStep('askForCode'),
        'the account is unknown': rejectIdentityCall('askForCode', 'UserNotFoundException', 'User does not exist.'),
        'the call fails': rejectIdentityCall('askForCode'),
      },
    },
  },
  impossible: {
    'start the area has refused an account': 'the page of the area opens first; a journey shows it',
    'event link.followed: with a typed email': 'another page opens; a journey shows it',
    'event link.followed: without an email': 'another page opens; a journey shows it',
    'outcome findSession: a session is stored': 'another page opens at once; a journey shows it',
    'outcome startSignIn: another tab has just requested a code': 'no request shows it; a journey shows it',
    'outcome startSignIn: another tab has signed the person in': 'no request shows it; a journey shows it',
  },
})
