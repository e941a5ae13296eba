import type { codeCheckMachine } from '#machines/auth/codeCheck.machine.ts'
import type { resendMachine } from '#machines/auth/resend.machine.ts'
import type { signInMachine } from '#machines/auth/signIn.machine.ts'
import type { signInAgainMachine } from '#machines/auth/signInAgain.machine.ts'
import type { signUpMachine } from '#machines/auth/signUp.machine.ts'
import type { verifyMachine } from '#machines/auth/verify.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the charts of `machines/auth`. */
export const authTexts = {
  'auth/signInAgain': defineTexts<typeof signInAgainMachine>({
    guards: {
      isCodeSent: 'a code was sent',
      isLocked: 'another tab has just requested a code',
      isConfirmed: 'the code is correct',
    },
    actions: {
      clearProblem: 'no longer shows why the last try failed',
      setLockedProblem: 'says that another tab has just requested a code',
      setUnexpectedStepProblem: 'says that the sign-in needs an unknown step',
      setProblem: 'shows why no code could be sent',
      setVerifyProblem: 'shows why the code cannot be entered',
    },
    when: { 'verifying: verify is done (2)': 'the code cannot be entered in this tab' },
  }),
  'auth/signIn': defineTexts<typeof signInMachine>({
    guards: {
      isEmailValid: 'the email is valid',
      isCodeSent: 'a code was sent',
      isLocked: 'another tab has just requested a code',
    },
    actions: {
      setEmail: 'remembers the email',
      setLockedProblem: 'says that another tab has just requested a code',
      setUnexpectedStepProblem: 'says that the sign-in needs an unknown step',
      setProblem: 'shows why no code could be sent',
    },
    when: { 'submitting: startSignIn is done (1)': 'a code was sent' },
  }),
  'auth/signUp': defineTexts<typeof signUpMachine>({
    guards: {
      isEmailUnauthorized: 'the email was outside the admin domain',
      areDetailsValid: 'all fields are valid',
      isAlreadyRegistered: 'the account of this email was created a moment ago',
      isPhoneValid: 'the number is valid',
      isAccountCreated: 'the account is created',
      isCodeSent: 'a code was sent',
    },
    actions: {
      setDetails: 'remembers the details',
      setPhoneNumber: 'remembers the international number',
      setRegisteredEmail: 'remembers that the account exists',
      setProblem: 'remembers why the sign-up was not accepted',
      clearProblem: 'no longer shows why the sign-up was not accepted',
      toastDomainRule: 'a message says which email addresses are allowed',
      toastProblem: 'a message says why the sign-up was not accepted',
      toastInvalidDetails: 'a message says what is wrong with the first invalid field',
    },
  }),
  'auth/verify': defineTexts<typeof verifyMachine>({
    guards: {
      isMarketer: 'the person signs in as a marketer',
      isFromSignUp: 'the person comes from the sign-up',
      isSignedIn: 'the person is already signed in',
      isMarkerAccepted: 'the marker has the same email, or a marketer comes without one',
      isUnauthorized: 'the email is outside the admin domain, and there is no marker',
      isCodeComplete: 'the code is complete',
      isRejectedCode: 'the code was refused before',
      isCheckingCode: 'a code is being checked',
      isResending: 'a new code is being requested',
      isConfirmed: 'the code is correct',
      isCodeReplaced: 'the code was replaced',
      isNewCodeSent: 'a new code was sent',
    },
    actions: {
      setEmailFromMarker: 'shows the email, and counts the resend lock from the time of the code',
      setCode: 'remembers the code, and no longer shows why the last one failed',
      clearProblem: 'no longer shows why the code failed',
      clearRejection: 'no longer shows why the code failed, and accepts every code again',
      setRejection: 'shows why the code failed',
      setLock: 'starts the resend lock again',
      setLockOfOtherTab: 'counts the resend lock from the code of the other tab',
      restartResendLock: 'starts the resend lock again',
    },
    when: {
      'checking: readEmailMarker is done (1)': 'the person is already signed in',
      'checking: readEmailMarker is done (2)': 'the email is found',
      'checking: readEmailMarker is done (3)': 'no email is found',
      'checking: readEmailMarker is done (4)': 'no email is found, or it is another email',
    },
  }),
  'auth/codeCheck': defineTexts<typeof codeCheckMachine>({
    guards: {
      isConfirmed: 'the code is correct',
      isAccountConfirmed: 'the code confirms a new account',
      isWrong: 'the code is wrong',
      isExpired: 'the code can no longer be used',
    },
    actions: {
      markRejected: 'does not accept the same code again',
      setNewCode: 'remembers when the new code was sent',
      setProblem: 'shows the reason below the field',
      toastProblem: 'a message says why the code failed',
      toastNotSent: 'a message says why no code could be sent',
    },
  }),
  'auth/resend': defineTexts<typeof resendMachine>({
    actions: {
      setSent: 'remembers when the code was sent',
      toastNotSent: 'a message says why no code could be sent',
    },
  }),
}
