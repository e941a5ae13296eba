import { codeCheckMachine } from '#machines/auth/codeCheck.machine.ts'
import { resendMachine } from '#machines/auth/resend.machine.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { signUpMachine } from '#machines/auth/signUp.machine.ts'
import { verifyMachine } from '#machines/auth/verify.machine.ts'

/** The charts of the sign-in pages that the console needs before the page answers. */
export const authCharts = [codeCheckMachine, resendMachine, signInMachine, signUpMachine, verifyMachine]
