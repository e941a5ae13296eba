import type { SnapshotFrom } from 'xstate'
import { playStoreUrl, openAppUrl } from '#domain/routes/appLinks.ts'
import type { referralMachine } from '#machines/referral/referral.machine.ts'

type Snapshot = SnapshotFrom<typeof referralMachine>

/** What the referral page shows: the code, what the page does by itself, how the copying stands, and where each way on leads. */
export const selectReferral = (snapshot: Snapshot) => {
  const { code, device, links } = snapshot.context
  return {
    code,
    device,
    progress: progressOf(snapshot),
    copy: copyOf(snapshot),
    ways:
      code === ''
        ? null
        : {
            app: openAppUrl(device, links, snapshot.context),
            playStore: playStoreUrl(links, snapshot.context),
          },
  }
}

const progressOf = (snapshot: Snapshot): 'trying' | 'away' | 'waiting' => {
  if (snapshot.matches({ offering: { handover: 'trying' } })) return 'trying'
  return snapshot.matches({ offering: { handover: 'away' } }) ? 'away' : 'waiting'
}

const copyOf = (snapshot: Snapshot): 'ready' | 'copied' | 'refused' => {
  if (snapshot.matches({ offering: { copy: 'copied' } })) return 'copied'
  return snapshot.matches({ offering: { copy: 'refused' } }) ? 'refused' : 'ready'
}
