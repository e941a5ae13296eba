import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { Banners } from '#app/Banners.tsx'
import { ErrorBoundary } from '#app/ErrorBoundary.tsx'
import { SignInAgainDialog as SignInAgainDialogCode } from '#app/lazyCode.ts'
import { lazy } from '#lazy/lazy.ts'
import { lazyComponent } from '#lazy/lazyComponent.tsx'
import type { appMachine } from '#machines/app/app.machine.ts'
import { selectAppActors } from '#machines/app/app.selectors.ts'
import { selectIsReportOpen } from '#machines/app/problemReport.selectors.ts'
import { selectLifetimeActor } from '#machines/session/area.selectors.ts'
import { selectHasSignInFailed, selectSignInAgainActor } from '#machines/session/lifetime.selectors.ts'
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
  const { area, problemReport } = useSelector(app, selectAppActors, shallowEqual)
  const lifetime = useSelector(area, selectLifetimeActor)
  const signInAgain = useSelector(lifetime, selectSignInAgainActor)
  const isReportOpen = useSelector(problemReport, selectIsReportOpen)
  const hasSignInFailed = useSelector(lifetime, selectHasSignInFailed)
  return (
    <>
      {signInAgain && (
        <ErrorBoundary>
          <SignInAgainDialog actor={signInAgain} />
        </ErrorBoundary>
      )}
      {hasSignInFailed && <LoadFailure isFloating onRetry={() => lifetime?.send({ type: 'retry.requested' })} />}
      {problemReport && isReportOpen && (
        <ProblemReportDialog actor={problemReport} onDismiss={() => problemReport.send({ type: 'dialog.dismissed' })} />
      )}
      <Banners app={app} />
    </>
  )
}
