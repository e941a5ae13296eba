import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generatePassword, meetsPolicy, passwordClasses, type RandomBytes } from '#domain/auth/password.ts'

const secure: RandomBytes = (count) => randomBytes(count)
const alphabet = Object.values(passwordClasses).join('')
const many = (make: () => string): string[] => Array.from({ length: 10_000 }, make)

/** Takes each byte modulo the length of the alphabet, as generators do that forget the remainder. */
const biasedPassword = (): string => {
  for (;;) {
    const password = [...secure(12)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('')
    if (meetsPolicy(password)) return password
  }
}

/** Puts one character of each class first, as generators do that make a password meet the policy instead of drawing anew. */
const orderedPassword = (): string =>
  Object.values(passwordClasses)
    .map((characters) => characters.charAt((secure(1)[0] ?? 0) % characters.length))
    .join('')
    .concat(generatePassword(secure).slice(4))

/** Pearson's chi-square of counts that should be equal. */
const unevenness = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** How uneven the characters of each class are; every class is even by itself where all passwords are equally likely. */
const unevenCharacters = (passwords: readonly string[]): number[] => {
  const counts = new Map<string, number>()
  for (const character of passwords.join('')) counts.set(character, (counts.get(character) ?? 0) + 1)
  return Object.values(passwordClasses).map((characters) =>
    unevenness([...characters].map((character) => counts.get(character) ?? 0)),
  )
}

/** How uneven the places of digits are. */
const unevenPlaces = (passwords: readonly string[]): number =>
  unevenness(
    Array.from(
      { length: 12 },
      (_, place) => passwords.filter((password) => passwordClasses.digits.includes(password.charAt(place))).length,
    ),
  )

/** With at most 25 degrees of freedom an even source goes beyond this once in a billion times. */
const limit = 95

describe('10,000 generated passwords', () => {
  const passwords = many(() => generatePassword(secure))

  test('all meet the policy, and no two are the same', () => {
    for (const password of passwords) {
      expect(password).toMatch(
        /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[!@#$%^&*()_\-+=<>?])[A-Za-z\d!@#$%^&*()_\-+=<>?]{12}$/,
      )
    }
    expect(new Set(passwords).size).toBe(10_000)
  })

  test('favour no character', () => {
    expect(Math.max(...unevenCharacters(passwords))).toBeLessThan(limit)
  })

  test('favour no place', () => {
    expect(unevenPlaces(passwords)).toBeLessThan(limit)
  })
})

describe('the test of the distribution', () => {
  test('notices bytes that are taken modulo the length of the alphabet', () => {
    expect(Math.max(...unevenCharacters(many(biasedPassword)))).toBeGreaterThan(2 * limit)
  })

  test('notices characters that have their place', () => {
    expect(unevenPlaces(many(orderedPassword))).toBeGreaterThan(2 * limit)
  })
})

describe('a generated password', () => {
  test('throws away the bytes that would favour the first characters', () => {
    const given = [255, 237, 236, 0, 26, 52, 62, ...Array.from({ length: 8 }, () => 1)]
    const bytes: RandomBytes = () => Uint8Array.of(given.shift() ?? 0)
    expect(generatePassword(bytes)).toBe('?Aa0!BBBBBBB')
  })

  test('of any source meets the policy', () => {
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
  ])('refuses %j', (password) => {
    expect(meetsPolicy(password)).toBe(false)
  })
})
