import type { Config } from '#domain/app/config.ts'
import { InviteArt } from '#pages/public/art/ResultArt.tsx'
import css from '#pages/public/referral/ReferralPage.module.css'
import { CopyCode } from '#pages/public/referral/CopyCode.tsx'
import { classes } from '#ui/classes.ts'
import { ButtonLink } from '#ui/controls/Button.tsx'

/**
 * `/referral/{code}` (§4) without scripts: the links to the stores and the home page.
 * `referralView.ts` fills each `data-part`, and sets the state as data attributes of the outermost element.
 */
export function ReferralPage({ settings }: { settings: Config }) {
  const product = settings.VITE_PRODUCT_NAME
  return (
    <div className={classes('sheet middle', css.page)} data-part="referral">
      <div className={css.picture}>
        <InviteArt />
      </div>
      <h1 className={classes('display', css.title)} data-part="heading" aria-live="polite">
        You are invited to {product}
      </h1>
      <p className={classes('copy', css.line)}>
        <span className={css.openingText}>
          Your invitation to {product} comes with you. If the app isn't installed, we take you to where you can get it.
        </span>
        <span className={css.openingOnIosText}>
          If the app isn't installed, we open the App Store. It doesn't pass on your code: copy it first.
        </span>
        <span className={css.pressText}>
          The App Store doesn't pass on your code. The button below copies it, and opens the App Store.
        </span>
        <span className={css.unreadableText}>
          Part of the link may be missing. Ask the person who sent it for their referral code, and enter it in the app.
        </span>
        <span className={css.invitationText}>
          Somebody thinks that you would like {product}, the marketplace for second-hand fashion.
        </span>
      </p>
      <p className={css.inApp}>
        <span data-part="inAppBrowser" /> shows this page in a browser of its own, which may not open the app. Open the
        menu at the top (••• or ⋮) and choose to open the page in your browser.
      </p>
      <p className={classes('muted breaks', css.replaced)}>
        This link replaces your code <strong data-part="replacedCode" translate="no" />.{' '}
        <a data-part="replacedLink" href="/">
          Use that code instead
        </a>
      </p>
      <div className={classes('lines', css.progress)}>
        <div className={css.thread} />
        <button type="button" className={css.stay} data-part="stay">
          Stay on this page
        </button>
      </div>
      <div className={classes('framed', css.label)}>
        <p className="muted">Your referral code</p>
        <strong className={css.code} data-part="code" translate="no" />
        <CopyCode />
        <div className={css.scan}>
          <div className={css.qr} data-part="qr" />
          <p className="muted">Scan it with your phone.</p>
        </div>
      </div>
      <div className={css.links} id="stores">
        <ButtonLink className={css.app} data-part="app" href="/" variant="primary" size="large" wide>
          Open the app
        </ButtonLink>
        <ButtonLink className={css.appStore} href={settings.VITE_APP_STORE_LINK} variant="secondary" size="large" wide>
          Get it in the App Store
        </ButtonLink>
        <ButtonLink
          className={css.playStore}
          href={settings.VITE_PLAY_STORE_LINK}
          variant="secondary"
          size="large"
          wide
        >
          Get it on Google Play
        </ButtonLink>
        <ButtonLink className={css.home} href="/" variant="secondary" size="large" wide>
          Go to the home page
        </ButtonLink>
      </div>
    </div>
  )
}
