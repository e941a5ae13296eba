import css from '#pages/admin/dashboard/cards/SectionCard.module.css'
import { classes } from '#ui/classes.ts'
import { RetryButton } from '#ui/feedback/RetryButton.tsx'

/** Says that the period before could not be loaded. */
export function CompareAgain({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes('row wrap note', css.compared)}>
      <span>The previous period couldn't be loaded.</span>
      <RetryButton label="Compare again" variant="quiet" onClick={onRetry} />
    </div>
  )
}
