import { Button } from '#ui/controls/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'

interface RetryNoticeProps {
  tone?: 'warning' | 'danger'
  title: string
  problem: string
  onRetry: () => void
}

/** An error in a part of the page, with a retry button. Screen readers announce it. */
export function RetryNotice({ tone = 'danger', title, problem, onRetry }: RetryNoticeProps) {
  return (
    <Notice
      tone={tone}
      title={title}
      announce
      action={
        <Button size="small" variant="secondary" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {problem}
    </Notice>
  )
}
