import * as z from 'zod/mini'
import { accessPolicies } from '#domain/auth/access.ts'
import { readEmail, readName, withoutMailFrame } from '#domain/readInput.ts'
import type { Audience } from '#domain/errorCatalogue.ts'

/** The texts that differ between deployments (§1, §5). */
export interface Brand {
  readonly product: string
  readonly adminDomain: string
}

/** The example address of a form. */
export const exampleEmail = (brand: Brand, audience: Audience = 'admin'): string =>
  `name@${accessPolicies[audience].requiresAdminDomain ? brand.adminDomain : 'example.com'}`

/** Whether two addresses name the same account. The identity provider ignores the case. */
export const isSameEmail = (a: string, b: string): boolean => readEmail(a) === readEmail(b)

const emailPattern = z.email()

export const isEmail = (text: string): boolean => emailPattern.safeParse(readEmail(text)).success

declare const isRead: unique symbol

/** An email that was read. Only {@link emailOf} makes one, and only one can be written to. */
export type ReadEmail = string & { readonly [isRead]: 'email' }

/** The email in a stored text, with its capitals: the server may compare them. Null if it is anything else. */
export const emailOf = (text: string): ReadEmail | null =>
  isEmail(text) ? (withoutMailFrame(text) as ReadEmail) : null

/** A stored email as it was read. A text that cannot be read stays as it is. */
export const readStoredEmail = (text: string): string => emailOf(text) ?? readName(text)

/** Whether the address is in the admin domain, so that its owner may be an admin (§6). */
export const isAdminEmail = (email: string, brand: Brand): boolean =>
  isEmail(email) && readEmail(email).endsWith(`@${brand.adminDomain}`)

/** The schema of an email field (§5). The result is the email as it was read. */
export const emailField = (brand: Brand, audience: Audience = 'admin') =>
  z.pipe(
    z.string().check(
      z.refine((text) => readEmail(text) !== '', { error: 'Email is required', abort: true }),
      z.refine(isEmail, `Invalid email address. Example: ${exampleEmail(brand, audience)}`),
    ),
    z.transform(readEmail),
  )

/** The schema of the sign-in form (§5). */
export const signInSchema = (brand: Brand, audience: Audience = 'admin') =>
  z.object({ email: emailField(brand, audience) })

/** The rule of the admin domain (§5), with the domain of the settings. */
export const adminDomainRule = (brand: Brand): string =>
  `Only @${brand.adminDomain} email addresses are allowed for admin accounts`

/** The hint of the email field on the sign-up page (§2). */
export const companyEmailHint = (brand: Brand): string => `Must be a @${brand.adminDomain} email address`
