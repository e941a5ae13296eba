import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeSchema, isCompleteCode } from '#domain/auth/verificationCode.ts'
import { readCode } from '#domain/readInput.ts'

describe('a code', () => {
  test.each([
    [' 12-34 ', '1234'],
    ['1 2 3 4', '1234'],
    ['12', '12'],
    ['a7k2', 'A7K2'],
    ['１２３４', '1234'],
    ['٣٦٨٥', '3685'],
    ['۳۶۸۵', '3685'],
    ['३६८५', '3685'],
    ['\u200e36\u200b85\u202c', '3685'],
  ])('typed as %j / is %s', (typed, clean) => {
    expect(readCode(typed)).toBe(clean)
  })

  test.each([
    ['A7-x9', 4, 'A7X9'],
    ['Your code is 4711.', 4, '4711'],
    ['رمزك ٣٦٨٥ صالح', 4, '3685'],
    ['Nov 21, 2026: your Rewoven code is 4256', 4, '4256'],
    ['4256 is your Rewoven code, sent on Nov 21, 2026', 4, '4256'],
    ['Your code is 48 21', 4, '4821'],
    ['+234 803 123 4567 says 4821', 4, '4821'],
    ['1234 or 5678', 4, '1234OR5678'],
    ['12345', 4, '12345'],
    ['1234 56', 6, '123456'],
    ['Your code is 471100.', 6, '471100'],
    ['', 4, ''],
  ])('pasted as %j into %i cells / is read as %j', (text, length, code) => {
    expect(readCode(text, length)).toBe(code)
  })

  test('with exactly four characters / is complete', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{0,8}$/), (text) => {
        expect(isCompleteCode(text)).toBe(text.length === 4)
      }),
    )
  })

  test('that is complete / is submitted without spaces and hyphens', () => {
    expect(codeSchema().parse({ code: ' 12-34 ' })).toEqual({ code: '1234' })
  })

  test.each(['', '12', '12345'])('typed as %j / is refused with the rule', (code) => {
    expect(
      codeSchema()
        .safeParse({ code })
        .error?.issues.map(({ message }) => message),
    ).toEqual(['Verification code must be 4 digits'])
  })
})
