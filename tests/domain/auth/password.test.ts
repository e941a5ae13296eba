import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generatePassword, meetsPolicy, passwordClasses, type RandomBytes } from '#domain/auth/password.ts'

const secure: RandomBytes = (count) => randomBytes(count)
const alphabet = Object.values(passwordClasses).join('')
const repeat = (generate: () => string): string[] => Array.from({ length: 10_000 }, generate)

/** A generator with modulo bias: it takes each byte modulo the length of the alphabet. */
const biasedPassword = (): string => {
  for (;;) {
    const password = [...secure(12)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('')
    if (meetsPolicy(password)) return password
  }
}

/** A generator with position bias: it puts one character of each class first. */
const orderedPassword = (): string =>
  Object.values(passwordClasses)
    .map((characters) => characters.charAt((secure(1)[0] ?? 0) % characters.length))
    .join('')
    .concat(generatePassword(secure).slice(4))

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
  const passwords = repeat(() => generatePassword(secure))

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

describe('the test of the distribution', () => {
  test('detects modulo bias', () => {
    expect(Math.max(...characterStatistics(repeat(biasedPassword)))).toBeGreaterThan(2 * limit)
  })

  test('detects position bias', () => {
    expect(positionStatistic(repeat(orderedPassword))).toBeGreaterThan(2 * limit)
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
