import '#app/boot/zodWithoutEval.ts'
import { appLinks } from '#app/visitor/appLinks.ts'
import { createReferral, startStoredReferral } from '#app/visitor/referralActor.ts'
import { currentUrl, toAbsoluteUrl } from '#app/router/browserRouter.ts'
import { readReferralPath, referralLink } from '#domain/people/referral.ts'
import { markLink, readShareSource } from '#domain/people/shareSource.ts'
import { showQr } from '#app/visitor/showQr.ts'
import { showReferral, showReplacedCode } from '#pages/public/referral/referralView.ts'
import { readPreference, preferences } from '#services/storage/preferences.ts'

const [path = '', search = ''] = currentUrl().split('?')
const segment = readReferralPath(path)
const isUnreadable = segment.kind === 'unreadable'
const code = segment.kind === 'code' ? segment.code : ''
const earlierCode = readPreference(preferences.referralCode)

const referral = createReferral({ code, isUnreadable, isStored: false, source: readShareSource(search) })

document.addEventListener('visibilitychange', () =>
  referral.send({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' }),
)
addEventListener('pageshow', ({ persisted }) => persisted && referral.send({ type: 'page.shown' }))
showReferral(document, referral)
if (code !== '' && earlierCode !== null && earlierCode !== code) showReplacedCode(document, earlierCode)
referral.start()

if (isUnreadable && earlierCode !== null) startStoredReferral(earlierCode)

// A phone opens the link itself.
if (referral.getSnapshot().context.device === 'other' && code !== '')
  showQr(markLink(referralLink(toAbsoluteUrl(appLinks.referralHost), code), 'qr'))
