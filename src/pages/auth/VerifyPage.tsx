import { shallowEqual, useSelector } from '@xstate/react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { accessPolicies } from '#domain/auth/access.ts'
import { pathOf } from '#domain/routes/routes.ts'
import type { Brand } from '#domain/auth/email.ts'
import type { verifyMachine } from '#machines/auth/verify.machine.ts'
import { selectVerify } from '#machines/auth/verify.selectors.ts'
import { AuthLayout } from '#pages/auth/AuthLayout.tsx'
import css from '#pages/auth/AuthLayout.module.css'
import { CodeForm } from '#pages/auth/CodeForm.tsx'
import { classes } from '#ui/classes.ts'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

interface VerifyPageProps {
  actor: ActorRefFrom<typeof verifyMachine>
  brand: Brand
}

/** The code form of `/verify` and, for marketers, of `/amb/verify` (§2). */
export function VerifyPage({ actor, brand }: VerifyPageProps) {
  const { audience, codeLength, email } = useSelector(actor, selectVerify, shallowEqual)
  const policy = accessPolicies[audience]
  return (
    <AuthLayout
      brand={brand}
      audience={audience}
      heading="Enter your code"
      subheading={
        email ? (
          <>
            <span>{`We sent a ${codeLength}-digit code to `}</span>
            <strong>
              <Verbatim>{email}</Verbatim>
            </strong>
            <span>.</span>
          </>
        ) : (
          `We sent you a ${codeLength}-digit code.`
        )
      }
    >
      <CodeForm actor={actor} />
      <p className={classes('wrap muted', css.foot)}>
        <Link href={pathOf(policy.routes.signIn)}>Use another email</Link>
        {policy.hasSignUp && <Link href={pathOf('signUp')}>Go to sign up</Link>}
      </p>
    </AuthLayout>
  )
}
