import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { shallowEqual, useSelector } from '@xstate/react'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { accessPolicies } from '#domain/auth/access.ts'
import { pathOf, type RouteName } from '#domain/routes/routes.ts'
import { type Brand, exampleEmail, signInSchema } from '#domain/auth/email.ts'
import { type signInMachine, selectSignIn } from '#machines/auth/signIn.machine.ts'
import { type sessionEndMachine, selectSessionEnd } from '#machines/session/sessionEnd.machine.ts'
import { AuthLayout } from '#pages/auth/AuthLayout.tsx'
import css from '#pages/auth/AuthLayout.module.css'
import { classes } from '#ui/classes.ts'
import { ignoreRepeatedEnter } from '#ui/controls/FieldFrame.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'

interface SignInPageProps {
  actor: ActorRefFrom<typeof signInMachine>
  sessionEnd: ActorRefFrom<typeof sessionEndMachine> | undefined
  brand: Brand
}

const texts = {
  admin: {
    heading: 'Sign in',
    subheading: 'Enter your company email and we will send you a one‑time code.',
    otherDoor: { route: 'ambassadorSignIn', label: 'Ambassador sign-in' },
  },
  marketer: {
    heading: 'Login',
    subheading: 'For ambassadors. Enter your email and we will send you a one‑time code.',
    otherDoor: { route: 'signIn', label: 'Admin sign-in' },
  },
} as const

/** The email form of `/sign-in` and, for marketers, of `/amb/sign-in` (§2). */
export function SignInPage({ actor, sessionEnd, brand }: SignInPageProps) {
  const { audience, email, isBusy, isEmailForeign, problem } = useSelector(actor, selectSignIn, shallowEqual)
  const { heading, subheading, otherDoor } = texts[audience]
  const form = useForm({
    resolver: standardSchemaResolver(signInSchema(brand, audience)),
    reValidateMode: 'onChange',
    ...(email !== '' && { defaultValues: { email } }),
  })
  const submit = form.handleSubmit((values) => actor.send({ type: 'email.submitted', email: values.email }))
  /** A link to another page, which gets the typed email. */
  const linkTo = (to: RouteName, label: string) => (
    <Link
      href={pathOf(to)}
      onClick={(event) => {
        event.preventDefault()
        actor.send({ type: 'link.followed', to, email: form.getValues('email') ?? '' })
      }}
    >
      {label}
    </Link>
  )
  return (
    <AuthLayout brand={brand} audience={audience} heading={heading} subheading={subheading}>
      <UnendedSession actor={sessionEnd} />
      <form className="blocks" method="dialog" onSubmit={submit} noValidate>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder={exampleEmail(brand, audience)}
          error={form.formState.errors.email?.message}
          autoFocus
          readOnly={isBusy}
          onKeyDown={ignoreRepeatedEnter}
          {...form.register('email')}
        />
        {problem && (
          <Notice tone="danger" announce>
            <span>{problem}</span>
            {isEmailForeign && (
              <>
                <span>. </span>
                {linkTo(otherDoor.route, 'Ambassador? Sign in here')}
              </>
            )}
          </Notice>
        )}
        <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
          Continue
        </Button>
      </form>
      <p className={classes('wrap muted', css.foot)}>
        {accessPolicies[audience].hasSignUp && linkTo('signUp', 'Go to sign up')}
        {linkTo(otherDoor.route, otherDoor.label)}
      </p>
    </AuthLayout>
  )
}

/** Says that the last sign-out could not end the session at the identity provider (§4), and offers to try again. */
function UnendedSession({ actor }: { actor: ActorRefFrom<typeof sessionEndMachine> | undefined }) {
  const { isUnended, isBusy, problem } = useSelector(actor, selectSessionEnd, shallowEqual)
  if (!isUnended) return null
  return (
    <RetryNotice
      title="You are signed out here, but not everywhere"
      problem={`Your session could not be ended on all devices yet. ${problem} Keep this page open until it is ended.`}
      label="Try again"
      busy={isBusy}
      onRetry={() => actor?.send({ type: 'retry.requested' })}
    />
  )
}
