import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeErrorMessageFor, errorMessageFor } from '#domain/errorCatalogue.ts'

const unknown = 'Something went wrong. Please try again or contact support.'

describe('an error', () => {
  test.each([
    [
      'PreSignUp failed with error Phone Number already exists.',
      'This phone number is already registered. Please use a different phone number.',
    ],
    ['User already exists', 'This account already exists. Please use different contact information.'],
    [
      'PreSignUp failed with error Email not allowed.',
      'Unable to create account. Please check your information and try again.',
    ],
    [
      'Invalid verification code provided, please try again.',
      'The verification code you entered is incorrect. Please try again.',
    ],
    ['User does not exist.', 'No account found with this email. Please sign up to create a new account.'],
    ['Password attempts exceeded', 'Too many failed attempts. Please try again later or reset your password.'],
    ['User is already suspended', 'This user is already suspended.'],
    ['User is already active', 'This user is already active.'],
    ['User is already blocked', 'This user is already blocked.'],
    ['Permission denied', "You don't have permission to perform this action."],
    ['Network Error', 'Network error. Please check your internet connection and try again.'],
    ['Timeout', 'The request timed out. Please try again later.'],
    ['ECONNRESET at 10.0.0.1', unknown],
    ['Unexpected sign-in step.', 'Unexpected sign-in step.'],
  ])('%s / has the message of the catalogue', (raw, message) => {
    expect(errorMessageFor(new Error(raw))).toBe(message)
    expect(errorMessageFor(raw)).toBe(message)
  })

  test('of the network / has the same message for every library', () => {
    const amplify = Object.assign(new Error('A network error has occurred.'), { name: 'NetworkError' })
    const messages = [amplify, new TypeError('Failed to fetch'), new TypeError('Load failed')].map((raw) =>
      errorMessageFor(raw),
    )
    expect(new Set(messages)).toEqual(new Set(['Network error. Please check your internet connection and try again.']))
  })

  test('about too many codes / has a message to wait', () => {
    const raw = Object.assign(new Error('Attempt limit exceeded, please try after some time.'), {
      name: 'LimitExceededException',
    })
    expect(errorMessageFor(raw)).toBe('Too many requests in a short time. Please wait a few minutes and try again.')
  })

  test.each(['TooManyFailedAttemptsException: Attempt limit exceeded', 'Rate exceeded'])(
    'with the text %j / has a message to wait',
    (text) => {
      expect(errorMessageFor(text)).toBe('Too many requests in a short time. Please wait a few minutes and try again.')
    },
  )

  test.each([
    ['Permission denied', "You don't have permission to perform this action."],
    ['stack trace at line 7', 'Failed to suspend user'],
    ['', 'Failed to suspend user'],
  ])('of a change with the text %j / is %j', (text, message) => {
    expect(changeErrorMessageFor(new Error(text), 'Failed to suspend user')).toBe(message)
  })

  test('about a missing account of a marketer / has a message to contact support', () => {
    expect(errorMessageFor(new Error('User does not exist.'), undefined, 'marketer')).toBe(
      'No account found with this email. Please contact support to create your account.',
    )
  })

  test.each([[new Error('')], [''], [undefined], [null], [{}], [{ message: 7 }]])(
    'without a text (%s) / has the fallback message',
    (raw) => {
      expect(errorMessageFor(raw, 'Verification failed')).toBe('Verification failed')
    },
  )

  test('with any text / never shows that text', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 3 }).filter((text) => text.trim().length > 2),
        (secret) => {
          const message = errorMessageFor(new Error(`select ${secret} from users`))
          expect(message).not.toContain(`select ${secret}`)
          expect(message).not.toBe('')
        },
      ),
    )
  })
})
