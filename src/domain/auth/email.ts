import * as z from 'zod/mini'
import { accessPolicies } from '#domain/auth/access.ts'
import type { Audience } from '#domain/errorCatalogue.ts'

/** The texts that differ between deployments (§1, §5). */
export interface Brand {
  readonly product: string
  readonly adminDomain: string
}

/** The example address of a form. */
export const exampleEmail = (brand: Brand, audience: Audience = 'admin'): string =>
  `name@${accessPolicies[audience].requiresAdminDomain ? brand.adminDomain : 'example.com'}`

/** Trims an email address and converts it to lower case, as the identity provider expects it. */
export const normaliseEmail = (text: string): string => text.trim().toLowerCase()

/** Whether two addresses name the same account. The identity provider ignores the case. */
export const isSameEmail = (a: string, b: string): boolean => normaliseEmail(a) === normaliseEmail(b)

const emailPattern = z.email()

export const isEmail = (text: string): boolean => emailPattern.safeParse(normaliseEmail(text)).success

/** Whether the address is in the admin domain, so that its owner may be an admin (§6). */
export const isAdminEmail = (email: string, brand: Brand): boolean =>
  isEmail(email) && normaliseEmail(email).endsWith(`@${brand.adminDomain}`)

/** The schema of an email field (§5). The result is normalised. */
export const emailField = (brand: Brand, audience: Audience = 'admin') =>
  z.pipe(
    z.string().check(
      z.refine((text) => text.trim() !== '', { error: 'Email is required', abort: true }),
      z.refine(isEmail, `Invalid email address. Example: ${exampleEmail(brand, audience)}`),
    ),
    z.transform(normaliseEmail),
  )

/** The schema of the sign-in form (§5). */
export const signInSchema = (brand: Brand, audience: Audience = 'admin') =>
  z.object({ email: emailField(brand, audience) })
