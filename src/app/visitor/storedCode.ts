import '#app/boot/zodWithoutEval.ts'
import { toAbsoluteUrl } from '#app/router/browserRouter.ts'
import { appLinks } from '#app/visitor/appLinks.ts'
import { startStoredReferral } from '#app/visitor/referralActor.ts'
import { showQr } from '#app/visitor/showQr.ts'
import { referralLink } from '#domain/people/referral.ts'
import { readPreference, preferences } from '#services/storage/preferences.ts'

const code = readPreference(preferences.referralCode)
if (code === null) document.documentElement.removeAttribute('data-referred')
else {
  startStoredReferral(code)
  showQr(referralLink(toAbsoluteUrl(appLinks.referralHost), code))
}
