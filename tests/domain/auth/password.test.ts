import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generatePassword, meetsPolicy, passwordClasses, type RandomBytes } from '#domain/auth/password.ts'

const secure: RandomBytes = (count) => randomBytes(count)
/** Pearson's chi-square statistic of counts that should be equal. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** The chi-square statistic of the characters of each class. */
const characterStatistics = (passwords: readonly string[]): number[] => {
  const counts = new Map<string, number>()
  for (const character of passwords.join('')) counts.set(character, (counts.get(character) ?? 0) + 1)
  return Object.values(passwordClasses).map((characters) =>
    chiSquare([...characters].map((character) => counts.get(character) ?? 0)),
  )
}

/** The chi-square statistic of the positions of digits. */
const positionStatistic = (passwords: readonly string[]): number =>
  chiSquare(
    Array.from(
      { length: 12 },
      (_, position) =>
        passwords.filter((password) => passwordClasses.digits.includes(password.charAt(position))).length,
    ),
  )

/** With at most 25 degrees of freedom, an unbiased source exceeds this once in a billion runs. */
const limit = 95

describe('10,000 generated passwords', () => {
  const passwords = Array.from({ length: 10_000 }, () => generatePassword(secure))

  test('all meet the policy, and no two are the same', () => {
    for (const password of passwords) {
      expect(password).toMatch(
        /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[!@#$%^&*()_\-+=<>?])[A-Za-z\d!@#$%^&*()_\-+=<>?]{12}$/,
      )
    }
    expect(new Set(passwords).size).toBe(10_000)
  })

  test('have no biased character', () => {
    expect(Math.max(...characterStatistics(passwords))).toBeLessThan(limit)
  })

  test('have no biased position', () => {
    expect(positionStatistic(passwords)).toBeLessThan(limit)
  })
})

describe('a generated password', () => {
  test('skips the bytes that cause modulo bias', () => {
    const source = [255, 237, 236, 0, 26, 52, 62, ...Array.from({ length: 8 }, () => 1)]
    const bytes: RandomBytes = () => Uint8Array.of(source.shift() ?? 0)
    expect(generatePassword(bytes)).toBe('?Aa0!BBBBBBB')
  })

  test('from any source / meets the policy', () => {
    const source = fc.infiniteStream(fc.noBias(fc.nat(255)))
    fc.assert(
      fc.property(source, (stream) =>
        meetsPolicy(generatePassword(() => Uint8Array.of(stream.next().value as number))),
      ),
    )
  })
})

describe('the policy', () => {
  test.each([
    'Aa0!aaaaaaa',
    'Aa0!aaaaaaaaa',
    'aa0!aaaaaaaa',
    'AA0!AAAAAAAA',
    'Aaa!aaaaaaaa',
    'Aa00aaaaaaaa',
    'Aa0!aaaaaaa ',
  ])('rejects %j', (password) => {
    expect(meetsPolicy(password)).toBe(false)
  })
})
