import type { ActorRefFrom } from 'xstate'
import type { referralMachine } from '#machines/referral/referral.machine.ts'
import { selectReferral } from '#machines/referral/referral.selectors.ts'

type ReferralView = ReturnType<typeof selectReferral>

const headings: Record<ReferralView['status'], string> = {
  openingApp: 'Opening the app',
  hidden: 'Opening the app',
  idle: 'How would you like to continue?',
  unreadable: 'We could not read this link',
}

const copyLabels: Record<ReferralView['copyStatus'], string> = {
  ready: 'Copy the code',
  copied: 'Copied',
  failed: 'Copy the code',
}

/**
 * Renders the referral chart into the prerendered page, and sends it the visitor's events.
 * `ReferralPage.tsx` has the markup. Elements that change have a `data-part` attribute.
 */
export const showReferral = (page: Document, actor: ActorRefFrom<typeof referralMachine>): void => {
  const part = (name: string): HTMLElement => page.querySelector(`[data-part="${name}"]`) as HTMLElement
  const link = (name: string): HTMLAnchorElement => part(name) as HTMLAnchorElement

  const show = ({ code, device, status, copyStatus, links }: ReferralView): void => {
    part('referral').dataset['device'] = device
    part('referral').dataset['status'] = status
    part('referral').dataset['copy'] = copyStatus
    part('heading').textContent = headings[status]
    part('code').textContent = code
    part('copyLabel').textContent = copyLabels[copyStatus]
    if (links === null) return
    link('app').href = links.app
    link('playStore').href = links.playStore
    part('referral').dataset['ready'] = ''
  }

  actor.subscribe((snapshot) => show(selectReferral(snapshot)))
  for (const name of ['app', 'appStore', 'playStore', 'home'])
    link(name).addEventListener('click', () => actor.send({ type: 'link.opened' }))
  part('stay').addEventListener('click', () => actor.send({ type: 'redirect.cancelled' }))
  part('copy').addEventListener('click', () => actor.send({ type: 'copy.requested' }))
}
