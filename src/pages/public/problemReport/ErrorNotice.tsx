import type { ActorRefFrom } from 'xstate'
import type { problemReportMachine } from '#machines/app/problemReport.machine.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'

/** Offers to report an error that no flow expects (§8). */
export function ErrorNotice({ actor }: { actor: ActorRefFrom<typeof problemReportMachine> }) {
  const actions = (
    <>
      <Button size="small" variant="quiet" onClick={() => actor.send({ type: 'notice.dismissed' })}>
        Close
      </Button>
      <Button size="small" onClick={() => actor.send({ type: 'report.requested' })}>
        Report a problem
      </Button>
    </>
  )
  return (
    <Banner label="Something went wrong" actions={actions}>
      Something went wrong. If the page no longer works, reload it.
    </Banner>
  )
}
