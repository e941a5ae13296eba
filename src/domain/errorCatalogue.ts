/** For whom a sentence is written: an unknown marketer cannot sign up alone (§8). */
export type Audience = 'admin' | 'marketer'

const texts = {
  network: 'Network error. Please check your internet connection and try again.',
  timeout: 'The request timed out. Please try again later.',
  tooOften: 'Too many requests in a short time. Please wait a few minutes and try again.',
  suspended: 'This account is suspended. Please contact support.',
  storage: 'Your browser could not keep the sign-in. Allow this site to store data, or free some space, and try again.',
  unknown: 'Something went wrong. Please try again or contact support.',
  noAccount: 'No account found with this email. Please sign up to create a new account.',
  noMarketer: 'No account found with this email. Please contact support to create your account.',
}

/** §8 to the letter, in its order: the first part that a raw text contains decides. */
const specifiedErrors: readonly (readonly [part: string, sentence: string])[] = [
  ['Phone Number already exists', 'This phone number is already registered. Please use a different phone number.'],
  ['already exists', 'This account already exists. Please use different contact information.'],
  ['PreSignUp failed', 'Unable to create account. Please check your information and try again.'],
  ['Invalid verification code', 'The verification code you entered is incorrect. Please try again.'],
  ['User does not exist', texts.noAccount],
  ['Password attempts exceeded', 'Too many failed attempts. Please try again later or reset your password.'],
  ['User is already suspended', 'This user is already suspended.'],
  ['User is already active', 'This user is already active.'],
  ['User is already blocked', 'This user is already blocked.'],
  ['Permission denied', "You don't have permission to perform this action."],
  ['Network Error', texts.network],
  ['Timeout', texts.timeout],
]

/** What the libraries and the identity provider say in words that §8 does not know (decision 0006). */
const libraryErrors: readonly (readonly [part: string, sentence: string])[] = [
  ['NetworkError', texts.network],
  ['A network error has occurred', texts.network],
  ['Failed to fetch', texts.network],
  ['Load failed', texts.network],
  ['UserNotFoundException', texts.noAccount],
  ['UsernameExistsException', 'This account already exists. Please use different contact information.'],
  ['User is disabled', texts.suspended],
  ['LimitExceeded', texts.tooOften],
  ['TooManyRequests', texts.tooOften],
  ['Unauthorized', 'Unauthorized'],
  ['QuotaExceededError', texts.storage],
  ['The browser could not keep the session', texts.storage],
]

/** Sentences of the console's own rules, which reach a person as they are (§4, §8). */
const ownSentences = new Set(['Unexpected sign-in step.', 'Sign-in is not completed.'])

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What a failure says, with what it was caused by: the identity library wraps what it does not know. */
const rawTexts = (raw: unknown): { message: string; said: string } => {
  if (typeof raw === 'string') return { message: raw, said: raw }
  if (typeof raw !== 'object' || raw === null) return { message: '', said: '' }
  const { name, message, underlyingError } = raw as { name?: unknown; message?: unknown; underlyingError?: unknown }
  const said = `${textOf(name)}: ${textOf(message)}`
  return {
    message: textOf(message),
    said: underlyingError === undefined ? said : `${said}, ${rawTexts(underlyingError).said}`,
  }
}

/**
 * The sentence that a person reads for a raw failure (§8).
 * @param raw what was thrown: an Error, a text, or anything
 * @param fallback the sentence where the failure says nothing at all
 * @param audience who reads it; 'admin' unless told
 * @returns never the raw text itself
 */
export const errorMessageFor = (
  raw: unknown,
  fallback: string = texts.unknown,
  audience: Audience = 'admin',
): string => {
  const { message, said } = rawTexts(raw)
  if (ownSentences.has(message)) return message
  if (message.trim() === '') return fallback
  const sentence = [...specifiedErrors, ...libraryErrors].find(([part]) => said.includes(part))?.[1] ?? texts.unknown
  return audience === 'marketer' && sentence === texts.noAccount ? texts.noMarketer : sentence
}
