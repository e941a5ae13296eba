import { shallowEqual, useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { verifyMachine } from '#machines/auth/verify.machine.ts'
import { selectVerify } from '#machines/auth/verify.selectors.ts'
import css from '#pages/auth/AuthLayout.module.css'
import { Resend } from '#pages/auth/Resend.tsx'
import { ignoreRepeatedEnter } from '#ui/controls/ignoreRepeatedEnter.ts'
import { Button } from '#ui/controls/Button.tsx'
import { CodeField } from '#ui/controls/CodeField.tsx'

/** The field for a one-time code, which submits itself when it is complete, and the resend link (§2, §4). */
export function CodeForm({ actor }: { actor: ActorRefFrom<typeof verifyMachine> }) {
  const { canSubmit, isBusy, problem } = useSelector(actor, selectVerify, shallowEqual)
  const submitCode = (code: string) => actor.send({ type: 'code.submitted', code })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submitCode(String(new FormData(event.currentTarget).get('code') ?? ''))
  }
  return (
    <>
      <form className={css.fields} method="dialog" onSubmit={submit} noValidate>
        <CodeField
          label="Verification code"
          name="code"
          autoFocus
          readOnly={isBusy}
          onKeyDown={ignoreRepeatedEnter}
          error={problem ?? undefined}
          onCodeChange={() => actor.send({ type: 'code.changed' })}
          onComplete={submitCode}
        />
        <Button type="submit" variant="primary" size="large" wide busy={!canSubmit}>
          Verify
        </Button>
      </form>
      <Resend actor={actor} />
    </>
  )
}
