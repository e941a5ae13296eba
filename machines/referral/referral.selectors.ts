import type { SnapshotFrom } from 'xstate'
import { openAppUrl, stores, storeUrl } from '#domain/routes/appLinks.ts'
import type { referralMachine } from '#machines/referral/referral.machine.ts'

type Snapshot = SnapshotFrom<typeof referralMachine>

/** The code, the status of the redirect and the copy button, and the links. `links` is null without a code. */
export const selectReferral = (snapshot: Snapshot) => {
  const { code, device, inAppBrowser, links: appLinks } = snapshot.context
  return {
    code,
    device,
    inAppBrowser,
    status: statusOf(snapshot),
    copyStatus: copyStatusOf(snapshot),
    links:
      code === ''
        ? null
        : {
            app: openAppUrl(device, appLinks, snapshot.context),
            stores: stores.map((store) => ({
              store,
              plainUrl: appLinks[store],
              url: storeUrl(appLinks, store, snapshot.context),
            })),
          },
  }
}

const statusOf = (
  snapshot: Snapshot,
): 'openingApp' | 'waiting' | 'waitingForPress' | 'hidden' | 'idle' | 'unreadable' => {
  if (snapshot.matches('unreadable')) return 'unreadable'
  if (snapshot.matches({ ready: { handover: 'openingApp' } })) return 'openingApp'
  if (isOnTheWayToStore(snapshot)) return 'waiting'
  if (snapshot.matches({ ready: { handover: 'waitingForPress' } })) return 'waitingForPress'
  return snapshot.matches({ ready: { handover: 'hidden' } }) ? 'hidden' : 'idle'
}

const isOnTheWayToStore = (snapshot: Snapshot): boolean =>
  snapshot.matches({ ready: { handover: 'waiting' } }) || snapshot.matches({ ready: { handover: 'copyingCode' } })

const copyStatusOf = (snapshot: Snapshot): 'ready' | 'copied' | 'told' | 'failed' => {
  if (snapshot.matches({ ready: { copy: 'copied' } })) return 'copied'
  if (snapshot.matches({ ready: { copy: 'told' } })) return 'told'
  return snapshot.matches({ ready: { copy: 'failed' } }) ? 'failed' : 'ready'
}
