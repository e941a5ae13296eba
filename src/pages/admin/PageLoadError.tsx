import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'

/** Shown if the code of a page could not be loaded. */
export function PageLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryNotice
      title="This page could not be loaded"
      problem="Check your internet connection and try again. If that does not help, reload the page. The other pages can still be opened."
      canReport
      onRetry={onRetry}
    />
  )
}
