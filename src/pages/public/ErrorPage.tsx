import { MessagePage } from '#pages/public/MessagePage.tsx'
import { ReportProblemButton } from '#ui/feedback/reportProblem.tsx'
import { Button } from '#ui/controls/Button.tsx'

/** Shown after an unexpected error of the console (§8). */
export function ErrorPage({ onReload }: { onReload: () => void }) {
  return (
    <MessagePage
      title="Something went wrong"
      sentence="This page couldn't be shown. Reload it; if that doesn't help, contact support."
      action={
        <>
          <Button variant="primary" size="large" onClick={onReload}>
            Reload
          </Button>
          <ReportProblemButton size="large" />
        </>
      }
    />
  )
}
