import fc from 'fast-check'
import metadata from 'libphonenumber-js/max/metadata'
import { describe, expect, test } from 'vitest'
import { phoneCountryOf, toE164 } from '#domain/auth/phone.ts'

const nigeria = phoneCountryOf('NG', metadata)

describe('a phone number', () => {
  test.each([
    ['08031234567', '+2348031234567'],
    ['8031234567', '+2348031234567'],
    ['+2348031234567', '+2348031234567'],
    ['2348031234567', '+2348031234567'],
  ])('typed as %s / is %s', (typed, number) => {
    expect(toE164(typed, nigeria)).toBe(number)
  })

  test.each([
    '+447911123456',
    '0803123456',
    '00000000000',
    '++2348031234567',
    '+23480312345678',
    '1234567890',
    '++++++++++',
    '',
  ])('%j / is invalid in Nigeria', (typed) => {
    expect(toE164(typed, nigeria)).toBeNull()
  })

  test('in any notation / has the same result', () => {
    const subscriber = fc
      .tuple(fc.constantFrom('803', '806', '703', '810', '905'), fc.stringMatching(/^\d{7}$/))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(subscriber, (number) => {
        const written = [`0${number}`, number, `234${number}`, `+234${number}`]
        expect(new Set(written.map((typed) => toE164(typed, nigeria)))).toEqual(new Set([`+234${number}`]))
      }),
    )
  })

  test('from any text / is E.164 of the country, or null', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'+0123456789 ()a') }), (typed) =>
        /^\+234\d{10,13}$/.test(toE164(typed, nigeria) ?? '+2340000000000'),
      ),
    )
  })

  test('of another country / is parsed for that country', () => {
    expect(toE164('07911123456', phoneCountryOf('GB', metadata))).toBe('+447911123456')
    expect(toE164('2015550123', phoneCountryOf('CA', metadata))).toBe('+12015550123')
    expect(() => phoneCountryOf('XX', metadata)).toThrow(
      'The phone library does not know the country XX. Use a code of two letters, such as NG.',
    )
  })
})
