import { generatedPasswordLength } from '#domain/limits.ts'

/** The sorts of characters that a generated password has at least one of (§5). */
export const passwordClasses = {
  upperCase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowerCase: 'abcdefghijklmnopqrstuvwxyz',
  digits: '0123456789',
  symbols: '!@#$%^&*()_-+=<>?',
} as const

const classes = Object.values(passwordClasses)
const alphabet = classes.join('')

/** Gives as many random bytes, each value from 0 to 255 equally likely. */
export type RandomBytes = (count: number) => Uint8Array

/** Whether a password has the length and the sorts of characters that §5 asks for, and no other. */
export const meetsPolicy = (password: string): boolean =>
  password.length === generatedPasswordLength &&
  [...password].every((character) => alphabet.includes(character)) &&
  classes.every((characters) => [...password].some((character) => characters.includes(character)))

/** One character of the alphabet. A byte beyond the last whole multiple of its length is thrown away: it would favour the first ones. */
const characterFrom = (bytes: RandomBytes): string => {
  const fair = 256 - (256 % alphabet.length)
  for (;;) {
    const [byte = fair] = bytes(1)
    if (byte < fair) return alphabet.charAt(byte % alphabet.length)
  }
}

/**
 * The password of a new account, which nobody sees (§4, §5).
 * Drawn anew until it meets the policy, so that all passwords that meet it are equally likely: three of four do at once.
 * @param bytes a cryptographic source
 */
export const generatePassword = (bytes: RandomBytes): string => {
  for (;;) {
    const password = Array.from({ length: generatedPasswordLength }, () => characterFrom(bytes)).join('')
    if (meetsPolicy(password)) return password
  }
}
