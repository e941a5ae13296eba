import type { ActorRefFrom } from 'xstate'
import type { referralMachine } from '#machines/referral/referral.machine.ts'
import { selectReferral } from '#machines/referral/referral.selectors.ts'

type ReferralView = ReturnType<typeof selectReferral>

const headings: Record<ReferralView['status'], string> = {
  openingApp: 'Opening the app',
  waiting: 'Taking you to the store',
  hidden: 'Opening the app',
  idle: 'How would you like to continue?',
  unreadable: 'We could not read this link',
}

const copyLabels: Record<ReferralView['copyStatus'], string> = {
  ready: 'Copy the code',
  copied: 'Copied',
  told: 'Copy the code',
  failed: 'Copy the code',
}

/** What became of the copy, for the line below the button. */
const copyResultOf = (status: ReferralView['copyStatus'], code: string): string => {
  if (status === 'failed') return 'Your browser did not copy it. Select the code and copy it by hand.'
  return status === 'ready' ? '' : `Code ${code} copied. Paste it when you sign up.`
}

/**
 * Renders the referral chart into the prerendered page, and sends it the visitor's events.
 * `ReferralPage.tsx` has the markup. Elements that change have a `data-part` attribute.
 */
export const showReferral = (page: Document, actor: ActorRefFrom<typeof referralMachine>): void => {
  const part = (name: string): HTMLElement => page.querySelector(`[data-part="${name}"]`) as HTMLElement
  const link = (name: string): HTMLAnchorElement => part(name) as HTMLAnchorElement

  const show = ({ code, device, inAppBrowser, status, copyStatus, links }: ReferralView): void => {
    part('referral').dataset['device'] = device
    part('referral').dataset['status'] = status
    part('referral').dataset['copy'] = copyStatus
    part('heading').textContent = headings[status]
    part('code').textContent = code
    part('copyLabel').textContent = copyLabels[copyStatus]
    part('copyResult').textContent = copyResultOf(copyStatus, code)
    if (inAppBrowser !== null) {
      part('referral').dataset['inApp'] = ''
      part('inAppBrowser').textContent = inAppBrowser
    }
    if (links === null) return
    link('app').href = links.app
    link('playStore').href = links.playStore
    part('referral').dataset['ready'] = ''
  }

  actor.subscribe((snapshot) => show(selectReferral(snapshot)))
  for (const [names, type] of [
    [['app', 'home'], 'link.opened'],
    [['appStore', 'playStore'], 'store.opened'],
  ] as const)
    for (const name of names) link(name).addEventListener('click', () => actor.send({ type }))
  part('stay').addEventListener('click', () => actor.send({ type: 'redirect.cancelled' }))
  part('copy').addEventListener('click', () => actor.send({ type: 'copy.requested' }))
}
