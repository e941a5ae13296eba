import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLocalPhone, readStoredPhone } from '#domain/phones.ts'
import { readCode, readEmail, readName, readPhone } from '#domain/readInput.ts'
import { newMarketerSchema, existingMarketerSchema } from '#domain/people/marketerForms.ts'
import { signUpSchema } from '#domain/auth/signUp.ts'
import { hostileSeed, hostileTexts } from '#tests/support/hostileValues.ts'

describe('an email', () => {
  test.each([
    ['ambassador\u200b@example.com', 'ambassador@example.com'],
    ['\u00a0Ambassador@Example.com\u00a0', 'ambassador@example.com'],
    ['\u2066ada@example.com\u2069.', 'ada@example.com'],
    ['<ada@example.com>', 'ada@example.com'],
    ['mailto:ada@example.com', 'ada@example.com'],
    ['“ada@example.com”,', 'ada@example.com'],
    ['ａｄａ＠example.com', 'ada@example.com'],
    ['ada+test@example.com', 'ada+test@example.com'],
  ])('typed as %j is read as %s', (text, email) => {
    expect(readEmail(text)).toBe(email)
  })
})

describe('a name', () => {
  test.each([
    ['\u200b\u200b', ''],
    ['  Ada\u00a0 Obi ', 'Ada Obi'],
    ['Ada\u202e)dednepsuS(', 'Ada)dednepsuS('],
    ['Ṣadé', 'Ṣadé'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👩🏽\u200d🌾 Ada', '👩🏽\u200d🌾 Ada'],
    ['\u{1f3f4}\u{e0067}\u{e0062}\u{e007f} Ada', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f} Ada'],
    ['Ada\u{e0067}', 'Ada'],
    ['葛\u{e0100}城', '葛\u{e0100}城'],
    ['1\ufe0f\u20e3 Ada', '1\ufe0f\u20e3 Ada'],
    ['\ufe0f\ufe0f', ''],
  ])('typed as %j is read as %j', (text, name) => {
    expect(readName(text)).toBe(name)
  })
})

describe('a phone number', () => {
  const spellings = ['+234 803 123 4567', '0803 123 4567', '00234-803-123-4567', '(0803) 123.4567', '٠٨٠٣١٢٣٤٥٦٧']

  test.each(spellings)('typed as %s is read in every form', (text) => {
    const details = { name: 'Ada Obi', email: 'ada@rewoven.com', phone: text }
    const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
    expect({
      added: newMarketerSchema.parse(details).phone,
      edited: existingMarketerSchema.parse(details).phone,
      signedUp: readStoredPhone(signUpSchema(brand).parse(details).phone),
    }).toEqual({ added: '08031234567', edited: '+2348031234567', signedUp: '+2348031234567' })
  })

  test.each([
    ['08045500015', '+2348045500015'],
    ['2348045500015', '+2348045500015'],
    ['+447700900123', '+447700900123'],
    ['none', 'none'],
    ['', ''],
  ])('stored as %j is read as %j', (stored, phone) => {
    expect(readStoredPhone(stored)).toBe(phone)
  })
})

test('a new marketer without a visible letter needs a name', () => {
  const details = { name: '\u200b\u200b', email: 'ada@example.com', phone: '08031234567' }
  expect(newMarketerSchema.safeParse(details).error?.issues.map(({ message }) => message)).toEqual([
    'Name must be at least 2 characters',
  ])
})

test('what was read is read again as the same text', () => {
  const readers = { readName, readEmail, readPhone, readLocalPhone, readStoredPhone, readCode }
  fc.assert(
    fc.property(hostileTexts, fc.constantFrom(...Object.values(readers)), (text, read) => {
      expect(read(read(text))).toBe(read(text))
    }),
    { seed: hostileSeed, numRuns: 2_000 },
  )
})
