import { truncationText } from '#domain/lists/loadProgress.ts'

/** The reader of a message. The text for an unknown account differs, because a marketer cannot sign up (§8). */
export type Audience = 'admin' | 'marketer'

const texts = {
  network: 'Network error. Please check your internet connection and try again.',
  timeout: 'The request timed out. Please try again later.',
  tooOften: 'Too many requests in a short time. Please wait a few minutes and try again.',
  paused: 'Too many requests in a short time. Please wait a moment and try again.',
  suspended: 'This account is suspended. Please contact support.',
  storage: 'Your browser could not keep the sign-in. Allow this site to store data, or free some space, and try again.',
  unknown: 'Something went wrong. Please try again or contact support.',
}

const unknownAccount: Readonly<Record<Audience, string>> = {
  admin: 'No account found with this email. Please sign up to create a new account.',
  marketer: 'No account found with this email. Please contact support to create your account.',
}

/** The catalogue of §8. The first part that the raw text contains decides the message. */
const specifiedErrors: readonly (readonly [part: string, message: string])[] = [
  ['Phone Number already exists', 'This phone number is already registered. Please use a different phone number.'],
  ['already exists', 'This account already exists. Please use different contact information.'],
  ['PreSignUp failed', 'Unable to create account. Please check your information and try again.'],
  ['Invalid verification code', 'The verification code you entered is incorrect. Please try again.'],
  ['User does not exist', unknownAccount.admin],
  ['Password attempts exceeded', 'Too many failed attempts. Please try again later or reset your password.'],
  ['User is already suspended', 'This user is already suspended.'],
  ['User is already active', 'This user is already active.'],
  ['User is already blocked', 'This user is already blocked.'],
  ['Permission denied', "You don't have permission to perform this action."],
  ['Network Error', texts.network],
  ['Timeout', texts.timeout],
]

/** The names of errors that no new session helps: a refused API key, and another refusal of a call. */
export const apiKeyErrorName = 'ApiKeyError'
export const forbiddenErrorName = 'ForbiddenError'
const forbiddenNames: ReadonlySet<string> = new Set([apiKeyErrorName, forbiddenErrorName])

/** Errors of libraries that §8 does not list (decision 0006). */
const libraryErrors: readonly (readonly [part: string, message: string])[] = [
  ['NetworkError', texts.network],
  ['A network error has occurred', texts.network],
  ['Failed to fetch', texts.network],
  ['Load failed', texts.network],
  ['User is disabled', texts.suspended],
  ['RetryAfter', texts.paused],
  ['LimitExceeded', texts.tooOften],
  ['TooManyRequests', texts.tooOften],
  ['TooManyFailedAttempts', texts.tooOften],
  ['Rate exceeded', texts.tooOften],
  ['timed out', texts.timeout],
  ['execution timeout', texts.timeout],
  ['Unauthorized', 'Unauthorized'],
  ['QuotaExceededError', texts.storage],
  ['The browser could not keep the session', texts.storage],
]

/** Messages of the console itself, which are shown unchanged (§4, §8). */
const ownMessages = new Set([
  'Unexpected sign-in step.',
  'Sign-in is not completed.',
  truncationText('repeated'),
  truncationText('stalled'),
])

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads the texts of an error. `searchText` includes the cause. */
const readErrorTexts = (raw: unknown): { message: string; searchText: string } => {
  if (typeof raw === 'string') return { message: raw, searchText: raw }
  if (typeof raw !== 'object' || raw === null) return { message: '', searchText: '' }
  const { name, message, cause } = raw as { name?: unknown; message?: unknown; cause?: unknown }
  const ownText = `${textOf(name)}: ${textOf(message)}`
  return {
    message: textOf(message),
    searchText: cause === undefined ? ownText : `${ownText}, ${readErrorTexts(cause).searchText}`,
  }
}

/** The message of the catalogue, or null if the error has no text or none that the catalogue knows. */
const findMessage = (raw: unknown): string | null => {
  const { message, searchText } = readErrorTexts(raw)
  if (ownMessages.has(message)) return message
  if (message.trim() === '') return null
  return [...specifiedErrors, ...libraryErrors].find(([part]) => searchText.includes(part))?.[1] ?? null
}

/**
 * Converts an error to a message for the person (§8).
 * @param raw the thrown value: an Error, a text, or anything else
 * @param fallback the message if the error has no text
 * @param audience the reader of the message
 * @returns a text of the catalogue, never the raw text
 */
export const errorMessageFor = (
  raw: unknown,
  fallback: string = texts.unknown,
  audience: Audience = 'admin',
): string => {
  const text = findMessage(raw) ?? (readErrorTexts(raw).message.trim() === '' ? fallback : texts.unknown)
  return text === unknownAccount.admin ? unknownAccount[audience] : text
}

/**
 * Converts the error of a change to a message for the person (§8).
 * @param failure the message if the catalogue does not know the error, such as 'Failed to suspend user'
 */
export const changeErrorMessageFor = (raw: unknown, failure: string): string => findMessage(raw) ?? failure

/** Whether a call that failed may have made its change: the answer is lost or malformed, and refuses nothing. */
export const isOutcomeUnknown = (raw: unknown): boolean => {
  const text = findMessage(raw)
  return text === null || text === texts.network || text === texts.timeout
}

/** Whether the server refused a call because of the session. A renewed session can help. */
export const isUnauthorized = (error: unknown): boolean =>
  errorMessageFor(error) === 'Unauthorized' && !(error instanceof Error && forbiddenNames.has(error.name))

/** Whether a call found no network, or lost it. */
export const isNetworkError = (error: unknown): boolean => errorMessageFor(error) === texts.network

/** Whether the server refused the API key of this build. Only another build helps. */
export const isKeyRefused = (error: unknown): boolean => error instanceof Error && error.name === apiKeyErrorName
