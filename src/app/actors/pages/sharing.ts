import { createSharing } from '#services/browser/sharing.ts'
import { config } from '#app/config.ts'
import { toAbsoluteUrl } from '#app/router/browserRouter.ts'
import { isReferralCode, referralLink } from '#domain/people/referral.ts'
import type { Invitation } from '#domain/people/sharing.ts'

export const sharing = createSharing(navigator)

/** The invitation with a referral code. A code that is not safe in a URL has no link. */
export const createInvitation = (code: string): Invitation => ({
  product: config.VITE_PRODUCT_NAME,
  code,
  link: isReferralCode(code) ? referralLink(toAbsoluteUrl(config.VITE_REFERRAL_HOST), code) : null,
})
