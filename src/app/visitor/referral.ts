import '#app/boot/zodWithoutEval.ts'
import { createActor, fromPromise } from 'xstate'
import { appLinks } from '#app/visitor/appLinks.ts'
import { currentUrl, openDocument, replaceDocument } from '#app/router/browserRouter.ts'
import { recordCharts } from '#app/inspect/chartSnapshots.ts'
import { detectDevice, readReferralPath } from '#domain/people/referral.ts'
import { referralMachine } from '#machines/referral/referral.machine.ts'
import { showReferral } from '#pages/public/referral/referralView.ts'
import { createAppLink } from '#services/browser/appLink.ts'
import { storeReferral } from '#services/storage/preferences.ts'

const appLink = createAppLink({ openDocument, replaceDocument, clipboard: navigator.clipboard })

const referralLogic = referralMachine.provide({
  actors: {
    storeReferral: fromPromise(async ({ input }) => storeReferral(input.code, input.openedAt)),
    openApp: fromPromise(async ({ input }) => appLink.openApp(input.url)),
    redirect: fromPromise(async ({ input }) => appLink.redirect(input.url)),
    copyCode: fromPromise(async ({ input }) => appLink.copy(input.code)),
  },
})

const segment = readReferralPath(currentUrl().split('?')[0] ?? '')

const referral = createActor(referralLogic, {
  id: 'referral',
  input: {
    code: segment.kind === 'code' ? segment.code : '',
    isUnreadable: segment.kind === 'unreadable',
    openedAt: Date.now(),
    device: detectDevice(navigator.userAgent, navigator.maxTouchPoints),
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
