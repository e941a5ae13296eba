import { Link } from 'wouter'
import { pathOf } from '#domain/routes/routes.ts'
import css from '#pages/ambassador/AmbassadorPage.module.css'
import { classes } from '#ui/classes.ts'
import { ButtonLink } from '#ui/controls/Button.tsx'
import type { Brand } from '#domain/auth/email.ts'
import { Logo } from '#ui/layout/Logo.tsx'

/** Shown if a marketer has no session or no profile any more. It links to the sign-in (§2). */
export function SignInPrompt({ level }: { level: 1 | 2 }) {
  const Heading = `h${level}` as const
  return (
    <div className={classes('middle', css.prompt)}>
      <Heading className={css.heading} tabIndex={-1}>
        Your session may have expired.
      </Heading>
      <p className={classes('muted', css.line)}>Sign in again to continue.</p>
      <Link href={pathOf('marketerSignIn')} asChild>
        <ButtonLink variant="primary" size="large">
          Sign In
        </ButtonLink>
      </Link>
    </div>
  )
}

/** Shown after a marketer's session has ended (§2). */
export function SessionEndedPage({ brand }: { brand: Brand }) {
  return (
    <main className={classes('column', css.ended)} id="main">
      <Logo product={brand.product} />
      <SignInPrompt level={1} />
    </main>
  )
}
