import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { pathOf } from '#domain/routes/routes.ts'
import { type Brand, exampleEmail, signInSchema } from '#domain/auth/email.ts'
import { AuthLayout } from '#pages/auth/AuthLayout.tsx'
import { ButtonLink } from '#ui/controls/Button.tsx'
import { TextField } from '#ui/controls/TextField.tsx'

/** The page `/forgotten-password` (§2). It is a placeholder that submits nothing: its button is the link to the sign-in. */
export function ForgottenPasswordPage({ brand }: { brand: Brand }) {
  const form = useForm({ resolver: standardSchemaResolver(signInSchema(brand)), reValidateMode: 'onChange' })
  return (
    <AuthLayout
      brand={brand}
      audience="admin"
      heading="Forgotten password"
      subheading="No password needed: sign in with your email and a one‑time code."
    >
      <form className="blocks" method="dialog" onSubmit={form.handleSubmit(() => undefined)} noValidate>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoFocus
          placeholder={exampleEmail(brand)}
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <Link href={pathOf('signIn')} asChild>
          <ButtonLink size="large" wide>
            Sign In
          </ButtonLink>
        </Link>
      </form>
    </AuthLayout>
  )
}
