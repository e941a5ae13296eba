import '#app/boot/zodWithoutEval.ts'
import { toAbsoluteUrl } from '#app/router/browserRouter.ts'
import { appLinks } from '#app/visitor/appLinks.ts'
import { referralLink } from '#domain/people/referral.ts'
import { playStoreUrl } from '#domain/routes/appLinks.ts'
import { showStoredCode } from '#pages/public/referral/storedCodeView.ts'
import { readPreference, preferences } from '#services/storage/preferences.ts'

const code = readPreference(preferences.referralCode)
if (code === null) document.documentElement.removeAttribute('data-referred')
else
  showStoredCode(document, {
    code,
    link: referralLink(toAbsoluteUrl(appLinks.referralHost), code),
    playStore: {
      from: appLinks.playStore,
      to: playStoreUrl(appLinks, { code, source: readPreference(preferences.referralSource) }),
    },
  })
