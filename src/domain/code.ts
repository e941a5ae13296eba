import { sentenceFor } from '#domain/errorCatalogue.ts'
import { codeLength } from '#domain/limits.ts'

export const codeRule = `Verification code must be ${codeLength} digits`

/** A one-time code as typed or pasted, without what people put between the digits. */
export const cleanCode = (typed: string): string => typed.replace(/[\s-]/g, '')

/** Whether a typed code can be sent (§5): exactly 4 characters. */
export const isCompleteCode = (typed: string): boolean => cleanCode(typed).length === codeLength

/** What a person reads after a code was not taken: beside the field, and as a toast. */
export interface CodeProblem {
  readonly field: string
  readonly toast: string
}

const invalid = 'Invalid verification code'

export const wrongCode: CodeProblem = { field: invalid, toast: `${invalid}. Please try again.` }

/** The problem for a raw failure (§8). Only what the server says about the code itself blames the code. */
export const codeProblemFor = (raw: unknown): CodeProblem => {
  const toast = sentenceFor(raw, 'Verification failed')
  return { field: toast === sentenceFor(invalid) ? invalid : toast, toast }
}
