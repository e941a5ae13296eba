import { MessagePage } from '#pages/public/MessagePage.tsx'
import { Button } from '#ui/Button.tsx'

/** The answer to an unknown address (§2). Its button goes one step back. */
export function NotFoundPage({ onBack }: { onBack: () => void }) {
  return (
    <MessagePage
      title="Page Not Found"
      sentence="Nothing is at this address. It may have been moved, or the link has a mistake."
      action={
        <Button variant="primary" size="large" onClick={onBack}>
          Go to dashboard
        </Button>
      }
    />
  )
}
