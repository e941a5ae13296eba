import type { Audience } from '#domain/errorCatalogue.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import {
  answerIdentityCall,
  isIdentityCall,
  continueCall,
  rejectIdentityCall,
  sendConfirmation,
} from '#tests/paths/browser/identity.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'

export const signInPageObject = pageObject({
  machine: signInMachine,
  actorId: 'signIn',
  requestKinds: {
    askForCode: isIdentityCall('InitiateAuth'),
    askForConfirmation: isIdentityCall('ResendConfirmationCode'),
  },
  open: async ({ page }, { start }) =>
    void (await page.goto((start.input as { audience: Audience }).audience === 'admin' ? '/sign-in' : '/amb/sign-in')),
  steps: {
    'email.submitted': async ({ page }, { email }) => {
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Continue' }).click()
    },
  },
  calls: {
    startSignIn: {
      kind: 'askForCode',
      outcomes: {
        'a code was sent': continueCall('askForCode'),
        'a code that confirms the account was sent': sendConfirmation('askForCode', 'askForConfirmation'),
        'the provider requires an unknown step': answerIdentityCall('askForCode', {
          ChallengeName: 'SMS_MFA',
          ChallengeParameters: {},
          Session: 'x'.repeat(20),
        }),
        'the account is unknown': rejectIdentityCall('askForCode', 'UserNotFoundException', 'User does not exist.'),
        'the call fails': rejectIdentityCall('askForCode'),
      },
    },
  },
  impossible: {
    'outcome startSignIn: another tab has just requested a code': 'no request shows it; a journey shows it',
  },
})
