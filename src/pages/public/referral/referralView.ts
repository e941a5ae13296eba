import type { ActorRefFrom } from 'xstate'
import { referralPath } from '#domain/people/referral.ts'
import type { referralMachine } from '#machines/referral/referral.machine.ts'
import { selectReferral } from '#machines/referral/referral.selectors.ts'
import { showStoreLinks } from '#pages/public/referral/storeLinksView.ts'

type ReferralView = ReturnType<typeof selectReferral>

const headings: Record<ReferralView['status'], string> = {
  openingApp: 'Opening the app',
  waiting: 'Taking you to the store',
  waitingForPress: 'Take your code with you',
  hidden: 'Opening the app',
  idle: 'How would you like to continue?',
  unreadable: 'We could not read this link',
}

const partOf = (page: Document, name: string): HTMLElement => page.querySelector(`[data-part="${name}"]`) as HTMLElement

/**
 * Renders the referral chart into the prerendered page, and sends it the visitor's events.
 * `ReferralPage.tsx` has the markup. Elements that change have a `data-part` attribute.
 */
export const showReferral = (page: Document, actor: ActorRefFrom<typeof referralMachine>): void => {
  const part = (name: string): HTMLElement => partOf(page, name)

  const show = ({ device, inAppBrowser, status, links }: ReferralView): void => {
    part('referral').dataset['device'] = device
    part('referral').dataset['status'] = status
    part('heading').textContent = headings[status]
    if (inAppBrowser !== null) {
      part('referral').dataset['inApp'] = ''
      part('inAppBrowser').textContent = inAppBrowser
    }
    if (links === null) return
    ;(part('app') as HTMLAnchorElement).href = links.app
    part('referral').dataset['ready'] = ''
  }

  showStoreLinks(page, actor)
  actor.subscribe((snapshot) => show(selectReferral(snapshot)))
  page.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) actor.send({ type: 'link.opened' })
  })
  part('stay').addEventListener('click', () => actor.send({ type: 'redirect.cancelled' }))
}

/** Says which code the link has replaced, and leads back to it. */
export const showReplacedCode = (page: Document, code: string): void => {
  partOf(page, 'referral').dataset['replaced'] = ''
  partOf(page, 'replacedCode').textContent = code
  ;(partOf(page, 'replacedLink') as HTMLAnchorElement).href = `${referralPath}/${code}`
}
