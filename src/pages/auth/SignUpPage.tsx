import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { shallowEqual, useSelector } from '@xstate/react'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { pathOf } from '#domain/routes/routes.ts'
import { type Brand, exampleEmail, companyEmailHint } from '#domain/auth/email.ts'
import { signUpFields, signUpSchema } from '#domain/auth/signUp.ts'
import { readPhone } from '#domain/readInput.ts'
import { type signUpMachine, selectSignUp } from '#machines/auth/signUp.machine.ts'
import { AuthLayout } from '#pages/auth/AuthLayout.tsx'
import css from '#pages/auth/AuthLayout.module.css'
import { classes } from '#ui/classes.ts'
import { ignoreRepeatedEnter } from '#ui/controls/FieldFrame.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { TextField } from '#ui/controls/TextField.tsx'

interface SignUpPageProps {
  actor: ActorRefFrom<typeof signUpMachine>
  brand: Brand
}

/** The form of `/sign-up` (§2, §5). */
export function SignUpPage({ actor, brand }: SignUpPageProps) {
  const { email, emailProblem, isBusy, phoneProblem, problem } = useSelector(actor, selectSignUp, shallowEqual)
  const form = useForm({
    resolver: standardSchemaResolver(signUpSchema(brand)),
    reValidateMode: 'onChange',
    ...(email !== '' && { defaultValues: { email } }),
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(
    (details) => actor.send({ type: 'details.submitted', details }),
    (fieldErrors) => {
      const firstField = signUpFields.find((name) => fieldErrors[name])
      if (firstField) actor.send({ type: 'validation.failed', text: fieldErrors[firstField]?.message ?? '' })
    },
  )
  const registerOptions = { onChange: () => actor.send({ type: 'details.changed' }) }
  const commonProps = { readOnly: isBusy, onKeyDown: ignoreRepeatedEnter }
  return (
    <AuthLayout
      brand={brand}
      audience="admin"
      heading="Sign up"
      subheading="Create an admin account. We will send a one‑time code to your email."
    >
      <form className="blocks" method="dialog" onSubmit={submit} noValidate>
        <TextField
          label="Full Name"
          autoComplete="name"
          autoFocus
          error={errors.name?.message}
          {...commonProps}
          {...form.register('name', registerOptions)}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder={exampleEmail(brand)}
          hint={companyEmailHint(brand)}
          error={errors.email?.message ?? emailProblem}
          {...commonProps}
          {...form.register('email', registerOptions)}
        />
        <TextField
          label="Phone Number"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          error={errors.phone?.message ?? phoneProblem}
          {...commonProps}
          {...form.register('phone', {
            ...registerOptions,
            onBlur: () => form.setValue('phone', readPhone(form.getValues('phone') ?? '')),
          })}
        />
        {problem && (
          <Notice tone="danger" announce>
            {problem}
          </Notice>
        )}
        <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
          Continue
        </Button>
      </form>
      <p className={classes('wrap muted', css.foot)}>
        <Link href={pathOf('signIn')}>Already signed up? Sign In</Link>
      </p>
    </AuthLayout>
  )
}
