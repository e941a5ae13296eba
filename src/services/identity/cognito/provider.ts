import * as z from 'zod/mini'
import { parseProfile, type Profile } from '#domain/people/profile.ts'
import { isAccessTokenKey, keySetUrlOf, readTokens, type UserPoolSettings } from '#services/identity/cognito/tokens.ts'
import type { IdentityProvider } from '#services/identity/port.ts'

const claimsSchema = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.optional(z.string()),
  phone_number: z.optional(z.string()),
  'custom:role': z.optional(z.string()),
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
})

/** The profile in the claims of an ID token, or in the attributes of an account. Null if they are incomplete. */
export const profileOf = (claims: unknown): Profile | null => {
  const parsed = claimsSchema.safeParse(claims)
  if (!parsed.success) return null
  const { sub, email, name, phone_number, 'custom:role': role, email_verified } = parsed.data
  return parseProfile({
    id: sub,
    email,
    name,
    phoneNumber: phone_number,
    role,
    ...(String(email_verified) === 'false' && { hasUnverifiedEmail: true }),
  })
}

/** What is known about a user pool without its library. */
export const createCognito = (pool: UserPoolSettings): IdentityProvider => ({
  keySetUrl: keySetUrlOf(pool),
  issuer: `https://cognito-idp.${pool.poolId.split('_')[0]}.amazonaws.com/${pool.poolId}`,
  audience: pool.clientId,
  isIdToken: (claims) => claims['token_use'] === 'id',
  isAccessTokenKey,
  readTokens: (read) => readTokens(pool.clientId, read),
  profileOf,
})
