import { type ReactNode, useDeferredValue } from 'react'
import type { Brand } from '#domain/auth/email.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { classes } from '#ui/classes.ts'
import { Logo } from '#ui/layout/Logo.tsx'
import css from '#pages/auth/AuthLayout.module.css'

interface AuthLayoutProps {
  brand: Brand
  /** Whose product the panel shows. */
  audience: Audience
  heading: string
  subheading: ReactNode
  children: ReactNode
}

/**
 * The layout of the sign-in pages (§2): logo, heading, subheading, one form. Wide screens show the product beside them. The
 * browser requests this picture when the form works, not with the document.
 */
export function AuthLayout({ brand, audience, heading, subheading, children }: AuthLayoutProps) {
  const hasPicture = useDeferredValue(true, false)
  return (
    <div className={css.layout}>
      <main className={classes('column', css.main)} id="main">
        <a className={classes('plain', css.logo)} href="/">
          <Logo product={brand.product} />
        </a>
        <div className={classes('column', css.form)}>
          <h1 className={css.heading} tabIndex={-1}>
            {heading}
          </h1>
          <p className={classes('muted breaks', css.subheading)}>{subheading}</p>
          {children}
        </div>
      </main>
      <div className={classes(css.cloth, hasPicture && css[audience])} aria-hidden="true">
        <p className={css.label}>Worn, loved, passed on.</p>
      </div>
    </div>
  )
}
