import '#app/strictPolicy.ts'
import { appLinks } from '#app/visitor/appLinks.ts'
import { referralLink } from '#domain/referral.ts'
import { showKeptCode } from '#pages/public/keptCodeView.ts'
import { recall, remembered } from '#services/remembered.ts'

const code = recall(remembered.referralCode)
if (code === null) document.documentElement.removeAttribute('data-referred')
else showKeptCode(document, code, referralLink(new URL(appLinks.referralHost, location.origin).href, code))
