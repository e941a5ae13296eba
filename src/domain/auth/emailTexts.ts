import type { Brand } from '#domain/auth/email.ts'

/** The rule of the admin domain (§5), with the domain of the settings. */
export const adminDomainRule = (brand: Brand): string =>
  `Only @${brand.adminDomain} email addresses are allowed for admin accounts`

/** The hint of the email field on the sign-up page (§2). */
export const companyEmailHint = (brand: Brand): string => `Must be a @${brand.adminDomain} email address`
