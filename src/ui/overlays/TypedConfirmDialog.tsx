import { type ReactNode, useId, useRef } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { ignoreRepeatedEnter } from '#ui/controls/ignoreRepeatedEnter.ts'
import { Notice } from '#ui/feedback/Notice.tsx'
import { TextField } from '#ui/controls/TextField.tsx'

export type TypedConfirmDialogProps = {
  title: string
  /** What the person loses. */
  description: ReactNode
  /** Asks the person to type the word. */
  label: ReactNode
  /** The text typed so far. */
  typed: string
  onType: (typed: string) => void
  /** The word is complete. Until then the button looks disabled, but a press or Enter still calls `onConfirm`. */
  canConfirm: boolean
  busy: boolean
  problem: string | null
  button: string
  /** The word has capitals, so the keyboard of a phone starts with them. */
  isCapital?: boolean
  /** The element that gets the focus when it closes. The default is the element that opened it. */
  finalFocus?: () => HTMLElement | true
  onConfirm: () => void
  onDismiss: () => void
}

/** Asks for a typed word before an action that cannot be undone. The code is large: load it with `lazy`. */
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
