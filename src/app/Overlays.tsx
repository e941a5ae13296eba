import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { ErrorBoundary } from '#app/ErrorBoundary.tsx'
import { SignInAgainDialog as SignInAgainDialogCode } from '#app/lazyCode.ts'
import { lazy } from '#lazy/lazy.ts'
import { lazyComponent } from '#lazy/lazyComponent.tsx'
import type { appMachine } from '#machines/app/app.machine.ts'
import { selectAppActors } from '#machines/app/app.selectors.ts'
import { selectIsOffline } from '#machines/app/network.machine.ts'
import type { problemReportMachine } from '#machines/app/problemReport.machine.ts'
import { selectIsReportOpen } from '#machines/app/problemReport.selectors.ts'
import { selectLifetimeActor } from '#machines/session/area.selectors.ts'
import { selectHasSignInFailed, selectSignInAgainActor } from '#machines/session/lifetime.selectors.ts'
import { ErrorNotice } from '#pages/public/problemReport/ErrorNotice.tsx'
import { VersionBanner } from '#pages/public/VersionBanner.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx'
import { lazyPart } from '#ui/feedback/lazyPart.ts'
// Presses are noted before the code of an overlay has loaded.
import '#ui/overlays/presses.ts'

/** The notice is on top of the page, which stays as it is. */
const onTop = { Failed: ({ onRetry }: { onRetry: () => void }) => <LoadFailure isFloating onRetry={onRetry} /> }

const SignInAgainDialog = lazyComponent(SignInAgainDialogCode, onTop)
const ProblemReportDialog = lazyPart(
  lazy(() => import('#pages/public/problemReport/ProblemReportDialog.tsx'), 'ProblemReportDialog'),
)

/** What every page can show on top: the sign-in after the session ended, a new version, a lost network. */
export function Overlays({ app }: { app: ActorRefFrom<typeof appMachine> }) {
  const { area, network, version, problemReport } = useSelector(app, selectAppActors, shallowEqual)
  const lifetime = useSelector(area, selectLifetimeActor)
  const signInAgain = useSelector(lifetime, selectSignInAgainActor)
  const hasSignInFailed = useSelector(lifetime, selectHasSignInFailed)
  const isOffline = useSelector(network, selectIsOffline)
  return (
    <>
      {signInAgain && (
        <ErrorBoundary>
          <SignInAgainDialog actor={signInAgain} />
        </ErrorBoundary>
      )}
      {hasSignInFailed && <LoadFailure isFloating onRetry={() => lifetime?.send({ type: 'retry.requested' })} />}
      {problemReport && <ProblemReport actor={problemReport} />}
      {version && <VersionBanner actor={version} />}
      {isOffline && (
        <Banner label="You are offline">
          You are offline. What you see stays. What fails now loads again when the network is back.
        </Banner>
      )}
    </>
  )
}

function ProblemReport({ actor }: { actor: ActorRefFrom<typeof problemReportMachine> }) {
  const isOpen = useSelector(actor, selectIsReportOpen)
  return (
    <>
      <ErrorNotice actor={actor} />
      {isOpen && <ProblemReportDialog actor={actor} onDismiss={() => actor.send({ type: 'dialog.dismissed' })} />}
    </>
  )
}
