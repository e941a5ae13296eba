import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type ReactNode, useId, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { confirmationSchema, isTyped } from '#domain/people/confirmation.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { ignoreRepeatedEnter } from '#ui/controls/FieldFrame.tsx'
import { joinRefs, TextField } from '#ui/controls/TextField.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'

export type TypedConfirmDialogProps = {
  title: string
  /** What the person loses. */
  description: ReactNode
  /** Asks the person to type the word. */
  label: ReactNode
  /** Until the word is typed, the button looks disabled, but a press or Enter still shows the rule. */
  word: string
  /** The text for any other word. */
  rule: string
  busy: boolean
  /** Why the action failed. */
  problem: string | null
  button: string
  /** The word has capitals, so the keyboard of a phone starts with them. */
  isCapital?: boolean
  /** The element that gets the focus when it closes. The default is the element that opened it. */
  finalFocus?: () => HTMLElement | true
  onChange: () => void
  onConfirm: (confirmation: string) => void
  onDismiss: () => void
}

/** Asks for a typed word before an action that cannot be undone. The code is large: use `LazyTypedConfirmDialog`. */
export function TypedConfirmDialog({
  title,
  description,
  label,
  word,
  rule,
  busy,
  problem,
  button,
  isCapital = false,
  finalFocus,
  onChange,
  onConfirm,
  onDismiss,
}: TypedConfirmDialogProps) {
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const form = useForm({
    resolver: standardSchemaResolver(confirmationSchema(word, rule)),
    defaultValues: { confirmation: '' },
    reValidateMode: 'onSubmit',
  })
  const isWordTyped = isTyped(useWatch({ control: form.control, name: 'confirmation' }), word)
  const text = form.formState.errors.confirmation?.message ?? problem
  const change = () => {
    form.clearErrors()
    onChange()
  }
  const { ref, ...registered } = form.register('confirmation', { onChange: change })
  return (
    <Dialog
      open
      alert
      title={title}
      description={description}
      persistent={busy}
      onDismiss={onDismiss}
      initialFocus={field}
      {...(finalFocus && { finalFocus })}
      actions={
        <>
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={onDismiss}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy} aria-disabled={!isWordTyped || undefined}>
            {button}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="dialog"
        autoComplete="off"
        noValidate
        onSubmit={form.handleSubmit(({ confirmation }) => onConfirm(confirmation))}
      >
        <TextField
          label={label}
          readOnly={busy}
          autoCapitalize={isCapital ? 'characters' : 'off'}
          spellCheck={false}
          onKeyDown={ignoreRepeatedEnter}
          {...registered}
          ref={joinRefs(field, ref)}
        />
      </form>
      {text !== null && (
        <Notice tone="danger" announce>
          {text}
        </Notice>
      )}
    </Dialog>
  )
}
