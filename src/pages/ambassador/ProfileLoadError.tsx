import type { MouseEvent } from 'react'
import css from '#pages/ambassador/AmbassadorDashboard.module.css'
import { Button } from '#ui/controls/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { RetryIcon } from '#ui/layout/Icon.tsx'

/** Shown instead of the dashboard if the profile could not be loaded (§8). */
export function ProfileLoadError({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  // The button disappears, so the heading takes the focus.
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    currentTarget.closest('main')?.querySelector('h1')?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <Card>
      <div className={css.failed} role="alert">
        <h2 className={css.failedTitle} tabIndex={-1}>
          Failed to Load Profile
        </h2>
        <p>There was an error fetching your data.</p>
        <p className={css.muted}>{problem}</p>
        <Button variant="secondary" icon={<RetryIcon />} onClick={retry}>
          Retry
        </Button>
      </div>
    </Card>
  )
}
