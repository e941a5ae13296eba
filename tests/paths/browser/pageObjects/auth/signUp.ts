import { signUpMachine } from '#machines/auth/signUp.machine.ts'
import {
  answerIdentityCall,
  challenge,
  isIdentityCall,
  rejectIdentityCall,
  requireUnknownStep,
} from '#tests/paths/browser/session/identity.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import type { SignUpDetails } from '#domain/auth/signUp.ts'

export const signUpPageObject = pageObject({
  machine: signUpMachine,
  actorId: 'signUp',
  endsAtOnce: ['findSession', 'parsePhone', 'clearSession'],
  requestKinds: {
    register: isIdentityCall('SignUp'),
    askForCode: isIdentityCall('InitiateAuth'),
  },
  open: async (context, { start }) => {
    const { reason } = start.input as { reason: string | null }
    await context.page.goto(reason === null ? '/sign-up' : `/sign-up?reason=${reason}`)
  },
  calls: {
    register: {
      kind: 'register',
      outcomes: {
        'the account is created': answerIdentityCall('register', { UserConfirmed: true, UserSub: 'x' }),
        'the answer has no account': answerIdentityCall('register', {}),
        'the email is taken': rejectIdentityCall('register', 'UsernameExistsException', 'User already exists'),
        'the phone number is taken': rejectIdentityCall(
          'register',
          'UserLambdaValidationException',
          'PreSignUp failed with error Phone Number already exists.',
        ),
        'there are too many attempts': rejectIdentityCall(
          'register',
          'LimitExceededException',
          'Attempt limit exceeded.',
        ),
        'the call fails': rejectIdentityCall('register'),
      },
    },
    sendCode: {
      kind: 'askForCode',
      outcomes: {
        'a code was sent': answerIdentityCall('askForCode', challenge),
        'the provider requires an unknown step': requireUnknownStep('askForCode'),
        'the call fails': rejectIdentityCall('askForCode'),
      },
    },
  },
  impossible: {
    'event details.submitted: an email outside the admin domain': 'the form does not submit invalid details',
    'outcome findSession: a session is stored': 'another page opens at once; a journey shows it',
    'outcome clearSession: another tab has signed a person in': 'no request shows it; a journey shows it',
  },
  // The typed number decides the outcome of its check. Typing into a field clears the problem that was shown before.
  isPossible: (input, { snapshot }) => {
    const signUp = snapshot?.context as { details: SignUpDetails; problem: object | null } | undefined
    if (input.type === 'outcome' && input.invoke === 'parsePhone')
      return (input.case === 'the number is valid') === !signUp?.details.phone.startsWith('00')
    return !(input.type === 'event' && input.event === 'validation.failed' && signUp?.problem)
  },
})
