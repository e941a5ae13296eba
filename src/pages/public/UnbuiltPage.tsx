import { MessagePage } from '#pages/public/MessagePage.tsx'
import { Button } from '#ui/Button.tsx'

/** A page of the product that is not available yet. */
export function UnbuiltPage({ title, onBack }: { title: string; onBack: () => void }) {
  return (
    <MessagePage
      title={title}
      sentence="This page is not available yet."
      action={
        <Button variant="primary" size="large" onClick={onBack}>
          Go back
        </Button>
      }
    />
  )
}
