import * as z from 'zod/mini'

/**
 * The profile of the person who is signed in (§3), from the claims of the ID token.
 * `role` is the claim `custom:role`, or an empty string without one.
 */
const profileSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z._default(z.string(), ''),
  email: z.string().check(z.minLength(3)),
  phoneNumber: z._default(z.string(), ''),
  role: z._default(z.string(), ''),
  /** Set if the user pool says that nobody has confirmed the email. */
  hasUnverifiedEmail: z.optional(z.literal(true)),
  /** A data URL, if this browser has stored a picture (decision 0038). */
  picture: z.optional(z.string()),
})

export type Profile = z.infer<typeof profileSchema>

const claimsSchema = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.optional(z.string()),
  phone_number: z.optional(z.string()),
  'custom:role': z.optional(z.string()),
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
})

/** Parses a profile that the browser has stored; `null` for anything else. */
export const parseStoredProfile = (text: string | null): Profile | null => {
  try {
    const parsed = profileSchema.safeParse(JSON.parse(text ?? ''))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** The profile in the claims of an ID token (§3), or `null` if they are incomplete. */
export const parseProfileClaims = (claims: unknown): Profile | null => {
  const parsed = claimsSchema.safeParse(claims)
  if (!parsed.success) return null
  const { sub, email, name, phone_number, 'custom:role': role, email_verified } = parsed.data
  const profile = profileSchema.safeParse({
    id: sub,
    email,
    name,
    phoneNumber: phone_number,
    role,
    ...(String(email_verified) === 'false' && { hasUnverifiedEmail: true }),
  })
  return profile.success ? profile.data : null
}

/** Control and format characters, halves of surrogate pairs, and code points without a character. */
const invisible = /\p{C}/gu

/** The initials of the first and the last word of a name; 'PA' without a name (§9). */
export const initialsOf = (name: string): string => {
  const words = name.replace(invisible, '').split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => (word ? [...word][0] : ''))
  return letters.join('').toUpperCase() || 'PA'
}
