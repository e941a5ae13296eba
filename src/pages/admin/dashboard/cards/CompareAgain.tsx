import css from '#pages/admin/dashboard/cards/SectionCard.module.css'
import { RetryButton } from '#ui/feedback/RetryButton.tsx'

/** Says that the period before could not be loaded. */
export function CompareAgain({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css.compared}>
      <span>The previous period couldn't be loaded.</span>
      <RetryButton label="Compare again" size="small" variant="quiet" onClick={onRetry} />
    </div>
  )
}
