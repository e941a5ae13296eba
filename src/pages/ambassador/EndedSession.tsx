import { Link } from 'wouter'
import { pathOf } from '#domain/addresses.ts'
import type { Brand } from '#domain/email.ts'
import css from '#pages/ambassador/AmbassadorPage.module.css'
import { ButtonLink } from '#ui/Button.tsx'
import { Logo } from '#ui/Logo.tsx'

/** What a marketer sees whose session has ended (§2). */
export function EndedSession({ brand }: { brand: Brand }) {
  return (
    <main className={css.ended} id="main">
      <Logo product={brand.product} size="medium" />
      <h1 className={css.heading} tabIndex={-1}>
        Your session may have expired.
      </h1>
      <p className={css.line}>Sign in again to go on.</p>
      <Link href={pathOf('marketerSignIn')} asChild>
        <ButtonLink variant="primary" size="large">
          Sign In
        </ButtonLink>
      </Link>
    </main>
  )
}
