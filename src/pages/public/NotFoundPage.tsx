import type { ReactNode } from 'react'
import { EmptyArt } from '#pages/public/art/ResultArt.tsx'
import { ResultPage } from '#pages/public/results/ResultPage.tsx'
import { Button } from '#ui/controls/Button.tsx'

const label = 'Go to dashboard'
const explanation = "We couldn't find this page. The link may be wrong."

function NotFoundMessage({ action }: { action: ReactNode }) {
  return (
    <ResultPage picture={<EmptyArt />} title="Page Not Found" actions={action}>
      <p>
        {explanation} You can also start over on the <a href="/">home page</a>.
      </p>
    </ResultPage>
  )
}

/** The 404 page of the console (§2). Its button goes one step back. */
export function NotFoundPage({ onBack }: { onBack: () => void }) {
  const action = (
    <Button variant="primary" size="large" onClick={onBack}>
      {label}
    </Button>
  )
  return (
    <main id="main">
      <NotFoundMessage action={action} />
    </main>
  )
}

/** The 404 page of other URLs. Its button goes one step back, or to the dashboard without a script. */
export function PublicNotFoundPage() {
  const action = (
    <form action="/admin" data-part="stepBack">
      <Button type="submit" variant="primary" size="large">
        {label}
      </Button>
    </form>
  )
  return <NotFoundMessage action={action} />
}
