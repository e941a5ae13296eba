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
    when: {
      'sending: startSignIn fails': 'no code could be sent',
      'verifying: verify is done (2)': 'the code cannot be entered in this tab',
    },
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
    when: {
      'submitting: startSignIn fails': 'no code could be sent',
      'submitting: startSignIn is done (1)': 'a code was sent',
    },
  }),
  'auth/signUp': defineTexts<typeof signUpMachine>({
    when: {
      'clearingSession: clearSession fails': 'the earlier session cannot be ended',
      'parsingPhone: parsePhone fails': 'the phone number cannot be checked',
      'sendingCode: sendCode fails': 'no code could be sent',
    },

    otherwise: {
      'starting: always (2)': 'the email was not refused',
    },
    names: {
      parsingPhone: 'Checking phone number',
      clearingSession: 'Ending the earlier session',
    },

    guards: {
      isEmailUnauthorized: 'the email was outside the admin domain',
      areDetailsValid: 'all fields are valid',
      isAlreadyRegistered: 'the account of this email was created a moment ago',
      isPhoneValid: 'the number is valid',
      isAccountCreated: 'the account is created',
      isCodeSent: 'a code was sent',
    },
    actions: {
      setDetails: 'remembers what the person entered',
      setPhoneNumber: 'remembers the number in its international form',
      setRegisteredEmail: 'remembers that the account of this email exists',
      setProblem: 'remembers why the sign-up was not accepted',
      clearProblem: 'no longer shows why the sign-up was not accepted',
      toastDomainRule: 'a message says which email addresses are allowed',
      toastProblem: 'a message says why the sign-up was not accepted',
      toastInvalidDetails: 'a message says what is wrong with the first invalid field',
    },
  }),
  'auth/verify': defineTexts<typeof verifyMachine>({
    otherwise: {
      'redirecting: always (3)': 'the person comes from the sign-in',
      'open.resend.ready: resend.requested (2)': 'no code is being checked',
    },

    guards: {
      isMarketer: 'the person signs in as a marketer',
      isFromSignUp: 'the person comes from the sign-up',
      isSignedIn: 'the person is already signed in',
      isMarkerAccepted: 'a code was sent to this email from this tab, or the person is a marketer',
      isUnauthorized: 'the email that the page was opened with is outside the admin domain',
      isCodeComplete: 'the code is complete',
      isRejectedCode: 'the code was refused before',
      isCheckingCode: 'a code is being checked',
      isResending: 'a new code is being requested',
      isConfirmed: 'the code is correct',
      isCodeReplaced: 'the code was replaced',
      isNewCodeSent: 'a new code was sent',
    },
    actions: {
      setEmailFromMarker: 'shows the email; the 60 seconds until the next code start when the code was sent',
      setCode: 'remembers the code, and no longer shows why the last one failed',
      clearProblem: 'no longer shows why the code failed',
      clearRejection: 'no longer shows why the code failed, and accepts any code again',
      setRejection: 'shows why the code failed',
      setLock: 'the 60 seconds until the next code start again',
      setLockOfOtherTab: 'the 60 seconds until the next code start with the code of the other tab',
      restartResendLock: 'the 60 seconds until the next code start again',
    },
    when: {
      'checking: readEmailMarker fails': 'the browser does not tell to which email the code was sent',
      'open.code.checking: codeCheck is done (3)': 'the code is not accepted, for any other reason',
      'open.resend.locked: awaitLockEnd fails': 'the resend lock stops with an unexpected error',

      'checking: readEmailMarker is done (1)': 'the person is already signed in',
      'checking: readEmailMarker is done (2)': 'the email is found',
      'checking: readEmailMarker is done (3)': 'no code was sent from this tab',
      'checking: readEmailMarker is done (4)': 'no code was sent from this tab, or to another email',
    },
  }),
  'auth/codeCheck': defineTexts<typeof codeCheckMachine>({
    names: {
      confirming: 'Checking the code',
      replacing: 'Sending a new code',
      signingIn: 'Sending a code for the new account',
    },

    when: {
      'confirming: confirmCode fails': 'the code cannot be checked',
      'replacing: replaceCode fails': 'no new code can be sent',
      'signingIn: startSignIn fails': 'no new code can be sent',
    },

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
    when: {
      'resending: resendCode fails': 'no new code can be sent',
      'restartingSignIn: restartSignIn fails': 'the new sign-in fails too',
    },

    actions: {
      setSent: 'remembers when the code was sent',
      toastNotSent: 'a message says why no code could be sent',
    },
  }),
}
