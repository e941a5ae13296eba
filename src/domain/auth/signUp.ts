import * as z from 'zod/mini'
import { type Brand, emailField, isAdminEmail } from '#domain/auth/email.ts'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { nameMinLength, phoneMinLength } from '#domain/limits.ts'
import { adminDomainRule } from '#domain/emailTexts.ts'

/** What a person enters to sign up: name and email as they are sent, the phone number as it was typed. */
export interface SignUpDetails {
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** The fields in the order of the form. */
export const signUpFields = ['name', 'email', 'phone'] as const satisfies readonly (keyof SignUpDetails)[]

const trimmed = z.pipe(
  z.string(),
  z.transform((typed: string) => typed.trim()),
)

/** The sign-up form (§5): a sentence for each field that cannot be taken. Whether a number exists in its country is asked of the phone library afterwards. */
export const signUpSchema = (brand: Brand) =>
  z.object({
    name: z.pipe(
      trimmed,
      z.string().check(z.minLength(nameMinLength, `Full name must be at least ${nameMinLength} characters`)),
    ),
    email: z.pipe(
      emailField(brand),
      z.string().check(z.refine((email) => isAdminEmail(email, brand), adminDomainRule(brand))),
    ),
    phone: z.pipe(
      trimmed,
      z
        .string()
        .check(
          z.minLength(phoneMinLength, { error: 'Invalid phone number', abort: true }),
          z.regex(/^[\d+]+$/, 'Phone number must contain only numbers and "+" (country code)'),
        ),
    ),
  })

/** What a person reads after a sign-up was not taken: as a toast or notice, and beside the field that it is about. */
export interface SignUpProblem {
  readonly text: string
  readonly field: 'email' | 'phone' | null
  readonly helper: string | null
}

export const toFormProblem = (text: string): SignUpProblem => ({ text, field: null, helper: null })

const phoneFormatRule = 'Invalid phone number format.'

/** The number does not exist in the country, or is none at all (§5). */
export const invalidPhoneProblem: SignUpProblem = { text: phoneFormatRule, field: 'phone', helper: phoneFormatRule }

const taken = {
  email: { field: 'email', helper: 'This email is already in use' },
  phone: { field: 'phone', helper: 'This phone number is already in use' },
} as const

/** The problem for a raw failure of a sign-up (§8): an account or a phone number that exists marks its field. */
export const signUpProblemFor = (raw: unknown): SignUpProblem => {
  const text = errorMessageFor(raw, 'Failed to sign up')
  if (text === errorMessageFor('Phone Number already exists')) return { text, ...taken.phone }
  if (text === errorMessageFor('already exists')) return { text, ...taken.email }
  return toFormProblem(text)
}
