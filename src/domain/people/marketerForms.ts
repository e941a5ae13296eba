import * as z from 'zod/mini'
import { isEmail } from '#domain/auth/email.ts'
import { asRead, phoneDigits, readEmail, readLocalPhone, readName, readStoredPhone } from '#domain/readInput.ts'
import { changeErrorMessageFor } from '#domain/errorCatalogue.ts'
import { nameMinLength } from '#domain/limits.ts'
import { displayNameOf, isAccountNotFound } from '#domain/people/accounts.ts'
import { isTyped } from '#domain/people/confirmation.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { isolate } from '#domain/text.ts'

/** The fields of the form. A new marketer's phone number is typed as it is dialled in Nigeria. */
export interface MarketerDetails {
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** The fields that an admin can change of an existing marketer. */
export type MarketerChanges = Pick<MarketerDetails, 'name' | 'phone'>

export const emptyDetails: MarketerDetails = { name: '', email: '', phone: '' }

/** The entries of the form when it opens. */
export const initialDetailsOf = (marketer: Marketer | null): MarketerDetails =>
  marketer === null ? emptyDetails : { name: marketer.name, email: marketer.email, phone: marketer.phoneNumber }

/** The form of a new marketer (§5). */
export const newMarketerSchema = z.object({
  name: z.pipe(
    asRead(readName),
    z.string().check(z.minLength(nameMinLength, `Name must be at least ${nameMinLength} characters`)),
  ),
  email: z.pipe(z.string().check(z.refine(isEmail, 'Invalid email address')), z.transform(readEmail)),
  phone: z.pipe(
    asRead(readLocalPhone),
    z.string().check(z.regex(/^0\d{10}$/, 'Phone number must be 11 digits and start with 0')),
  ),
})

/** The form of an existing marketer (§5). The email is read-only, so it is not checked. */
export const existingMarketerSchema = z.object({
  name: z.pipe(asRead(readName), z.string().check(z.minLength(1, 'Name is required'))),
  email: z.string(),
  phone: z.pipe(
    asRead(readStoredPhone),
    z
      .string()
      .check(
        z.minLength(1, { error: 'Phone number is required', abort: true }),
        z.regex(/^\+?\d{10,15}$/, 'Please enter a valid phone number'),
      ),
  ),
})

/** The phone number as the form wants it (§5). */
export const readFormPhone = (marketer: Marketer | null, phone: string): string =>
  marketer === null ? readLocalPhone(phone) : readStoredPhone(phone)

export const marketerFormSchema = (marketer: Marketer | null) =>
  marketer === null ? newMarketerSchema : existingMarketerSchema

/** The toast for a form with invalid fields (§5). */
export const formProblemText = 'Please fill all fields correctly.'

/** Whether closing the form would lose an entry. Spaces at either end do not count. */
export const isDirty = (details: MarketerDetails, initial: MarketerDetails): boolean =>
  (Object.keys(initial) as (keyof MarketerDetails)[]).some(
    (field) => readName(details[field]) !== readName(initial[field]),
  )

/** The text for any other name in the dialog that deletes a marketer. */
export const marketerNameRule = 'Please type the name exactly as it is shown'

/** Whether the typed text is exactly the marketer's name (§5). */
export const isMarketerName = (text: string, marketer: Marketer): boolean => isTyped(text, displayNameOf(marketer))

/** Why a form was not saved, and the field that caused it. `helper` is the text at that field. */
export interface MarketerProblem {
  readonly text: string
  readonly field: 'email' | 'phone' | null
  readonly helper: string | null
}

const phoneHelperFor = (message: string): string =>
  /invalid/i.test(message) ? 'Invalid phone number format.' : 'This phone number is already in use'

/**
 * The problem for an error of the server (§8). A message about the phone number marks its field,
 * an account that already exists marks the email.
 * @param fallback the text for an error that the catalogue does not know
 */
export const marketerProblemFor = (error: unknown, fallback: string): MarketerProblem => {
  const text = changeErrorMessageFor(error, fallback)
  const message = error instanceof Error ? error.message : ''
  if (/phone/i.test(message)) return { text, field: 'phone', helper: phoneHelperFor(message) }
  if (message.includes('already exists')) return { text, field: 'email', helper: 'This email is already in use' }
  return { text, field: null, helper: null }
}

/** The problem if the server returns no new marketer (§8). */
const noResponseProblem: MarketerProblem = {
  text: 'Failed to create marketer: No response from server',
  field: null,
  helper: null,
}

/** The text for a marketer that no longer exists on the server (§8). */
export const marketerNotFoundText = (marketer: Marketer): string =>
  `${isolate(displayNameOf(marketer))} is no longer in the system`

/**
 * The problem of a failed save (§8).
 * @param marketer the edited marketer; null for a new one
 * @param error null if the server answered, but without the marketer
 */
export const marketerSaveProblem = (marketer: Marketer | null, error: unknown): MarketerProblem => {
  if (marketer === null && error === null) return noResponseProblem
  if (marketer === null) return marketerProblemFor(error, 'An unexpected error occurred while creating marketer')
  if (isAccountNotFound(error)) return { text: marketerNotFoundText(marketer), field: null, helper: null }
  return marketerProblemFor(error, 'Failed to update marketer')
}

/**
 * The marketer after a save. If the server returns none, an edited marketer gets what was submitted.
 * @returns null if the server returns no new marketer: the save has failed
 */
export const savedMarketerOf = (
  marketer: Marketer | null,
  { name, phone }: MarketerDetails,
  answer: Marketer | null,
): Marketer | null => answer ?? (marketer && { ...marketer, name, phoneNumber: phone })

/** Whether the server has a marketer with these details. Spellings of one phone number are equal. */
export const isSavedAs = (marketer: Marketer, { name, email, phone }: MarketerDetails): boolean =>
  readName(marketer.name) === readName(name) &&
  readEmail(marketer.email) === readEmail(email) &&
  phoneDigits(marketer.phoneNumber) === phoneDigits(phone)

/** A field that the person and somebody else changed to different values. */
export interface FieldConflict {
  readonly field: keyof MarketerChanges
  readonly mine: string
  readonly theirs: string
}

export type FieldChoice = 'mine' | 'theirs'

const savedFields = ['name', 'phone'] as const

const isSameField = (field: keyof MarketerChanges, one: string, other: string): boolean =>
  field === 'phone' ? phoneDigits(one) === phoneDigits(other) : readName(one) === readName(other)

/** The fields of the form that differ from the details with which it began, and from what the server has now. */
export const conflictsOf = (
  marketer: Marketer,
  current: Marketer,
  details: MarketerDetails,
): readonly FieldConflict[] => {
  const [before, theirs] = [initialDetailsOf(marketer), initialDetailsOf(current)]
  return savedFields.flatMap((field) =>
    isSameField(field, details[field], before[field]) ||
    isSameField(field, theirs[field], before[field]) ||
    isSameField(field, theirs[field], details[field])
      ? []
      : [{ field, mine: details[field], theirs: theirs[field] }],
  )
}

/** The details to send: the person's value of each changed field, and the value of the server of all others. */
export const mergeDetails = (marketer: Marketer, current: Marketer, details: MarketerDetails): MarketerDetails => {
  const [before, theirs] = [initialDetailsOf(marketer), initialDetailsOf(current)]
  const merged = savedFields.map((field) => [
    field,
    isSameField(field, details[field], before[field]) ? theirs[field] : details[field],
  ])
  return { ...details, ...Object.fromEntries(merged) }
}

/** The details after the person has chosen a value for each conflict. */
export const resolveConflicts = (
  details: MarketerDetails,
  conflicts: readonly FieldConflict[],
  choices: Readonly<Partial<Record<string, FieldChoice>>>,
): MarketerDetails => ({
  ...details,
  ...Object.fromEntries(
    conflicts.map(({ field, mine, theirs }) => [field, choices[field] === 'theirs' ? theirs : mine]),
  ),
})
