import type { Settings } from '#domain/settings.ts'
import { DoneArt, EmptyArt, TornArt } from '#pages/public/art/ResultArt.tsx'
import { ResultPage } from '#pages/public/ResultPage.tsx'
import { Button, ButtonLink } from '#ui/Button.tsx'

/** `/success` (§2): the account is verified. */
export function SuccessPage({ settings }: { settings: Settings }) {
  const ways = (
    <ButtonLink href="/#download" variant="primary" size="large">
      Get the app
    </ButtonLink>
  )
  return (
    <ResultPage picture={<DoneArt />} title="Your account has been verified" ways={ways}>
      <p>Enjoy the {settings.VITE_PRODUCT_NAME} experience to the fullest!</p>
    </ResultPage>
  )
}

/** `/failed` (§2): the account could not be verified, and what to do next. */
export function FailedPage({ settings }: { settings: Settings }) {
  const ways = (
    <>
      <ButtonLink href={`mailto:${settings.VITE_SUPPORT_EMAIL}`} variant="primary" size="large">
        Write to support
      </ButtonLink>
      <ButtonLink href="/" variant="secondary" size="large">
        Go to the home page
      </ButtonLink>
    </>
  )
  return (
    <ResultPage picture={<TornArt />} title="There has been a problem with your verification" ways={ways}>
      <p>Please open the app and try again: it sends you a new link. The old one works once, and only for a while. If it fails again, write to us.</p>
    </ResultPage>
  )
}

/** The answer to an address where nothing is (§2). Its button goes one step back once its script runs, and to the dashboard without. */
export function LostPage() {
  const ways = (
    <form action="/admin" data-part="stepBack">
      <Button type="submit" variant="primary" size="large">
        Go to dashboard
      </Button>
    </form>
  )
  return (
    <ResultPage picture={<EmptyArt />} title="Page Not Found" ways={ways}>
      <p>
        Nothing is at this address. It may have been moved, or the link has a mistake. You can also start over on the <a href="/">home page</a>.
      </p>
    </ResultPage>
  )
}
