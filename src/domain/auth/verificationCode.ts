import { type Audience, errorMessageFor } from '#domain/errorCatalogue.ts'
import { codeLength } from '#domain/limits.ts'

export const codeLengthRule = `Verification code must be ${codeLength} digits`

/** A one-time code as typed or pasted, without what people put between the digits. */
export const normaliseCode = (typed: string): string => typed.replace(/[\s-]/g, '')

/** Whether a typed code can be sent (§5): exactly 4 characters. */
export const isCompleteCode = (typed: string): boolean => normaliseCode(typed).length === codeLength

/** What a person reads after a code was not taken: beside the field, and as a toast. */
export interface CodeProblem {
  readonly field: string
  readonly toast: string
}

const invalid = 'Invalid verification code'

export const wrongCode: CodeProblem = { field: invalid, toast: `${invalid}. Please try again.` }

/** What stands beside the field after a code that can no longer be used: another one was sent, or none could be (decision 0004). */
export const expiredCode = {
  replaced: { field: 'That code can no longer be used. Enter the new one that we have sent you.', toast: '' },
  notReplaced: { field: 'That code can no longer be used. Ask for a new one below.', toast: '' },
} as const satisfies Record<string, CodeProblem>

/** The problem for a raw failure (§8). Only what the server says about the code itself blames the code. */
export const codeProblemFor = (raw: unknown, audience: Audience = 'admin'): CodeProblem => {
  const toast = errorMessageFor(raw, 'Verification failed', audience)
  return { field: toast === errorMessageFor(invalid) ? invalid : toast, toast }
}
