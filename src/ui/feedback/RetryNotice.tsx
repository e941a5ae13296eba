import { Button } from '#ui/controls/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'

interface RetryNoticeProps {
  title: string
  problem: string
  onRetry: () => void
}

/** What went wrong in a part of the page, with a button to try it again. It is read out as it appears. */
export function RetryNotice({ title, problem, onRetry }: RetryNoticeProps) {
  return (
    <Notice
      tone="danger"
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
