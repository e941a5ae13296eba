import type { ActorRefFrom } from 'xstate'
import type { referralMachine } from '#machines/referral/referral.machine.ts'
import { selectReferral } from '#machines/referral/referral.selectors.ts'

type CopyStatus = ReturnType<typeof selectReferral>['copyStatus']

const copyLabels: Record<CopyStatus, string> = {
  ready: 'Copy the code',
  copied: 'Copied',
  told: 'Copy the code',
  failed: 'Copy the code',
}

/** What became of the copy, for the line at the end of the window. */
const copyResultOf = (status: CopyStatus, code: string): string => {
  if (status === 'failed') return `Your browser did not copy the code ${code}. Select it and copy it by hand.`
  return status === 'ready' ? '' : `Code ${code} copied. Paste it when you sign up.`
}

/** Every link to a store, wherever it is on the page, takes the code along. The page shows the code and its copy. */
export const showStoreLinks = (page: Document, actor: ActorRefFrom<typeof referralMachine>): void => {
  const { code, links } = selectReferral(actor.getSnapshot())
  if (links === null) return

  const fill = (name: string, text: string): void => {
    for (const part of page.querySelectorAll(`[data-part="${name}"]`)) part.textContent = text
  }
  fill('code', code)
  actor.subscribe((snapshot) => {
    const { copyStatus } = selectReferral(snapshot)
    fill('copyLabel', copyLabels[copyStatus])
    fill('copyResult', copyResultOf(copyStatus, code))
  })
  page.querySelector('[data-part="copy"]')?.addEventListener('click', () => actor.send({ type: 'copy.requested' }))

  for (const anchor of page.querySelectorAll('a'))
    for (const { store, plainUrl, url } of links.stores) {
      if (anchor.getAttribute('href') !== plainUrl) continue
      anchor.href = url
      anchor.addEventListener('click', (event) => {
        if (opensElsewhere(event)) return actor.send({ type: 'copy.requested' })
        event.preventDefault()
        actor.send({ type: 'store.opened', store })
      })
    }
}

/** The browser opens another tab or a menu. */
const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey
