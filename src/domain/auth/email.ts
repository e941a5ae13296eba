import * as z from 'zod/mini'
import type { Audience } from '#domain/errorCatalogue.ts'

/** What differs in the words between deployments (§1, §5). */
export interface Brand {
  readonly product: string
  readonly adminDomain: string
}

/** The address that a form shows as an example; marketers have addresses of anywhere. */
export const exampleEmail = (brand: Brand, audience: Audience = 'admin'): string =>
  `name@${audience === 'admin' ? brand.adminDomain : 'example.com'}`

/** An email address as it is sent to the identity provider: trimmed, lower case. */
export const normaliseEmail = (typed: string): string => typed.trim().toLowerCase()

const emailPattern = z.email()

export const isEmail = (typed: string): boolean => emailPattern.safeParse(normaliseEmail(typed)).success

/** Whether an address belongs to the company, so that its owner may be an admin (§6). */
export const isAdminEmail = (email: string, brand: Brand): boolean =>
  isEmail(email) && normaliseEmail(email).endsWith(`@${brand.adminDomain}`)

/** The email field of a form (§5), normalised. */
export const emailField = (brand: Brand, audience: Audience = 'admin') =>
  z.pipe(
    z.string().check(
      z.refine((typed) => typed.trim() !== '', { error: 'Email is required', abort: true }),
      z.refine(isEmail, `Invalid email address. Example: ${exampleEmail(brand, audience)}`),
    ),
    z.transform(normaliseEmail),
  )

/** The sign-in form (§5): `{ email }`, normalised. */
export const signInSchema = (brand: Brand, audience: Audience = 'admin') =>
  z.object({ email: emailField(brand, audience) })
