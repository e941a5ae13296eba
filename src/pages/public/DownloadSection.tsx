import type { Config } from '#domain/app/config.ts'
import { PhoneArt } from '#pages/public/art/PhoneArt.tsx'
import css from '#pages/public/DownloadSection.module.css'
import { CopyCode } from '#pages/public/referral/CopyCode.tsx'
import { PhoneGlyph, PlayGlyph } from '#pages/public/art/StoreGlyphs.tsx'
import { classes } from '#ui/classes.ts'

/** The links to the app stores. A visitor with a stored referral code also sees the code and a QR code. */
export function DownloadSection({ settings }: { settings: Config }) {
  return (
    <section className="sheet" id="download" aria-labelledby="download-heading">
      <div className={css.panel}>
        <div>
          <h2 className={classes('display', css.heading)} id="download-heading">
            Your next favourite is in the app
          </h2>
          <p className={css.text}>
            Take a photo, say what you would like to happen, and find the people near you who have been looking for it.
          </p>
          <p className={classes('wrap', css.stores)}>
            <a className={css.store} href={settings.VITE_APP_STORE_LINK}>
              <PhoneGlyph />
              <span>
                <small>For iPhone, in the</small> App Store
              </span>
            </a>
            <a className={css.store} href={settings.VITE_PLAY_STORE_LINK}>
              <PlayGlyph />
              <span>
                <small>For Android, on</small> Google Play
              </span>
            </a>
          </p>
        </div>
        <div className={css.ticket} data-part="ticket">
          <div className={css.hole} />
          <p className={css.invitation}>You were invited with the code</p>
          <strong className={css.code} data-part="code" translate="no" />
          <div className={css.copy}>
            <CopyCode />
          </div>
          <div className={css.qr} data-part="qr" />
          <p className={css.scan}>Scan to use this code in the app.</p>
        </div>
        <div className={classes('screen-only', css.picture)}>
          <PhoneArt />
        </div>
      </div>
    </section>
  )
}
