import type { ActorRefFrom } from 'xstate'
import type { referralMachine } from '#machines/referral/referral.machine.ts'
import { selectReferral } from '#machines/referral/referral.selectors.ts'

type Shown = ReturnType<typeof selectReferral>

/** What the page does by itself. */
const headings: Record<Shown['progress'], string> = {
  trying: 'Opening the app',
  away: 'Opening the app',
  waiting: 'How would you like to go on?',
}

const copyLabels: Record<Shown['copy'], string> = { ready: 'Copy the code', copied: 'Copied', refused: 'Copy the code' }

/**
 * Shows the referral chart in the prerendered page and tells it what the visitor does. The markup, with a `data-part`
 * on everything that changes, is that of `ReferralPage.tsx`.
 */
export const showReferral = (page: Document, actor: ActorRefFrom<typeof referralMachine>): void => {
  const part = (name: string): HTMLElement => page.querySelector(`[data-part="${name}"]`) as HTMLElement
  const link = (name: string): HTMLAnchorElement => part(name) as HTMLAnchorElement

  const show = ({ code, device, progress, copy, ways }: Shown): void => {
    part('referral').dataset['device'] = device
    part('referral').dataset['progress'] = progress
    part('referral').dataset['copy'] = copy
    part('heading').textContent = headings[progress]
    part('code').textContent = code
    part('copyLabel').textContent = copyLabels[copy]
    if (ways === null) return
    link('app').href = ways.app
    link('playStore').href = ways.playStore
    part('referral').dataset['ready'] = ''
  }

  actor.subscribe((snapshot) => show(selectReferral(snapshot)))
  for (const way of ['app', 'appStore', 'playStore', 'home'])
    link(way).addEventListener('click', () => actor.send({ type: 'link.opened' }))
  part('stay').addEventListener('click', () => actor.send({ type: 'redirect.cancelled' }))
  part('copy').addEventListener('click', () => actor.send({ type: 'copy.requested' }))
}
