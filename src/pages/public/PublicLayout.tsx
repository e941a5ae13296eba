import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/parts.css'
import '#pages/public/public.css'
import type { ReactNode } from 'react'
import type { Config } from '#domain/app/config.ts'
import css from '#pages/public/PublicLayout.module.css'
import { licencesPath } from '#domain/app/release.ts'
import { classes } from '#ui/classes.ts'
import { Logo } from '#ui/layout/Logo.tsx'
import { SkipLink } from '#ui/controls/SkipLink.tsx'

interface PublicLayoutProps {
  settings: Config
  /** Where the links to the stores are. */
  storesUrl: string
  children: ReactNode
}

/** The public layout (§2): the navigation bar, the page and the footer. A visitor with a code learns of its copy. */
export function PublicLayout({ settings, storesUrl, children }: PublicLayoutProps) {
  const product = settings.VITE_PRODUCT_NAME
  return (
    <>
      <SkipLink />
      <header className={css.header}>
        <nav className={classes('sheet row spread', css.bar)} aria-label="Main">
          <a className={classes('plain', css.home)} href="/">
            <Logo product={product} />
          </a>
          <div className={classes('row screen-only', css.links)}>
            <a className={css.wide} href="/#ways">
              How it works
            </a>
            <a className={css.call} href={storesUrl}>
              Get the app
            </a>
          </div>
        </nav>
      </header>
      <main className={css.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer settings={settings} />
      <p className={css.copyResult} data-part="copyResult" role="status" />
    </>
  )
}

function Footer({ settings }: { settings: Config }) {
  const product = settings.VITE_PRODUCT_NAME
  const columns = [
    [
      'Get the app',
      [
        ['App Store', settings.VITE_APP_STORE_LINK],
        ['Google Play', settings.VITE_PLAY_STORE_LINK],
      ],
    ],
    [
      'Follow us',
      [
        ['Instagram', settings.VITE_INSTAGRAM_LINK],
        ['X', settings.VITE_X_LINK],
        ['Facebook', settings.VITE_FACEBOOK_LINK],
      ],
    ],
    [
      'The fine print',
      [
        ['Terms', '/terms'],
        ['Privacy', '/privacy'],
        ['Accessibility', '/accessibility'],
        ['Licences', licencesPath],
        ['Support', `mailto:${settings.VITE_SUPPORT_EMAIL}`],
      ],
    ],
    [
      'Our people',
      [
        ['Ambassador login', '/amb/sign-in'],
        ['Admin sign in', '/sign-in'],
      ],
    ],
  ] as const
  return (
    <footer className={classes('screen-only', css.footer)}>
      <div className={classes('sheet', css.foot)}>
        <div>
          <a className={classes('plain', css.home)} href="/" aria-label={`${product}, home page`}>
            <Logo product={product} />
          </a>
          <p className={classes('muted', css.claim)}>
            Clothes that have more to give, and the people who wear them next.
          </p>
        </div>
        <nav className={css.columns} aria-label="Site links">
          {columns.map(([heading, links]) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <ul className={css.list}>
                {links.map(([name, href]) => (
                  <li key={name}>
                    <a href={href}>{name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className={css.seam} />
      <p className={classes('sheet note', css.last)}>{product}. Worn, loved, passed on.</p>
    </footer>
  )
}
