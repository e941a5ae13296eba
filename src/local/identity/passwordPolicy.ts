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
 * The pool's policy, which the generated password of §5 meets. Nobody signs in with a password,
 * so one that passes is thrown away.
 * @throws IdentityError InvalidPasswordException with the first rule that is broken
 */
export const checkPassword = (password: string): void => {
  const broken = rules.find(([pattern]) => !pattern.test(password))
  if (broken) throw new IdentityError('InvalidPasswordException', `Password did not conform with policy: ${broken[1]}`)
}
