import { EmptyState } from '#ui/feedback/EmptyState.tsx'

/** The placeholder of the reviews (§2). */
export function ReviewsPage() {
  return <EmptyState title="Reviews sub page">Reviews are not available yet.</EmptyState>
}
