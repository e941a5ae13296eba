import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type versionMachine, selectIsOutdated } from '#machines/app/version.machine.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/controls/Button.tsx'

/** Announces that a new version is deployed. */
export function VersionBanner({ actor }: { actor: ActorRefFrom<typeof versionMachine> }) {
  const isOutdated = useSelector(actor, selectIsOutdated)
  if (!isOutdated) return null
  const actions = (
    <>
      <Button size="small" variant="quiet" onClick={() => actor.send({ type: 'notice.dismissed' })}>
        Later
      </Button>
      <Button size="small" onClick={() => actor.send({ type: 'reload.requested' })}>
        Reload
      </Button>
    </>
  )
  return (
    <Banner label="New version" actions={actions}>
      A new version is available. Save your work, then reload.
    </Banner>
  )
}
