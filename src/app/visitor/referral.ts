import '#app/boot/zodWithoutEval.ts'
import { createActor, fromPromise } from 'xstate'
import { appLinks } from '#app/visitor/appLinks.ts'
import { currentUrl, openDocument, replaceDocument, toAbsoluteUrl } from '#app/router/browserRouter.ts'
import { recordCharts } from '#app/inspect/chartSnapshots.ts'
import { detectInAppBrowser } from '#domain/people/inAppBrowser.ts'
import { detectDevice, readReferralPath, referralLink } from '#domain/people/referral.ts'
import { markLink, readShareSource } from '#domain/people/shareSource.ts'
import { referralMachine } from '#machines/referral/referral.machine.ts'
import { showReferral } from '#pages/public/referral/referralView.ts'
import { createAppLink } from '#services/browser/appLink.ts'
import { storeReferral } from '#services/storage/preferences.ts'

const appLink = createAppLink({ openDocument, replaceDocument, clipboard: navigator.clipboard })

const referralLogic = referralMachine.provide({
  actors: {
    storeReferral: fromPromise(async ({ input }) => storeReferral(input)),
    openApp: fromPromise(async ({ input }) => appLink.openApp(input.url)),
    redirect: fromPromise(async ({ input }) => appLink.redirect(input.url)),
    copyCode: fromPromise(async ({ input }) => appLink.copy(input.code)),
  },
})

const [path = '', search = ''] = currentUrl().split('?')
const segment = readReferralPath(path)

const device = detectDevice(navigator.userAgent, navigator.maxTouchPoints)
const code = segment.kind === 'code' ? segment.code : ''

const referral = createActor(referralLogic, {
  id: 'referral',
  input: {
    code,
    isUnreadable: segment.kind === 'unreadable',
    openedAt: Date.now(),
    source: readShareSource(search),
    device,
    inAppBrowser: detectInAppBrowser(navigator.userAgent),
    links: appLinks,
  },
  inspect(event) {
    if (import.meta.env.MODE === 'stack') recordCharts(event)
  },
})

document.addEventListener('visibilitychange', () =>
  referral.send({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' }),
)
addEventListener('pageshow', ({ persisted }) => persisted && referral.send({ type: 'page.shown' }))
showReferral(document, referral)
referral.start()

// A phone opens the link itself. Without the QR code the page is complete too.
if (device === 'other' && code !== '')
  import('#pages/public/referral/drawQr.ts').then(
    ({ drawQr }) =>
      document
        .querySelector('[data-part="qr"]')
        ?.replaceChildren(drawQr(document, markLink(referralLink(toAbsoluteUrl(appLinks.referralHost), code), 'qr'))),
    () => undefined,
  )
