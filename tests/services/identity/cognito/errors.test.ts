import { describe, expect, test } from 'vitest'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { throwAsKnown } from '#services/identity/cognito/errors.ts'

const messageFor = (error: unknown): string => {
  try {
    return throwAsKnown(error)
  } catch (thrown) {
    return errorMessageFor(thrown)
  }
}
const errorOf = (name: string, message: string, more: object = {}) =>
  Object.assign(new Error(message), { name, ...more })

describe('an error of Cognito', () => {
  test.each([
    ['UserNotFoundException', 'No such account.', /^No account found with this email/],
    ['UserNotFoundException', 'User does not exist.', /^No account found with this email/],
    ['UsernameExistsException', 'Taken.', /^This account already exists/],
    ['NotAuthorizedException', 'User is disabled.', /^This account is suspended/],
    ['InternalErrorException', 'Oh no.', /^Something went wrong/],
  ])('%s with the text "%s" has a message of the catalogue', (name, text, message) => {
    expect(messageFor(errorOf(name, text))).toMatch(message)
  })

  test('that wraps another one has the message of that one', () => {
    const underlyingError = new TypeError('Load failed')
    expect(messageFor(errorOf('Unknown', 'An unknown error has occurred.', { underlyingError }))).toMatch(
      /^Network error/,
    )
  })
})

test('what is no error is thrown as it is', () => {
  expect(() => throwAsKnown('Rate exceeded')).toThrow('Rate exceeded')
})
