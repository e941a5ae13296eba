import type { Config } from '#domain/app/config.ts'
import { EmptyArt, FailureArt, SuccessArt } from '#pages/public/art/ResultArt.tsx'
import { ResultPage } from '#pages/public/results/ResultPage.tsx'
import { ButtonLink } from '#ui/controls/Button.tsx'

/** `/success` (§2): the account is verified. */
export function SuccessPage({ settings }: { settings: Config }) {
  const actions = (
    <ButtonLink href="/#download" variant="primary" size="large">
      Get the app
    </ButtonLink>
  )
  return (
    <ResultPage picture={<SuccessArt />} title="Your account has been verified" actions={actions}>
      <p>Enjoy the {settings.VITE_PRODUCT_NAME} experience to the fullest!</p>
    </ResultPage>
  )
}

/** `/failed` (§2): the account could not be verified. */
export function FailedPage({ settings }: { settings: Config }) {
  const actions = (
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
    <ResultPage picture={<FailureArt />} title="There has been a problem with your verification" actions={actions}>
      <p>Please open the app and try again. If it fails once more, write to us, and we will look into it together.</p>
    </ResultPage>
  )
}

/** What a person sees who opens a page of the console for the first time without a network (§8). */
export function OfflinePage() {
  // An empty `href` is the URL of the page.
  const actions = (
    <ButtonLink href="" variant="primary" size="large">
      Reload
    </ButtonLink>
  )
  return (
    <ResultPage picture={<EmptyArt />} title="You are offline" actions={actions}>
      <p>This page is not stored on your device. Load it again when the network is back.</p>
    </ResultPage>
  )
}
