/** Error messages that mean that the challenge is over: too many wrong codes, or too late. */
const expiredChallengeTexts = [
  'Incorrect username or password',
  'Invalid session for the user',
  'An error occurred during the sign in process',
]
export const isChallengeExpired = (error: unknown): boolean =>
  error instanceof Error && expiredChallengeTexts.some((part) => error.message.includes(part))

/** Error names that mean that the session cannot be renewed any more. */
const sessionEndedErrors = [
  'NotAuthorizedException',
  'TokenRevokedException',
  'UserNotFoundException',
  'UserUnAuthenticatedException',
  'RefreshTokenReuseException',
]
export const isSessionEnded = (error: unknown): boolean =>
  error instanceof Error && sessionEndedErrors.includes(error.name)

/** @throws the error of an ended session as a message of the error catalogue, and other errors unchanged */
export const throwAsUnauthorized = (error: unknown): never => {
  throw isSessionEnded(error) ? new Error(`Unauthorized: ${(error as Error).message}`) : error
}

/** What the error catalogue says for the names of Cognito (decision 0006). */
const catalogueTexts: Readonly<Record<string, string>> = {
  UserNotFoundException: 'User does not exist',
  UsernameExistsException: 'User already exists',
}

/** @throws the error with a text of the error catalogue, and with the cause that the library has wrapped */
export const throwAsKnown = (error: unknown): never => {
  if (!(error instanceof Error)) throw error
  const text = catalogueTexts[error.name]
  if (text !== undefined && !error.message.includes(text)) error.message = `${text}: ${error.message}`
  if ('underlyingError' in error) error.cause ??= error.underlyingError
  throw error
}
