import { Link } from 'wouter'
import { pathOf } from '#domain/routes/routes.ts'
import css from '#pages/ambassador/AmbassadorPage.module.css'
import { ButtonLink } from '#ui/controls/Button.tsx'

/** Shown if a marketer has no session or no profile any more. It links to the sign-in (§2). */
export function SignInPrompt({ level }: { level: 1 | 2 }) {
  const Heading = `h${level}` as const
  return (
    <div className={css.prompt}>
      <Heading className={css.heading} tabIndex={-1}>
        Your session may have expired.
      </Heading>
      <p className={css.line}>Sign in again to continue.</p>
      <Link href={pathOf('marketerSignIn')} asChild>
        <ButtonLink variant="primary" size="large">
          Sign In
        </ButtonLink>
      </Link>
    </div>
  )
}
