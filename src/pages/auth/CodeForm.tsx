import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { ActorRefFrom } from 'xstate'
import { codeSchema, wrongCode } from '#domain/auth/verificationCode.ts'
import type { verifyMachine } from '#machines/auth/verify.machine.ts'
import { selectResend, selectVerify } from '#machines/auth/verify.selectors.ts'
import { Resend } from '#pages/auth/Resend.tsx'
import { ignoreRepeatedEnter } from '#ui/controls/FieldFrame.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { CodeField } from '#ui/controls/CodeField.tsx'

/** The codes of this deployment have letters (a setting of the build). */
const hasLetters = import.meta.env['VITE_CODE_CHARACTERS'] === 'letters'

interface CodeFormProps {
  actor: ActorRefFrom<typeof verifyMachine>
}

/** The field for a one-time code, which submits itself when it is complete, and the resend link (§2, §4). */
export function CodeForm({ actor }: CodeFormProps) {
  const { codeLength } = useSelector(actor, selectVerify, shallowEqual)
  // A code of another length is another code: the field becomes empty.
  return <CodeFormOfLength key={codeLength} actor={actor} />
}

/** After a check, and after a new code was sent, the focus is in the field again. A refused code is removed. */
function CodeFormOfLength({ actor }: CodeFormProps) {
  const { canSubmit, codeLength, isBusy, isCodeRejected, problem } = useSelector(actor, selectVerify, shallowEqual)
  const { isLocked, isSending } = useSelector(actor, selectResend, shallowEqual)
  const form = useForm({ resolver: standardSchemaResolver(codeSchema(codeLength)), reValidateMode: 'onSubmit' })
  const activity = isBusy ? 'checking' : isSending ? 'sending' : null
  const lastActivityRef = useRef(activity)
  // Before the effect of the field, which looks at its text.
  useLayoutEffect(() => {
    if (isCodeRejected) form.setValue('code', '')
  }, [isCodeRejected, form])
  useEffect(() => {
    const last = lastActivityRef.current
    lastActivityRef.current = activity
    const isEnded = last === 'checking' || (last === 'sending' && isLocked)
    if (activity === null && isEnded) form.setFocus('code', { shouldSelect: true })
  }, [activity, isLocked, form])
  const submit = form.handleSubmit(({ code }) => actor.send({ type: 'code.submitted', code }))
  const change = () => {
    form.clearErrors()
    actor.send({ type: 'code.changed' })
  }
  return (
    <>
      <form className="blocks" method="dialog" onSubmit={submit} noValidate>
        <CodeField
          label="Verification code"
          length={codeLength}
          hasLetters={hasLetters}
          autoFocus
          readOnly={isBusy}
          onKeyDown={ignoreRepeatedEnter}
          error={form.formState.errors.code?.message ?? problem}
          announce={problem !== wrongCode.field}
          onComplete={() => void submit()}
          {...form.register('code', { onChange: change })}
        />
        <Button type="submit" variant="primary" size="large" wide busy={!canSubmit}>
          Verify
        </Button>
      </form>
      <Resend actor={actor} />
    </>
  )
}
