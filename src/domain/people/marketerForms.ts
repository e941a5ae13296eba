import * as z from 'zod/mini'
import { isEmail, normaliseEmail } from '#domain/auth/email.ts'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { nameMinLength } from '#domain/limits.ts'
import { displayNameOf, type Marketer } from '#domain/people/marketers.ts'

/** What an admin enters for a new marketer; the phone number as it is dialled in Nigeria. */
export interface NewMarketer {
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** What an admin can change of a marketer. */
export interface MarketerChanges {
  readonly name: string
  readonly phone: string
}

export const emptyNewMarketer: NewMarketer = { name: '', email: '', phone: '' }

const trimmed = z.pipe(
  z.string(),
  z.transform((typed: string) => typed.trim()),
)
const withoutSpaces = z.pipe(
  z.string(),
  z.transform((typed: string) => typed.replace(/\s/g, '')),
)

/** The form of a new marketer (§5). */
export const newMarketerSchema = z.object({
  name: z.pipe(
    trimmed,
    z.string().check(z.minLength(nameMinLength, `Name must be at least ${nameMinLength} characters`)),
  ),
  email: z.pipe(z.string().check(z.refine(isEmail, 'Invalid email address')), z.transform(normaliseEmail)),
  phone: z.pipe(
    withoutSpaces,
    z.string().check(z.regex(/^0\d{10}$/, 'Phone number must be 11 digits and start with 0')),
  ),
})

/** The form of a marketer who is edited (§5). */
export const marketerChangesSchema = z.object({
  name: z.pipe(trimmed, z.string().check(z.minLength(1, 'Name is required'))),
  phone: z.pipe(
    withoutSpaces,
    z
      .string()
      .check(
        z.minLength(1, { error: 'Phone number is required', abort: true }),
        z.regex(/^\+?\d{10,15}$/, 'Please enter a valid phone number'),
      ),
  ),
})

/** What a form says in a toast beside the sentence at each field (§5). */
export const formProblemText = 'Please fill all fields correctly.'

export const toMarketerChanges = ({ name, phoneNumber }: Marketer): MarketerChanges => ({ name, phone: phoneNumber })

/** Whether anything stands in the form that closing it would lose. */
export const isDirty = <Form extends object>(form: Form, untouched: Form): boolean =>
  (Object.keys(untouched) as (keyof Form)[]).some(
    (field) => String(form[field]).trim() !== String(untouched[field]).trim(),
  )

/** Whether the typed text is the marketer's name, letter by letter (§5). */
export const isMarketerName = (typed: string, marketer: Marketer): boolean => typed === displayNameOf(marketer)

/** What a person reads after a form was not taken, and beside the field that it is about. */
export interface MarketerProblem {
  readonly text: string
  readonly field: 'email' | 'phone' | null
  readonly helper: string | null
}

const rawTextOf = (raw: unknown): string => (raw instanceof Error ? raw.message : '')

const phoneHelperFor = (raw: string): string =>
  /invalid/i.test(raw) ? 'Invalid phone number format.' : 'This phone number is already in use'

/**
 * The problem for a raw failure (§8): one that is about the phone number marks its field, an account that exists the email.
 * @param fallback the sentence where the failure says nothing
 */
export const marketerProblemFor = (raw: unknown, fallback: string): MarketerProblem => {
  const text = errorMessageFor(raw, fallback)
  const said = rawTextOf(raw)
  if (/phone/i.test(said)) return { text, field: 'phone', helper: phoneHelperFor(said) }
  if (said.includes('already exists')) return { text, field: 'email', helper: 'This email is already in use' }
  return { text, field: null, helper: null }
}

/** Nothing came back from the server (§8). */
export const noResponseProblem: MarketerProblem = {
  text: 'Failed to create marketer: No response from server',
  field: null,
  helper: null,
}

/** Of a marketer whom the server does not know any more (§8). */
export const marketerNotFoundText = (marketer: Marketer): string =>
  `${displayNameOf(marketer)} is no longer in the system`
