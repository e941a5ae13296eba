import type { ActorRefFrom } from 'xstate'
import type { VersionNotice, versionMachine } from '#machines/app/version.machine.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/controls/Button.tsx'

interface VersionBannerProps {
  actor: ActorRefFrom<typeof versionMachine>
  notice: VersionNotice
}

/** Announces that a new version is deployed, or that the server does not accept this one. */
export function VersionBanner({ actor, notice }: VersionBannerProps) {
  if (notice === 'notReplaced')
    return (
      <Banner label="Update needed">
        The server no longer accepts this version of the console. Please ask your administrator to update it, then
        reload.
      </Banner>
    )
  const actions = (
    <>
      {notice === 'outdated' && (
        <Button size="small" variant="quiet" onClick={() => actor.send({ type: 'notice.dismissed' })}>
          Later
        </Button>
      )}
      <Button size="small" onClick={() => actor.send({ type: 'reload.requested' })}>
        Reload
      </Button>
    </>
  )
  return (
    <Banner label="New version" actions={actions}>
      {notice === 'outdated'
        ? 'A new version is available. Save your work, then reload.'
        : 'The server no longer accepts this version of the console. A new version is available: please reload.'}
    </Banner>
  )
}
