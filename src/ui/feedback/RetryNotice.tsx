import type { ReactNode } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { RetryButton } from '#ui/feedback/RetryButton.tsx'
import { ReportProblemButton } from '#ui/feedback/reportProblem.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { RetryIcon } from '#ui/layout/Icon.tsx'

interface RetryNoticeProps {
  tone?: 'warning' | 'danger'
  title?: ReactNode
  problem: ReactNode
  onRetry: () => void
  /** The text of the retry button. */
  label?: string
  /** The button calls the API, whose server may want a pause. */
  callsApi?: boolean
  /** The next try is in progress. */
  busy?: boolean
  /** The failure is unexpected, and can be reported. */
  canReport?: boolean
  /** Leads to the sign-in page. */
  onSignIn?: () => void
}

/** An error in a part of the page, with a retry button. Screen readers announce it. */
export function RetryNotice({
  tone = 'danger',
  title,
  problem,
  onRetry,
  label = 'Retry',
  callsApi = false,
  busy = false,
  canReport = false,
  onSignIn,
}: RetryNoticeProps) {
  return (
    <Notice
      tone={tone}
      title={title}
      announce
      action={
        <div className="row">
          {callsApi ? (
            <RetryButton label={label} busy={busy} onClick={onRetry} />
          ) : (
            <Button size="small" variant="secondary" icon={<RetryIcon size={16} />} busy={busy} onClick={onRetry}>
              {label}
            </Button>
          )}
          {onSignIn && (
            <Button size="small" variant="secondary" onClick={onSignIn}>
              Sign in
            </Button>
          )}
          {canReport && <ReportProblemButton />}
        </div>
      }
    >
      {problem}
    </Notice>
  )
}
