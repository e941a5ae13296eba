import type { Route } from '#domain/routes/routes.ts'
import { Notice } from '#ui/feedback/Notice.tsx'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'

/** In place of a page whose chart stopped with an unexpected error. */
export function StoppedPage({ route, onRetry }: { route: Route; onRetry: () => void }) {
  if (route === 'dashboard') return <Notice tone="danger">Something went wrong. Load the page again.</Notice>
  return (
    <RetryNotice
      title="This section couldn't load."
      problem="Something went wrong. Try again, or open another page."
      canReport
      onRetry={onRetry}
    />
  )
}
