import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'

/** The place of a page whose code did not arrive. */
export function PageLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryNotice
      title="This page could not be loaded"
      problem="Check your internet connection and try again. The other pages can still be opened."
      onRetry={onRetry}
    />
  )
}
