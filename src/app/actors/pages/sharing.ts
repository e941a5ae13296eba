import { fromPromise } from 'xstate'
import { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { createSharing } from '#services/browser/sharing.ts'
import { config } from '#app/config.ts'
import { toAbsoluteUrl } from '#app/router/browserRouter.ts'
import { referralLink } from '#domain/people/referral.ts'
import type { Invitation } from '#domain/people/sharing.ts'

export const sharing = createSharing({ navigator, document })

/** The chart of the copy buttons with the clipboard of the browser. */
export const copyLogic = copyMachine.provide({
  actors: { copyText: fromPromise(({ input }) => sharing.copy(input.text)) },
})

/** The invitation with a referral code. @param code one that is safe in a URL */
export const createInvitation = (code: string): Invitation => ({
  product: config.VITE_PRODUCT_NAME,
  code,
  link: referralLink(toAbsoluteUrl(config.VITE_REFERRAL_HOST), code),
})
