import * as z from 'zod/mini'
import { type Audience, errorMessageFor } from '#domain/errorCatalogue.ts'
import { codeLength } from '#domain/limits.ts'
import { readCode } from '#domain/readInput.ts'

const codeLengthRule = (length: number): string => `Verification code must be ${length} digits`

/** Whether a typed code has the full length (§5). */
export const isCompleteCode = (text: string, length: number = codeLength): boolean => readCode(text).length === length

/** The schema of the code form (§5). The result is the code as it was read. */
export const codeSchema = (length: number = codeLength) => {
  const isComplete = (text: string): boolean => isCompleteCode(text, length)
  return z.object({
    code: z.pipe(
      z.string().check(z.refine(isComplete, codeLengthRule(length))),
      z.transform((text: string) => readCode(text)),
    ),
  })
}

/** The texts after a code was not accepted. An empty `toast` means no toast. */
export interface CodeProblem {
  readonly field: string
  readonly toast: string
}

const invalid = 'Invalid verification code'

export const wrongCode: CodeProblem = { field: invalid, toast: `${invalid}. Please try again.` }

/** The text for an earlier code than the one that can be entered. */
export const replacedCode: CodeProblem = { field: 'A newer code was sent. Enter the one of the last email.', toast: '' }

/** The text for a code that was refused before. It is not sent again, because that would only cost an attempt. */
export const repeatedCode: CodeProblem = {
  field: 'You have tried this code already. Enter the one of the last email.',
  toast: '',
}

/** The texts for an expired code: a new one was sent, or could not be sent (decision 0004). */
export const expiredCode = {
  sent: { field: 'That code can no longer be used. Enter the new one that we have sent you.', toast: '' },
  notSent: { field: 'That code can no longer be used. Ask for a new one below.', toast: '' },
} as const satisfies Record<string, CodeProblem>

/** The texts after a code has confirmed a new account: the code for the sign-in was sent, or could not be sent. */
export const accountConfirmed = {
  sent: { field: 'Your email is confirmed. Enter the new code that we have sent you to sign in.', toast: '' },
  notSent: { field: 'Your email is confirmed. Ask for a code below to sign in.', toast: '' },
} as const satisfies Record<string, CodeProblem>

/**
 * Converts an error to a problem (§8). The field blames the code only if the server does. Otherwise it shows the
 * reason, and a toast would repeat it.
 */
export const codeProblemFor = (raw: unknown, audience: Audience = 'admin'): CodeProblem => {
  const text = errorMessageFor(raw, 'Verification failed', audience)
  return text === errorMessageFor(invalid) ? { field: invalid, toast: text } : { field: text, toast: '' }
}
