import { type ReactNode, useId, useRef } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { ignoreRepeatedEnter } from '#ui/controls/ignoreRepeatedEnter.ts'
import { Notice } from '#ui/feedback/Notice.tsx'
import { TextField } from '#ui/controls/TextField.tsx'

export type TypedConfirmDialogProps = {
  title: string
  /** What is lost. */
  description: ReactNode
  /** Says what to type. */
  label: ReactNode
  /** As it is typed so far. */
  typed: string
  onType: (typed: string) => void
  /** The word stands there. Until then the button looks shut; whoever presses it, or Enter, can be told what is missing. */
  canConfirm: boolean
  busy: boolean
  problem: string | null
  button: string
  /** The word is written in capitals, so a phone's keyboard starts with them. */
  isCapital?: boolean
  /** Where the focus goes when it closes; to what opened it unless told. */
  finalFocus?: () => HTMLElement | true
  onConfirm: () => void
  onDismiss: () => void
}

/** Asks before something that cannot be undone, and takes a typed word for the answer. Heavy: load it with `lazy`. */
export function TypedConfirmDialog({
  title,
  description,
  label,
  typed,
  onType,
  canConfirm,
  busy,
  problem,
  button,
  isCapital = false,
  finalFocus,
  onConfirm,
  onDismiss,
}: TypedConfirmDialogProps) {
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
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
          <Button type="submit" form={form} variant="danger" busy={busy} aria-disabled={!canConfirm || undefined}>
            {button}
          </Button>
        </>
      }
    >
      <form
        id={form}
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm()
        }}
      >
        <TextField
          ref={field}
          label={label}
          value={typed}
          readOnly={busy}
          autoComplete="off"
          autoCapitalize={isCapital ? 'characters' : 'off'}
          spellCheck={false}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={ignoreRepeatedEnter}
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
