import { MessagePage } from '#pages/public/MessagePage.tsx'
import { Button } from '#ui/controls/Button.tsx'

/** What a person sees when a part of the console failed in a way that no flow expects (§8). */
export function ErrorPage({ onReload }: { onReload: () => void }) {
  return (
    <MessagePage
      title="Something went wrong"
      sentence="This page could not be shown. Please load it again; if that does not help, contact support."
      action={
        <Button variant="primary" size="large" onClick={onReload}>
          Load again
        </Button>
      }
    />
  )
}
