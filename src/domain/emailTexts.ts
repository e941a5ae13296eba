import type { Brand } from '#domain/auth/email.ts'

/** The rule of the admin domain (§5): '@{product}.com' is '@' and the admin domain of the settings. */
export const adminDomainRule = (brand: Brand): string =>
  `Only @${brand.adminDomain} email addresses are allowed for admin accounts`

/** The hint at the email of the sign-up (§2). */
export const companyEmailHint = (brand: Brand): string => `Must be a @${brand.adminDomain} email address`
