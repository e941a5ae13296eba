import { config } from '#app/config.ts'
import { toAbsoluteUrl } from '#app/router/browserRouter.ts'
import { referralLink } from '#domain/people/referral.ts'
import type { Invitation } from '#domain/people/sharing.ts'

/** The invitation with a referral code. @param code one that is safe in a URL */
export const createInvitation = (code: string): Invitation => ({
  product: config.VITE_PRODUCT_NAME,
  code,
  link: referralLink(toAbsoluteUrl(config.VITE_REFERRAL_HOST), code),
})
