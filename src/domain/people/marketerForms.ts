import * as z from 'zod/mini'
import { changeErrorMessageFor } from '#domain/errorCatalogue.ts'
import { displayNameOf, isAccountNotFound } from '#domain/people/accounts.ts'
import { isTyped } from '#domain/people/confirmation.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { readName } from '#domain/readInput.ts'
import { formFieldOf, mapFields, type MarketerField, marketerFields } from '#domain/records/marketerForm.ts'
import { isolate } from '#domain/text.ts'

/** The entries of the form. */
export type MarketerDetails = Readonly<Record<MarketerField, string>>

export const emptyDetails: MarketerDetails = mapFields(() => '')

/** The entries of the form when it opens. */
export const initialDetailsOf = (marketer: Marketer | null): MarketerDetails =>
  marketer === null ? emptyDetails : mapFields(({ edits }) => String(marketer[edits]))

type DetailsSchema = z.ZodMiniType<MarketerDetails, MarketerDetails>

/** The form of a new marketer (§5). */
export const newMarketerSchema = z.object(mapFields(({ newRule }) => newRule)) as DetailsSchema

/** The form of an existing marketer (§5). What is read-only is not checked. */
export const existingMarketerSchema = z.object(mapFields(({ editRule }) => editRule ?? z.string())) as DetailsSchema

export const marketerFormSchema = (marketer: Marketer | null) =>
  marketer === null ? newMarketerSchema : existingMarketerSchema

/** An entry as the form shows it after the person has left the field (§5). */
export const readEntry = (marketer: Marketer | null, name: MarketerField, entry: string): string => {
  const { read } = formFieldOf(name)
  if (!read) return entry
  return marketer === null ? read.whenNew(entry) : read.whenEdited(entry)
}

/** What the call that creates a marketer sends (§7). */
export const createPayloadOf = (details: MarketerDetails) =>
  Object.fromEntries(
    marketerFields.map((name) => {
      const { sentAs, toSent } = formFieldOf(name)
      return [sentAs.create, toSent ? toSent(details[name]) : details[name]]
    }),
  )

/** What the call that changes a marketer sends (§7). */
export const updatePayloadOf = (details: MarketerDetails) =>
  Object.fromEntries(
    marketerFields.flatMap((name) => {
      const { update } = formFieldOf(name).sentAs
      return update ? [[update, details[name]]] : []
    }),
  )

/** The toast for a form with invalid fields (§5). */
export const formProblemText = 'Please fill all fields correctly.'

/** Whether closing the form would lose an entry. Spaces at either end do not count. */
export const isDirty = (details: MarketerDetails, initial: MarketerDetails): boolean =>
  marketerFields.some((field) => readName(details[field]) !== readName(initial[field]))

/** The text for any other name in the dialog that deletes a marketer. */
export const marketerNameRule = 'Please type the name exactly as it is shown'

/** Whether the typed text is exactly the marketer's name (§5). */
export const isMarketerName = (text: string, marketer: Marketer): boolean => isTyped(text, displayNameOf(marketer))

/** Why a form was not saved, and the field that caused it. `helper` is the text at that field. */
export interface MarketerProblem {
  readonly text: string
  readonly field: MarketerField | null
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
  details: MarketerDetails,
  answer: Marketer | null,
): Marketer | null => answer ?? (marketer && { ...marketer, ...editedFieldsOf(details) })

const editedFields = marketerFields.filter((name) => formFieldOf(name).editRule !== null)

const editedFieldsOf = (details: MarketerDetails): Partial<Marketer> =>
  Object.fromEntries(editedFields.map((name) => [formFieldOf(name).edits, details[name]]))

const isSameValue = (name: MarketerField, one: string, other: string): boolean => {
  const { comparedAs } = formFieldOf(name)
  return comparedAs(one) === comparedAs(other)
}

/** Whether the server has a marketer with these details. Spellings of one phone number are equal. */
export const isSavedAs = (marketer: Marketer, details: MarketerDetails): boolean => {
  const stored = initialDetailsOf(marketer)
  return marketerFields.every((name) => isSameValue(name, stored[name], details[name]))
}

/** A field that the person and somebody else changed to different values. */
export interface FieldConflict {
  readonly field: MarketerField
  readonly mine: string
  readonly theirs: string
}

export type FieldChoice = 'mine' | 'theirs'

/** The fields of the form that differ from the details with which it began, and from what the server has now. */
export const conflictsOf = (
  marketer: Marketer,
  current: Marketer,
  details: MarketerDetails,
): readonly FieldConflict[] => {
  const [before, theirs] = [initialDetailsOf(marketer), initialDetailsOf(current)]
  return editedFields.flatMap((field) =>
    isSameValue(field, details[field], before[field]) ||
    isSameValue(field, theirs[field], before[field]) ||
    isSameValue(field, theirs[field], details[field])
      ? []
      : [{ field, mine: details[field], theirs: theirs[field] }],
  )
}

/** The details to send: the person's value of each changed field, and the value of the server of all others. */
export const mergeDetails = (marketer: Marketer, current: Marketer, details: MarketerDetails): MarketerDetails => {
  const [before, theirs] = [initialDetailsOf(marketer), initialDetailsOf(current)]
  const merged = editedFields.map((field) => [
    field,
    isSameValue(field, details[field], before[field]) ? theirs[field] : details[field],
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
