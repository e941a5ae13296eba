import { generatedPasswordLength } from '#domain/limits.ts'

/** The character classes. A generated password has at least one character of each (§5). */
export const passwordClasses = {
  upperCase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowerCase: 'abcdefghijklmnopqrstuvwxyz',
  digits: '0123456789',
  symbols: '!@#$%^&*()_-+=<>?',
} as const

const characterClasses = Object.values(passwordClasses)
const alphabet = characterClasses.join('')

/** Returns random bytes. Each value from 0 to 255 has the same probability. */
export type RandomBytes = (count: number) => Uint8Array

/** Whether a password has the required length and classes of §5, and no other characters. */
export const meetsPolicy = (password: string): boolean =>
  password.length === generatedPasswordLength &&
  [...password].every((character) => alphabet.includes(character)) &&
  characterClasses.every((characters) => [...password].some((character) => characters.includes(character)))

/** Draws one character. It skips bytes above the last full multiple of the alphabet, to avoid modulo bias. */
const drawCharacter = (bytes: RandomBytes): string => {
  const limit = 256 - (256 % alphabet.length)
  for (;;) {
    const [byte = limit] = bytes(1)
    if (byte < limit) return alphabet.charAt(byte % alphabet.length)
  }
}

/**
 * Generates the password of a new account, which is never shown (§4, §5).
 * It draws until a password meets the policy, so that all valid passwords have the same probability.
 * @param bytes a cryptographic random source
 */
export const generatePassword = (bytes: RandomBytes): string => {
  for (;;) {
    const password = Array.from({ length: generatedPasswordLength }, () => drawCharacter(bytes)).join('')
    if (meetsPolicy(password)) return password
  }
}
