import { type ReactNode, useId, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'

export type TypedConfirmDialogProps = {
  title: string
  /** What is lost. */
  description: ReactNode
  /** Says what to type. */
  label: ReactNode
  /** As it is typed so far. */
  typed: string
  onType: (typed: string) => void
  /** The word stands there: the button can be pressed. */
  canConfirm: boolean
  busy: boolean
  problem: string | null
  button: string
  onConfirm: () => void
  onDismiss: () => void
}

/** Asks before something that cannot be undone, and takes a typed word for the answer. Heavy: load it with `lazy`. */
export function TypedConfirmDialog({ title, description, label, typed, onType, canConfirm, busy, problem, button, onConfirm, onDismiss }: TypedConfirmDialogProps) {
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const dismiss = () => {
    if (!busy) onDismiss()
  }
  return (
    <Dialog
      open
      alert
      title={title}
      description={description}
      onDismiss={dismiss}
      initialFocus={field}
      actions={
        <>
          <Button variant="secondary" onClick={dismiss} aria-disabled={busy || undefined}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="danger" busy={busy} disabled={!canConfirm}>
            {button}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onConfirm()
        }}
      >
        <TextField
          ref={field}
          label={label}
          value={typed}
          readOnly={busy}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            // A form whose button is disabled is not submitted by Enter; the person is told what is missing.
            if (event.key === 'Enter' && !canConfirm && !busy) onConfirm()
          }}
        />
      </form>
      {problem !== null && (
        <Notice tone="danger" announce>
          {problem}
        </Notice>
      )}
    </Dialog>
  )
}
