import { shallowEqual, useSelector } from '@xstate/react'
import { type FormEvent } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { pathOf } from '#domain/addresses.ts'
import type { Brand } from '#domain/email.ts'
import type { verifyMachine } from '#machines/auth/verify.machine.ts'
import { selectVerify } from '#machines/auth/verify.select.ts'
import { AuthLayout } from '#pages/auth/AuthLayout.tsx'
import css from '#pages/auth/AuthLayout.module.css'
import { Resend } from '#pages/auth/Resend.tsx'
import { ignoreHeldEnter } from '#ui/heldEnter.ts'
import { Button } from '#ui/Button.tsx'
import { CodeField } from '#ui/CodeField.tsx'

interface VerifyPageProps {
  actor: ActorRefFrom<typeof verifyMachine>
  brand: Brand
}

/** Code entry of `/verify` and, for marketers, of `/amb/verify` (§2). The field submits by itself when it is full. */
export function VerifyPage({ actor, brand }: VerifyPageProps) {
  const { audience, canSend, email, isBusy, problem } = useSelector(actor, selectVerify, shallowEqual)
  const send = (code: string) => actor.send({ type: 'code.submitted', code })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(String(new FormData(event.currentTarget).get('code') ?? ''))
  }
  return (
    <AuthLayout brand={brand} heading="Enter your code" subheading={email ? <>We sent a code of 4 digits to <strong>{email}</strong>.</> : 'We sent you a code of 4 digits.'}>
      <form className={css.fields} method="dialog" onSubmit={submit} noValidate>
        <CodeField
          label="Verification code"
          name="code"
          autoFocus
          readOnly={isBusy}
          onKeyDown={ignoreHeldEnter}
          error={problem ?? undefined}
          onCodeChange={() => actor.send({ type: 'code.changed' })}
          onComplete={send}
        />
        <Button type="submit" variant="primary" size="large" wide busy={!canSend}>
          Verify
        </Button>
      </form>
      <Resend actor={actor} />
      <p className={css.foot}>
        <Link href={pathOf(audience === 'admin' ? 'signIn' : 'ambassadorSignIn')}>Use another email</Link>
        {audience === 'admin' && <Link href={pathOf('signUp')}>Go to sign up</Link>}
      </p>
    </AuthLayout>
  )
}
