import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { answer, isTarget, letThrough, refuse } from '#tests/paths/browser/identity.ts'
import { stage } from '#tests/paths/browser/pageObject.ts'

export const signInStage = stage({
  machine: signInMachine,
  actor: 'signIn',
  kinds: { askForCode: isTarget('InitiateAuth') },
  open: async ({ page }) => void (await page.goto('/sign-in')),
  gestures: {
    'email.submitted': async ({ page }, { email }) => {
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Continue' }).click()
    },
  },
  calls: {
    startSignIn: {
      kind: 'askForCode',
      ends: {
        'a code was sent': letThrough('askForCode'),
        'an unknown step follows': answer('askForCode', {
          ChallengeName: 'SMS_MFA',
          ChallengeParameters: {},
          Session: 'x'.repeat(20),
        }),
        'the call fails': refuse('askForCode'),
      },
    },
  },
})
