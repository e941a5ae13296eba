import { Link } from 'wouter'
import { pathOf } from '#domain/addresses.ts'
import type { Brand } from '#domain/email.ts'
import css from '#pages/public/HomePage.module.css'
import { ButtonLink } from '#ui/Button.tsx'
import { LogoMark } from '#ui/Logo.tsx'

/** The product's name and the ways to sign in. */
export function HomePage({ brand }: { brand: Brand }) {
  return (
    <main className={css.page} id="main">
      <LogoMark className={css.mark ?? ''} />
      <h1 className={css.name} tabIndex={-1}>
        {brand.product}
      </h1>
      <p className={css.line}>Second-hand fashion to rent, sell, donate and swap.</p>
      <nav className={css.ways} aria-label="Ways to sign in">
        <Link href={pathOf('signIn')} asChild>
          <ButtonLink variant="primary" size="large">
            Admin sign in
          </ButtonLink>
        </Link>
        <Link href={pathOf('ambassadorSignIn')} asChild>
          <ButtonLink variant="secondary" size="large">
            Ambassador login
          </ButtonLink>
        </Link>
      </nav>
    </main>
  )
}
