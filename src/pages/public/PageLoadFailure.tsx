import { MessagePage } from '#pages/public/MessagePage.tsx'
import { ReportProblemButton } from '#ui/feedback/reportProblem.tsx'
import { Button } from '#ui/controls/Button.tsx'

/** Shown if the code of a page could not be loaded (§8). */
export function PageLoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage
      title="This page could not be loaded"
      sentence="Check your internet connection and try again. If that does not help, reload the page."
      action={
        <>
          <Button variant="primary" size="large" onClick={onRetry}>
            Retry
          </Button>
          <ReportProblemButton size="large" />
        </>
      }
    />
  )
}
