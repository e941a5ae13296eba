import * as z from 'zod/mini'

/**
 * Who is signed in (§3), as the identity provider vouches for it.
 * `role` is the token's `custom:role`, or an empty text where the token has none.
 */
export const profileSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z._default(z.string(), ''),
  email: z.string().check(z.minLength(3)),
  phoneNumber: z._default(z.string(), ''),
  role: z._default(z.string(), ''),
  /** A data URL; only where this browser keeps one (decision 0038). */
  picture: z.optional(z.string()),
})

export type Profile = z.infer<typeof profileSchema>

const claimsSchema = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.optional(z.string()),
  phone_number: z.optional(z.string()),
  'custom:role': z.optional(z.string()),
})

/** Whom the claims of an ID token name (§3), or `null` where they name nobody. */
export const parseProfileClaims = (claims: unknown): Profile | null => {
  const parsed = claimsSchema.safeParse(claims)
  if (!parsed.success) return null
  const { sub, email, name, phone_number, 'custom:role': role } = parsed.data
  const profile = profileSchema.safeParse({ id: sub, email, name, phoneNumber: phone_number, role })
  return profile.success ? profile.data : null
}

/** Initials out of the first and the last word of a name, 'PA' where there is none (§9). */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => (word ? [...word][0] : ''))
  return letters.join('').toUpperCase() || 'PA'
}
