import { generatedPasswordLength } from '#domain/limits.ts'
import { IdentityError } from '#local/identity/identityError.ts'

const rules: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^.{${generatedPasswordLength},}$`, 's'), 'Password not long enough'],
  [/[a-z]/, 'Password must have lowercase characters'],
  [/[A-Z]/, 'Password must have uppercase characters'],
  [/\d/, 'Password must have numeric characters'],
  [/[!@#$%^&*()_\-+=<>?.,:;{}[\]|/\\~`'"]/, 'Password must have symbol characters'],
]

/**
 * Checks the password policy of the pool. The generated password of §5 meets it. There is no sign-in with a password,
 * so the password is not stored.
 * @throws IdentityError InvalidPasswordException with the first violated rule
 */
export const checkPassword = (password: string): void => {
  const broken = rules.find(([pattern]) => !pattern.test(password))
  if (broken) throw new IdentityError('InvalidPasswordException', `Password did not conform with policy: ${broken[1]}`)
}
