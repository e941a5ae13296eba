import * as z from 'zod/mini'
import { readName } from '#domain/readInput.ts'

/** The profile of the signed-in person on the settings page. */
export interface OwnProfile {
  readonly id: string
  /** The address for codes. Saving another email does not change it (decision 0038). */
  readonly signInEmail: string
  /** E.164, or empty. */
  readonly phoneNumber: string
  readonly role: string
  readonly details: PersonalDetails
}

/** A picture: a data URL of a type that this product creates. */
export const pictureSchema = z.nullable(
  z.string().check(z.regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/)),
)

/** The fields that a person can change on the settings page (§2). Name and email are not validated (§5). */
export const personalDetailsSchema = z.object({ name: z.string(), email: z.string(), picture: pictureSchema })

export type PersonalDetails = z.infer<typeof personalDetailsSchema>

const fields = Object.keys(personalDetailsSchema.shape) as readonly (keyof PersonalDetails)[]

export const areSameDetails = (a: PersonalDetails, b: PersonalDetails): boolean =>
  fields.every((field) => a[field] === b[field])

/**
 * The name to save: the person's if it was changed, otherwise the one that is stored now.
 * @returns null if the person and another browser changed it to different names
 */
export const nameToSave = (before: string, stored: string, mine: string): string | null => {
  if (isSameName(mine, before)) return stored
  return isSameName(stored, before) || isSameName(stored, mine) ? mine : null
}

/** Whether two texts are the same name. Spaces at either end do not count. */
export const isSameName = (one: string, other: string): boolean => readName(one) === readName(other)

/** Merges a save of another tab into a draft: fields that the person has not changed get the new value. */
export const mergeDraft = (
  draft: PersonalDetails,
  before: PersonalDetails,
  after: PersonalDetails,
): PersonalDetails => {
  const changed = fields.filter((field) => draft[field] !== before[field])
  return { ...after, ...Object.fromEntries(changed.map((field) => [field, draft[field]])) }
}
