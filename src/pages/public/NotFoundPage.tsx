import type { ReactNode } from 'react'
import { EmptyArt } from '#pages/public/art/ResultArt.tsx'
import { ResultPage } from '#pages/public/ResultPage.tsx'
import { Button } from '#ui/controls/Button.tsx'

const label = 'Go to dashboard'

function NothingHere({ way }: { way: ReactNode }) {
  return (
    <ResultPage picture={<EmptyArt />} title="Page Not Found" actions={way}>
      <p>
        Nothing is at this address. It may have been moved, or the link has a mistake. You can also start over on the{' '}
        <a href="/">home page</a>.
      </p>
    </ResultPage>
  )
}

/** The answer to an unknown address inside the console (§2). Its button goes one step back. */
export function NotFoundPage({ onBack }: { onBack: () => void }) {
  const way = (
    <Button variant="primary" size="large" onClick={onBack}>
      {label}
    </Button>
  )
  return (
    <main id="main">
      <NothingHere way={way} />
    </main>
  )
}

/** The answer to every other unknown address: its button goes one step back once its script runs, and to the dashboard without. */
export function PublicNotFoundPage() {
  const way = (
    <form action="/admin" data-part="stepBack">
      <Button type="submit" variant="primary" size="large">
        {label}
      </Button>
    </form>
  )
  return <NothingHere way={way} />
}
