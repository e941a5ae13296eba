import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'

/** Replaces a section whose chart has failed. */
export function SectionLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryNotice
      title="This section couldn't load."
      problem="Something went wrong. Try again, or open another page."
      canReport
      onRetry={onRetry}
    />
  )
}
