import * as z from 'zod/mini'
import { type Brand, emailField, isAdminEmail, adminDomainRule } from '#domain/auth/email.ts'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { nameMinLength, phoneMinLength } from '#domain/limits.ts'
import { asRead, readName, readPhone } from '#domain/readInput.ts'

/** The values of the sign-up form. The phone number is not converted to E.164 yet. */
export interface SignUpDetails {
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** The fields in the order of the form. */
export const signUpFields = ['name', 'email', 'phone'] as const satisfies readonly (keyof SignUpDetails)[]

/** The schema of the sign-up form (§5). The phone library checks later whether the number is valid in its country. */
export const signUpSchema = (brand: Brand) =>
  z.object({
    name: z.pipe(
      asRead(readName),
      z.string().check(z.minLength(nameMinLength, `Full name must be at least ${nameMinLength} characters`)),
    ),
    email: z.pipe(
      emailField(brand),
      z.string().check(z.refine((email) => isAdminEmail(email, brand), adminDomainRule(brand))),
    ),
    phone: z.pipe(
      asRead(readPhone),
      z
        .string()
        .check(
          z.minLength(phoneMinLength, { error: 'Invalid phone number', abort: true }),
          z.regex(/^[\d+]+$/, 'Phone number must contain only numbers and "+" (country code)'),
        ),
    ),
  })

/** The texts of a failed sign-up: `text` for the toast or notice, `helper` for the field it concerns. */
export interface SignUpProblem {
  readonly text: string
  readonly field: 'email' | 'phone' | null
  readonly helper: string | null
}

export const toFormProblem = (text: string): SignUpProblem => ({ text, field: null, helper: null })

const phoneFormatRule = 'Invalid phone number format.'

/** The problem of an invalid phone number (§5). */
export const invalidPhoneProblem: SignUpProblem = { text: phoneFormatRule, field: 'phone', helper: phoneFormatRule }

const takenProblems = {
  email: { field: 'email', helper: 'This email is already in use' },
  phone: { field: 'phone', helper: 'This phone number is already in use' },
} as const

/** Converts an error of a sign-up to a problem (§8). An account or phone number that exists marks its field. */
export const signUpProblemFor = (raw: unknown): SignUpProblem => {
  const text = errorMessageFor(raw, 'Failed to sign up')
  if (text === errorMessageFor('Phone Number already exists')) return { text, ...takenProblems.phone }
  if (text === errorMessageFor('already exists')) return { text, ...takenProblems.email }
  return toFormProblem(text)
}
