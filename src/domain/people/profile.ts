import * as z from 'zod/mini'

/** The profile of the person who is signed in (§3). `role` is an empty string if the tokens do not name one. */
const profileSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z._default(z.string(), ''),
  email: z.string().check(z.minLength(3)),
  phoneNumber: z._default(z.string(), ''),
  role: z._default(z.string(), ''),
  /** Set if the identity provider says that nobody has confirmed the email. */
  hasUnverifiedEmail: z.optional(z.literal(true)),
  /** A data URL, if this browser has stored a picture (decision 0038). */
  picture: z.optional(z.string()),
})

export type Profile = z.infer<typeof profileSchema>

/** A profile, or `null` if a field is missing or invalid. */
export const parseProfile = (value: unknown): Profile | null => profileSchema.safeParse(value).data ?? null

/** Parses a profile that the browser has stored; `null` for anything else. */
export const parseStoredProfile = (text: string | null): Profile | null => {
  try {
    return parseProfile(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

/**
 * Control and format characters, halves of surrogate pairs, and code points without a character. Flags and families of
 * emoji have joiners and tags in them.
 */
const invisible = /(?!\s|\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{C}/gu

/** Quotation marks, brackets, dashes and full stops stand around what people call a name. */
const isPunctuation = (sign: string): boolean => /^\p{P}$/u.test(sign)

const isVisible = (sign: string): boolean => /[^\p{C}\p{M}\p{Z}]/u.test(sign)

/** The first sign of a word as people see it: a flag is two code points, a family of emoji many. Empty if it has none. */
const firstSignOf = (word: string): string => {
  for (const { segment } of new Intl.Segmenter('en-US', { granularity: 'grapheme' }).segment(word))
    if (isVisible(segment) && !isPunctuation(segment)) return segment
  return ''
}

/** The initials of the first and the last word of a name; 'PA' without a name (§9). */
export const initialsOf = (name: string): string => {
  const signs = name.replace(invisible, '').split(/\s+/).map(firstSignOf).filter(Boolean)
  return [signs[0], ...signs.slice(1).slice(-1)].join('').toUpperCase() || 'PA'
}
