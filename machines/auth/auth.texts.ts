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
    names: {
      prompting: 'Dialog open',
      sending: 'Requesting a code',
      verifying: 'Entering the code',
      confirmed: 'Signed in again',
    },
    guards: {
      isCodeSent: 'a code was sent',
      isLocked: 'another browser tab has just requested a code for the same email address',
      isConfirmed: 'the code is correct',
    },
    actions: {
      clearProblem: 'hides the error of an earlier try',
      setLockedProblem: 'says in the dialog that a code was sent less than a minute ago',
      setUnexpectedStepProblem: 'shows "Unexpected sign-in step." in the dialog',
      setProblem: 'shows the reason in the dialog',
      setVerifyProblem: 'shows the reason in the dialog',
    },
    when: {
      'sending: startSignIn is done (2)': 'another browser tab has just requested a code for the same email address',
      'sending: startSignIn is done (3)': 'the sign-in service asks for a step that the console does not support',
      'sending: startSignIn fails': 'no code could be sent',
      'verifying: verify is done (2)': 'this tab no longer knows that it requested a code, so none can be entered',
      'verifying: verify fails': 'an unexpected error happens in the check of the code',
    },
  }),
  'auth/signIn': defineTexts<typeof signInMachine>({
    guards: {
      isEmailValid: 'the person submits a valid email address',
      isCodeSent: 'a code was sent',
      isLocked: 'another browser tab has just requested a code for the same email address',
    },
    actions: {
      setEmail: 'remembers the email address, to which the code is sent',
      setLockedProblem: 'says below the field that a code was sent less than a minute ago',
      setUnexpectedStepProblem: 'shows "Unexpected sign-in step." below the field',
      setProblem: 'shows the reason below the field',
    },
    names: { editing: 'Entering the email', submitting: 'Requesting a code', sent: 'Code sent' },
    when: {
      'submitting: startSignIn is done (1)': 'a code was sent',
      'submitting: startSignIn is done (2)': 'another browser tab has just requested a code for the same email address',
      'submitting: startSignIn is done (3)': 'the sign-in service asks for a step that the console does not support',
      'submitting: startSignIn fails': 'no code could be sent',
      'editing: email.submitted': 'the person submits a valid email address',
    },
  }),
  'auth/signUp': defineTexts<typeof signUpMachine>({
    actionsAt: {
      'parsingPhone: parsePhone is done (2)': { setProblem: 'the form marks the phone number as invalid' },
    },
    when: {
      'clearingSession: clearSession is done': 'the earlier session is ended',
      'clearingSession: clearSession fails': 'the earlier session cannot be ended',
      'parsingPhone: parsePhone fails': 'the phone number cannot be checked',
      'registering: register is done (2)': 'the sign-in service asks for a step that the console does not support',
      'registering: register fails': 'the account cannot be created',
      'sendingCode: sendCode is done (2)': 'the sign-in service asks for a step that the console does not support',
      'sendingCode: sendCode fails': 'no code could be sent',
    },

    otherwise: {
      'starting: always (2)': 'it was opened for any other reason',
    },
    names: {
      starting: 'Opening the page',
      editing: 'Filling in the form',
      refused: 'Sign-up failed',
      parsingPhone: 'Checking phone number',
      clearingSession: 'Ending the earlier session',
      registering: 'Creating the account',
      sent: 'Code sent',
      sendingCode: 'Sending the code',
    },

    guards: {
      isEmailUnauthorized: 'it was opened because an email address is not of the company',
      areDetailsValid: 'all fields are valid, and the account is not created yet',
      isAlreadyRegistered: 'an earlier submit has already created the account for this email address',
      isPhoneValid: 'the number is valid',
      isAccountCreated: 'the account is created',
      isCodeSent: 'a code was sent',
    },
    actions: {
      setDetails: 'keeps what the person entered',
      setPhoneNumber: 'keeps the number in its international format',
      setRegisteredEmail: 'remembers that the account exists',
      setProblem: 'shows the reason in the form',
      clearProblem: 'hides the error of the last try',
      toastDomainRule: 'a message says which email addresses are allowed',
      toastProblem: 'a message says why the sign-up failed',
      toastInvalidDetails: 'a message says what is wrong with the first invalid field',
    },
  }),
  'auth/verify': defineTexts<typeof verifyMachine>({
    otherwise: {
      'redirecting: always (3)': 'the person is any other admin',
      'open.resend.ready: resend.requested (2)': 'no code is being checked',
    },
    names: {
      checking: 'Checking the email address',
      redirecting: 'Going back',
      open: 'Code page open',
      'open.code': 'Code field',
      'open.code.entering': 'Entering the code',
      'open.code.checking': 'Checking the code',
      'open.resend': 'Resend button',
      'open.resend.locked': 'Countdown running',
      'open.resend.ready': 'Resend possible',
      'open.resend.sending': 'Sending a new code',
      confirmed: 'Signed in',
      redirectedToSignIn: 'Back to sign-in page',
      redirectedToAmbassadorSignIn: 'Back to sign-in page of marketers',
      redirectedToSignUp: 'Back to sign-up page',
      unauthorized: 'Email address not allowed',
    },

    guards: {
      isMarketer: 'the person is a marketer',
      isFromSignUp: 'the person is an admin who came from the sign-up page',
      isSignedIn: 'the person is already signed in',
      isMarkerAccepted:
        'it is for the email address from the previous page, or the person is a marketer and came without one',
      isUnauthorized:
        'this tab has requested no code, and the email address from the previous page is not of the company',
      isCodeComplete: 'the code has all its characters',
      isRejectedCode: 'this code was refused, and the person has not edited the field since',
      isCheckingCode: 'a code is being checked',
      isResending: 'a new code is being requested',
      isConfirmed: 'the code is correct',
      isCodeReplaced: 'the code does not sign the person in, and a new one was sent',
      isNewCodeSent: 'a new code was sent',
    },
    actions: {
      setEmailFromMarker: 'shows the email address to which the code was sent, and sets the countdown to 60 seconds',
      setCode: 'hides the error of the last code',
      clearProblem: 'hides the error of the last code',
      clearRejection: 'hides the error; the refused code can be submitted again too',
      setRejection: 'shows the reason below the field',
      setLock: 'sets the countdown to 60 seconds',
      setLockOfOtherTab: 'the countdown starts at the time of that request',
      restartResendLock: 'restarts the countdown of 60 seconds',
    },
    when: {
      'checking: readEmailMarker is done (1)': 'the person is already signed in',
      'checking: readEmailMarker is done (2)': 'this tab has requested a code',
      'checking: readEmailMarker is done (3)':
        'this tab has requested no code, and the email address from the previous page is not of the company',
      'checking: readEmailMarker is done (4)':
        'in all other cases, for example if this tab has requested a code for another email address',
      'checking: readEmailMarker fails': 'it is unknown whether this tab has requested a code',
      'open: subscribeToCodes fails': 'watching other browser tabs fails',
      'open.code.checking: codeCheck is done (2)': 'the code does not sign the person in, and a new one was sent',
      'open.code.checking: codeCheck is done (3)':
        'the code does not sign the person in, for example because it is wrong, and no new code was sent',
      'open.code.checking: codeCheck fails': 'an unexpected error happens in the check of the code',
      'open.resend.locked: awaitLockEnd is done': 'the countdown ends',
      'open.resend.locked: awaitLockEnd fails': 'an unexpected error happens in the countdown',
      'open.resend.sending: resend fails': 'an unexpected error happens in the request for a new code',
    },
  }),
  'auth/codeCheck': defineTexts<typeof codeCheckMachine>({
    actionsAt: {
      'confirming: confirmCode is done (3)': {
        setProblem: 'the field says that the code is wrong',
        toastProblem: 'a message says that the code is wrong',
      },
      'confirming: confirmCode is done (5)': {
        setProblem: 'the field says that the sign-in is not completed',
        toastProblem: 'a message says that the sign-in is not completed',
      },
      'replacing: replaceCode is done': {
        setProblem: 'the field says that the code can no longer be used and that a new one was sent',
      },
      'replacing: replaceCode fails': {
        setProblem: 'the field says that the code can no longer be used, and asks the person to request a new one',
      },
      'signingIn: startSignIn is done': {
        setProblem: 'the field says that the email address is confirmed and that a new code was sent',
      },
      'signingIn: startSignIn fails': {
        setProblem: 'the field says that the email address is confirmed, and asks the person to request a new code',
      },
    },
    names: {
      confirming: 'Checking the code',
      replacing: 'Sending a new code',
      signingIn: 'Sending a code for the new account',
      confirmed: 'Code accepted',
      refused: 'Not signed in yet',
    },

    when: {
      'confirming: confirmCode is done (5)': 'the sign-in service asks for a step that the console does not support',
      'confirming: confirmCode fails': 'the code cannot be checked',
      'replacing: replaceCode fails': 'no new code can be sent',
      'signingIn: startSignIn fails': 'no new code can be sent',
    },

    guards: {
      isConfirmed: 'the code is correct',
      isAccountConfirmed: 'the code only confirms a new account',
      isWrong: 'the code is wrong',
      isExpired: 'the code can no longer be used',
    },
    actions: {
      markRejected: 'the person cannot submit this code again',
      setNewCode: 'the countdown until the next code starts now',
      setProblem: 'the field shows the reason',
      toastProblem: 'a message shows the reason',
      toastNotSent: 'a message says why no code could be sent',
    },
  }),
  'auth/resend': defineTexts<typeof resendMachine>({
    names: {
      resending: 'Requesting a new code',
      restartingSignIn: 'Starting a new sign-in',
      sent: 'Code sent',
      failed: 'No code sent',
    },
    when: {
      'resending: resendCode fails': 'the request for a new code fails',
      'restartingSignIn: restartSignIn fails': 'the new sign-in fails too',
    },

    actions: {
      setSent: 'the countdown until the next code starts now',
      toastNotSent: 'a message says why no code could be sent',
    },
  }),
}
