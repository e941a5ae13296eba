import * as z from 'zod/mini'

/** What a person can change on the settings page (§2): name and email as typed, and the picture as a data URL. */
export interface PersonalDetails {
  readonly name: string
  readonly email: string
  readonly picture: string | null
}

/** All that the settings page shows of whoever is signed in. */
export interface OwnProfile {
  readonly id: string
  /** The address that codes are sent to; saving another one does not change it (decision 0038). */
  readonly signInEmail: string
  /** E.164, or empty. */
  readonly phoneNumber: string
  readonly role: string
  readonly details: PersonalDetails
}

/** What a browser may have kept as a picture: a data URL of a kind that this product makes. */
export const pictureSchema = z.nullable(
  z.string().check(z.regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/)),
)

const fields = ['name', 'email', 'picture'] as const

export const areSameDetails = (one: PersonalDetails, other: PersonalDetails): boolean =>
  fields.every((field) => one[field] === other[field])

/** A draft after what is saved has changed elsewhere: what the person has not touched follows. */
export const mergeDraft = (
  draft: PersonalDetails,
  before: PersonalDetails,
  after: PersonalDetails,
): PersonalDetails => ({
  name: draft.name === before.name ? after.name : draft.name,
  email: draft.email === before.email ? after.email : draft.email,
  picture: draft.picture === before.picture ? after.picture : draft.picture,
})
