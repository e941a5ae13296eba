import { Link } from 'wouter'
import { pathOf } from '#domain/routes/routes.ts'
import { type Brand, exampleEmail } from '#domain/auth/email.ts'
import { AuthLayout } from '#pages/auth/AuthLayout.tsx'
import css from '#pages/auth/AuthLayout.module.css'
import { TextField } from '#ui/controls/TextField.tsx'

/** The page `/forgotten-password` (§2). It is a placeholder without a function, so it has no submit button. */
export function ForgottenPasswordPage({ brand }: { brand: Brand }) {
  return (
    <AuthLayout
      brand={brand}
      heading="Forgotten password"
      subheading="You need no password here: sign in with your email and a one‑time code."
    >
      <form className={css.fields} method="dialog" onSubmit={(event) => event.preventDefault()} noValidate>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          placeholder={exampleEmail(brand)}
        />
      </form>
      <p className={css.foot}>
        <Link href={pathOf('signIn')}>Sign In</Link>
      </p>
    </AuthLayout>
  )
}
