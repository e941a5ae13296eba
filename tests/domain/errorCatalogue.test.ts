import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorMessageFor } from '#domain/errorCatalogue.ts'

const unknown = 'Something went wrong. Please try again or contact support.'

describe('a raw failure', () => {
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
  ])('%s reads as the catalogue has it', (raw, sentence) => {
    expect(errorMessageFor(new Error(raw))).toBe(sentence)
    expect(errorMessageFor(raw)).toBe(sentence)
  })

  test('of the network reads the same from every library', () => {
    const amplify = Object.assign(new Error('A network error has occurred.'), { name: 'NetworkError' })
    const sentences = [amplify, new TypeError('Failed to fetch'), new TypeError('Load failed')].map((raw) =>
      errorMessageFor(raw),
    )
    expect(new Set(sentences)).toEqual(new Set(['Network error. Please check your internet connection and try again.']))
  })

  test('about too many codes asks for patience', () => {
    const raw = Object.assign(new Error('Attempt limit exceeded, please try after some time.'), {
      name: 'LimitExceededException',
    })
    expect(errorMessageFor(raw)).toBe('Too many requests in a short time. Please wait a few minutes and try again.')
  })

  test('tells a marketer without an account to ask support', () => {
    expect(errorMessageFor(new Error('User does not exist.'), undefined, 'marketer')).toBe(
      'No account found with this email. Please contact support to create your account.',
    )
  })

  test.each([[new Error('')], [''], [undefined], [null], [{}], [{ message: 7 }]])(
    'that says nothing (%s) gets the fallback',
    (raw) => {
      expect(errorMessageFor(raw, 'Verification failed')).toBe('Verification failed')
    },
  )

  test('never reaches a person as it is', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 3 }).filter((text) => text.trim().length > 2),
        (secret) => {
          const sentence = errorMessageFor(new Error(`select ${secret} from users`))
          expect(sentence).not.toContain(`select ${secret}`)
          expect(sentence).not.toBe('')
        },
      ),
    )
  })
})
