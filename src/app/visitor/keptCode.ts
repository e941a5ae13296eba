import '#app/boot/strictPolicy.ts'
import { appLinks } from '#app/visitor/appLinks.ts'
import { referralLink } from '#domain/people/referral.ts'
import { showKeptCode } from '#pages/public/keptCodeView.ts'
import { recall, remembered } from '#services/storage/preferences.ts'

const code = recall(remembered.referralCode)
if (code === null) document.documentElement.removeAttribute('data-referred')
else showKeptCode(document, code, referralLink(new URL(appLinks.referralHost, location.origin).href, code))
